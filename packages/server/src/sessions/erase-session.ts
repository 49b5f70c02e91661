// The two sides of erasing a session across processes: asking and waiting, and carrying out what was asked.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ErasureStore } from './erasure-store.ts';
import type { SessionId, SessionStore } from './session-store.ts';

const PATIENCE = 10_000;

/** Asks the running server; resolves to whether there was such a session, or to null when it has not answered in time. */
export async function eraseSession(erasures: ErasureStore, id: SessionId): Promise<boolean | null> {
  await erasures.request(id, Date.now());
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    const outcome = await erasures.outcome(id);
    if (outcome !== null) return outcome;
  }
  return null;
}

export async function carryOutErasures(erasures: ErasureStore, sessions: SessionStore): Promise<void> {
  for (const id of await erasures.listOpen()) await erasures.settle(id, await sessions.remove(id));
}
