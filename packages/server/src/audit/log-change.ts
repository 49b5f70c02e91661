// The one way to change something that the log shall know of.

import { randomBytes } from 'node:crypto';
import type { AuditEnd, AuditIntent, AuditStore } from './audit-store.ts';

/**
 * Makes the entry, does the work, completes the entry. If the entry cannot be made, nothing is done and the error comes out. If the work
 * throws, the entry says `failed`, and the error comes out. `endOf`: what the outcome of the work means for the log; null if it is not known
 * whether it was done, which the entry then says.
 */
export async function logChange<Outcome>(
  store: Pick<AuditStore, 'begin' | 'complete' | 'removeBefore'>,
  intent: AuditIntent,
  work: () => Promise<Outcome>,
  endOf: (outcome: Outcome) => AuditEnd | null | Promise<AuditEnd | null>,
  now = Date.now(),
): Promise<Outcome> {
  const id = makeEntryId(now);
  await store.begin(id, now, intent);
  if (clearsOut(id)) await store.removeBefore(now - KEPT).catch(() => {});
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    await completeIfPossible(store, id, { outcome: 'failed' });
    throw error;
  }
  const end = await endOf(outcome);
  if (end !== null) await completeIfPossible(store, id, end);
  return outcome;
}

/** For what the store has an account of by itself, made with the change: its entry is made afterwards. */
export async function logDone(
  store: Pick<AuditStore, 'begin' | 'complete' | 'removeBefore'>,
  intent: AuditIntent,
  end: Omit<AuditEnd, 'outcome'>,
): Promise<void> {
  await logChange(
    store,
    intent,
    async () => {},
    () => ({ outcome: 'done', ...end }),
  );
}

/** Entries are kept so long, in milliseconds: a year, and a while to look back at it. */
export const KEPT = 400 * 24 * 60 * 60_000;

/** One entry of 256 takes along those that are older. */
const clearsOut = (id: string): boolean => id.endsWith('00');

/** What was done is done: an entry that stays without its outcome says that it is not known, which is true of the log. */
const completeIfPossible = (store: Pick<AuditStore, 'complete'>, id: string, end: AuditEnd): Promise<void> =>
  store.complete(id, end).catch(() => {});

/** 48 bits of milliseconds, then 64 random bits, in hexadecimal. */
export const makeEntryId = (now: number): string => now.toString(16).padStart(12, '0') + randomBytes(8).toString('hex');
