// Whole conversations of a time, some at a time, from either database. A reader of its own, so that nobody who converses waits for it.

import type { ConversationReader, ConversationRecord } from '../../insights/conversation-record.ts';
import type { SessionId } from '../../sessions/session-store.ts';
import { decodeInteraction, type InteractionRow } from './interaction-rows.ts';
import { firstIdAt } from './postgres/partitions.ts';
import type { ContextLookup, decodeRecorded } from './session-rows.ts';

export type SessionStep = ReturnType<typeof decodeRecorded> & { readonly session: SessionId };

/** Where the rows are. Ids are hexadecimal. */
export interface ConversationRows {
  /** Those behind this one and before the session `end`, in the order of sessions and steps, at most {@link STEPS_AT_ONCE}. */
  steps(after: { readonly session: string; readonly step: number }, end: string): Promise<readonly SessionStep[]>;
  /** Of the sessions from `first` to `last`, the oldest first. */
  interactions(first: SessionId, last: SessionId): Promise<readonly InteractionRow[]>;
  contexts(steps: readonly SessionStep[]): Promise<ContextLookup>;
  close(): Promise<void>;
}

export const STEPS_AT_ONCE = 2000;

/** One source after the other. */
export const readConversations = (sources: readonly ConversationRows[]): ConversationReader => ({
  async *read(from, to) {
    for (const rows of sources) yield* readFrom(rows, firstIdAt(from), firstIdAt(to));
  },
  async close() {
    for (const rows of sources) await rows.close();
  },
});

async function* readFrom(
  rows: ConversationRows,
  from: string,
  to: string,
): AsyncGenerator<readonly ConversationRecord[]> {
  let after = { session: from, step: -1 };
  /** Of the last session so far, which may go on. */
  let rest: SessionStep[] = [];
  for (;;) {
    const steps = await rows.steps(after, to);
    const last = steps.at(-1);
    const all = [...rest, ...steps];
    const isLast = last === undefined || steps.length < STEPS_AT_ONCE;
    rest = isLast ? [] : all.filter(({ session }) => session === last.session);
    const whole = all.slice(0, all.length - rest.length);
    if (whole.length > 0) yield await join(rows, whole);
    if (isLast) return;
    after = last;
  }
}

async function join(rows: ConversationRows, steps: readonly SessionStep[]): Promise<ConversationRecord[]> {
  const sessions = [...Map.groupBy(steps, ({ session }) => session)];
  const [first, last] = [sessions[0]?.[0], sessions.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const contexts = await rows.contexts(steps);
  const told = (await rows.interactions(first, last)).map(decodeInteraction);
  const interactions = Map.groupBy(told, ({ session }) => session);
  return sessions.flatMap(([id, own]) => {
    const [begun] = own;
    if (begun === undefined) return [];
    const { client, advisor, version } = contexts.get(begun.context);
    return { id, client, advisor, version, steps: own, interactions: interactions.get(id) ?? [] };
  });
}
