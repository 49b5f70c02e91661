// What is left of steps when they are swept: how often each thing happened on each day.

import { groupAnswer } from '../../sessions/group-answer.ts';
import type { DailyCount } from '../../sessions/session-store.ts';
import type { InteractionRow } from './interaction-rows.ts';
import type { StoredStep } from './session-rows.ts';

/** The context is the number that steps have. */
export type CountKey = readonly [
  day: string,
  context: number,
  kind: DailyCount['kind'],
  question: string,
  answer: string,
];

/** Counts of several stores as those of one, the oldest day first. */
export function sumDailyCounts(lists: readonly (readonly DailyCount[])[]): DailyCount[] {
  const sums = new Map<string, DailyCount>();
  for (const one of lists.flat()) {
    const { day, client, advisor, version, kind, question, answer } = one;
    const key = JSON.stringify([day, client, advisor, version, kind, question, answer]);
    sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + one.count });
  }
  return [...sums.values()].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Counts steps by day, context, question and answer. */
export class DayCounter {
  readonly #counts = new Map<string, { readonly key: CountKey; count: number }>();

  /** All steps of a session, in order. */
  addSession(steps: readonly StoredStep[]): void {
    for (const [index, step] of steps.entries()) this.#add(step, steps[index - 1] ?? null);
  }

  counted(): Iterable<{ readonly key: CountKey; readonly count: number }> {
    return this.#counts.values();
  }

  /** Products by their skus, and what was paid by its currency. */
  addInteraction([, , , context, kind, sku, value, currency, , at]: InteractionRow): void {
    this.#count(at, context, parseKind(kind), '', sku);
    if (value !== null && currency !== null && kind === 'bought') {
      this.#count(at, context, 'revenue', '', currency, value);
    }
  }

  #count(at: number, context: number, kind: DailyCount['kind'], question: string, answer: string, by = 1): void {
    const key: CountKey = [new Date(at).toISOString().slice(0, 10), context, kind, question, answer];
    const text = JSON.stringify(key);
    const counted = this.#counts.get(text);
    if (counted === undefined) this.#counts.set(text, { key, count: by });
    else counted.count += by;
  }

  #add(step: StoredStep, before: StoredStep | null): void {
    const count = (kind: DailyCount['kind'], question = '', answer = ''): void =>
      this.#count(step.at, step.context, kind, question, answer);
    if (before === null) count('started');
    if (step.question !== null && step.reply !== null) {
      count(step.reply.length === 0 ? 'skipped' : 'replied', step.question);
      for (const answer of step.reply) count('chosen', step.question, groupAnswer(answer));
    }
    if (step.shown !== null && step.shown !== before?.shown) count('shown', step.shown);
    if (step.shown === null && before?.shown !== null) count('ended');
    if (step.resultsGiven && before?.resultsGiven !== true) count('results');
  }
}

/** How many answers to one question on one day are counted separately. All further ones are counted together. */
export const ANSWERS_COUNTED = 200;

const KINDS = [
  ...(['started', 'shown', 'replied', 'chosen', 'skipped', 'results', 'ended'] as const),
  ...(['clicked', 'added', 'bought', 'revenue'] as const),
];

/** Whether only so many answers of the kind are counted separately. */
export const isBounded = (kind: DailyCount['kind']): boolean =>
  kind === 'chosen' || kind === 'clicked' || kind === 'added' || kind === 'bought';

/** What a store has as a kind. Throws if it is none. */
export const parseKind = (value: unknown): DailyCount['kind'] => {
  const kind = KINDS.find((known) => known === value);
  if (kind === undefined) throw new Error(`the sessions' store counts something unknown: ${String(value)}`);
  return kind;
};
