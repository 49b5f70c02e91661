// A session is stored only as its steps. Here a step becomes a row, and rows become events and the session again. The rows of
// a session together give exactly the session that was last stored.

import { jumpsQueue, type Reply } from '@guidepost/engine/session';
import { type Given, readGiven } from '../../sessions/given.ts';
import type { ChosenBy, SessionId, StepEvent, StoredSession } from '../../sessions/session-store.ts';

/** What repeats in every step of many sessions. */
export interface SessionContext {
  readonly id: number;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly language: string;
}

export interface ContextLookup {
  /** Throws if there is none, because a step never comes without its context. */
  get(id: number): SessionContext;
}

/**
 * In the order of the table. The session is 32 hexadecimal digits; the reply, and what a question was chosen by, are JSON; what was given is
 * as `writeGiven` writes it.
 */
export type StepRow = readonly [
  session: string,
  step: number,
  context: number,
  catalogRevision: number,
  at: number,
  question: string | null,
  reply: string | null,
  shown: string | null,
  resultsGiven: number,
  chosenBy: string | null,
  given: string | null,
];

/** The number of values in a {@link StepRow}. */
export const STEP_LENGTH = 11;

export const encodeStep = (
  session: StoredSession,
  context: number,
  catalogRevision: number,
  chosenBy: ChosenBy | null,
  given: string | null,
): StepRow => {
  const { lastReplied, state } = session;
  const reply = lastReplied === null ? null : JSON.stringify(state.replies[lastReplied]);
  const resultsGiven = state.resultsGiven ? 1 : 0;
  return [
    session.id,
    session.step,
    context,
    catalogRevision,
    session.steppedAt,
    lastReplied,
    reply,
    state.shown,
    resultsGiven,
    chosenBy === null ? null : JSON.stringify(chosenBy.map(({ question, gain }) => [question, gain])),
    given,
  ];
};

/** The columns that a session is made of. The caller knows its id. */
export const STEP_COLUMNS = 'step, context, catalog_revision, at, question, reply, shown, results_given';

/** All that is told of a step. */
export const EVENT_COLUMNS = `${STEP_COLUMNS}, chosen_by, given`;

/** What insights are computed from. */
export const RECORDED_COLUMNS = `${STEP_COLUMNS}, given`;

export interface StoredStep {
  readonly step: number;
  readonly context: number;
  readonly catalogRevision: number;
  readonly at: number;
  readonly question: string | null;
  readonly reply: Reply | null;
  readonly shown: string | null;
  readonly resultsGiven: boolean;
}

/** From an array in the order of {@link STEP_COLUMNS}. */
export const decodeStep = (row: readonly unknown[]): StoredStep => ({
  step: Number(row[0]),
  context: Number(row[1]),
  catalogRevision: Number(row[2]),
  at: Number(row[3]),
  question: textOrNull(row[4]),
  reply: parseReply(row[5]),
  shown: textOrNull(row[6]),
  resultsGiven: row[7] === 1,
});

/** The session after its steps, which are in order and begin with step 0; null if there are none. */
export const foldSteps = (
  id: SessionId,
  steps: readonly StoredStep[],
  contexts: ContextLookup,
): StoredSession | null => {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return null;
  const replies = new Map<string, Reply>();
  const changed = new Set<string>();
  for (const { question, reply } of steps) {
    if (question === null || reply === null) continue;
    if (replies.has(question)) changed.add(question);
    replies.set(question, reply);
  }
  const order = [...replies.keys()];
  const { client, advisor, version, language } = contexts.get(last.context);
  return {
    id,
    client,
    advisor,
    version,
    startedAt: first.at,
    step: last.step,
    steppedAt: last.at,
    lastReplied: last.question,
    state: {
      language,
      replies: Object.fromEntries(replies),
      shown: last.shown,
      resultsGiven: last.resultsGiven,
      ...(changed.size > 0 && { changed: [...changed] }),
      ...(order.some(jumpsQueue) && { order }),
    },
  };
};

/** From an array in the order of {@link EVENT_COLUMNS}. */
export const toEvent = (session: SessionId, row: readonly unknown[], contexts: ContextLookup): StepEvent => {
  const { context, ...step } = decodeStep(row);
  const { client, advisor, version, language } = contexts.get(context);
  const more = { chosenBy: parseChosenBy(row[8]), given: parseGiven(row[9]) };
  return { session, client, advisor, version, language, ...step, ...more };
};

/** From an array in the order of {@link RECORDED_COLUMNS}. */
export const decodeRecorded = (row: readonly unknown[]): StoredStep & { readonly given: Given | null } => ({
  ...decodeStep(row),
  given: parseGiven(row[8]),
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const parseGiven = (value: unknown): Given | null => (typeof value === 'string' ? readGiven(value) : null);

const parseChosenBy = (value: unknown): ChosenBy | null => {
  if (typeof value !== 'string') return null;
  const pairs: unknown = JSON.parse(value);
  if (!Array.isArray(pairs)) throw new Error('the store holds a choice that is not a list');
  return pairs.map(([question, gain]) => ({ question: String(question), gain: Number(gain) }));
};

const parseReply = (value: unknown): Reply | null => {
  if (typeof value !== 'string') return null;
  const reply: unknown = JSON.parse(value);
  if (!Array.isArray(reply)) throw new Error('the store holds a reply that is not a list');
  return reply.map(String);
};
