// Shoppers for the measurements. Each has its own conversation with the engine and chooses at random among what is offered,
// up to the step that is measured. No two give the same replies, so no path can be remembered.

import { type Accepted, accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { advance, start } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { Session } from '@guidepost/engine/session';
import { pick, pickSeveral, type Random, randomBelow, seededRandom } from './random.ts';

/** A session and the reply whose step is measured. */
export interface MeasuredStep {
  readonly before: Session;
  readonly last: Accepted;
  /** After the step. */
  readonly candidates: number;
}

const FILTERS = ['use', 'needs', 'brand'];
const PREFERENCES = ['battery', 'storage', 'color', 'weight'];

/** Three filter replies, one of them a range, and two preference replies. At most 5% of the catalog is left. */
export function* typicalSteps(compiled: CompiledAdvisor, seed: number): Generator<MeasuredStep> {
  const random = seededRandom(seed);
  const most = compiled.snapshot.size * 0.05;
  const seen = new Set<string>();
  while (true) {
    const replied = ['budget', ...pickSeveral(random, FILTERS, 2), ...pickSeveral(random, PREFERENCES, 2)];
    const step = converse(compiled, random, replied);
    if (step === null || step.candidates > most || !isNarrowedByAll(compiled, step)) continue;
    const key = JSON.stringify([step.before.replies, step.last]);
    if (seen.has(key)) continue;
    seen.add(key);
    yield step;
  }
}

/** The same conversations after one, two and three replies, of which the last is measured: the most candidates to weigh questions by. */
export function earlySteps(steps: readonly MeasuredStep[]): MeasuredStep[] {
  return steps.map(({ before, last, candidates }, nth) => {
    const replies = Object.entries(before.replies);
    const at = Math.min(nth % 3, replies.length - 1);
    const [question, reply] = replies[at] ?? [last.question, last.reply];
    const session = {
      ...before,
      replies: Object.fromEntries(replies.slice(0, at)),
      shown: question,
      resultsGiven: false,
    };
    return { before: session, last: { kind: 'accepted', question, reply }, candidates };
  });
}

/** Whether no filter reply had to be set aside. For such a reply, peers would find nothing. */
function isNarrowedByAll(compiled: CompiledAdvisor, { before, last }: MeasuredStep): boolean {
  const session = { ...before, replies: { ...before.replies, [last.question]: last.reply } };
  const { applied } = narrow(compiled, session);
  return applied.length === 3 && applied.every(({ effect }) => effect === 'narrowed');
}

/** Everything is skipped except two soft ranges: all products stay candidates, and all of them are scored. */
export function* worstSteps(compiled: CompiledAdvisor, seed: number): Generator<MeasuredStep> {
  const random = seededRandom(seed);
  while (true) {
    const step = converse(compiled, random, ['battery', 'weight']);
    if (step !== null) yield step;
  }
}

/** Null if a question that needed a reply was never asked. */
function converse(compiled: CompiledAdvisor, random: Random, replied: readonly string[]): MeasuredStep | null {
  let { session, outcome } = start(compiled, 'en');
  let left = replied.length;
  while (outcome.question !== null) {
    const { id } = outcome.question.question;
    const isReplied = replied.includes(id);
    const taken = accept(compiled, session, id, isReplied ? replyTo(outcome.question, random) : []);
    if (taken.kind !== 'accepted' || (isReplied && taken.reply.length === 0)) return null;
    const before = session;
    ({ session, outcome } = advance(compiled, session, taken));
    if (isReplied) left--;
    if (left === 0) return { before, last: taken, candidates: outcome.candidates };
  }
  return null;
}

/** A reply that has an effect: no "no preference", and no whole range. */
function replyTo(offered: Offer, random: Random): string[] {
  if (offered.kind === 'range') return [rangeWithin(offered, random)];
  const ids =
    offered.kind === 'values'
      ? offered.values.map(({ id }) => id)
      : offered.answers.flatMap((place) => {
          const known = 'attribute' in offered.question.answers ? undefined : offered.question.answers[place];
          return known === undefined || known.where === null ? [] : [known.id];
        });
  const several = offered.question.type === 'MULTIPLE' ? 1 + randomBelow(random, 2) : 1;
  return pickSeveral(random, ids, several);
}

/** A part of the range that begins where most values are, a tenth to a half of it long; now and then a grouping. */
function rangeWithin(offered: Extract<Offer, { kind: 'range' }>, random: Random): string {
  if (offered.groupings.length > 0 && random() < 0.3) return formatRangeId(pick(random, offered.groupings));
  const whole = offered.to - offered.from;
  const from = offered.from + whole * 0.5 * random() ** 3;
  const to = Math.min(offered.to, from + whole * (0.1 + 0.4 * random()));
  return formatRangeId({ from: Number(from.toFixed(2)), to: Number(to.toFixed(2)) });
}
