// One conversation that nobody had, for the demo: somebody who replies as many do, sometimes skips or thinks again, leaves when it gets
// long, and opens or buys what the results show. Every step is the engine's own, so nothing is told that could not have happened.

import type { InteractionKind } from '@guidepost/contract/interaction-kinds';
import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { begin, type Caller, move, type Outcome, showMove, view } from '@guidepost/engine/converse';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import type { ChosenBy } from '../sessions/session-store.ts';
import { tasteFor } from './shopper-tastes.ts';

/** In [0, 1), another one each time. */
export type Chance = () => number;

export interface MadeUpStep {
  readonly session: Session;
  readonly chosenBy: ChosenBy | null;
  /** What the step showed. */
  readonly outcome: Outcome;
  /** The question that was replied to; null for the start. */
  readonly question: string | null;
  /** Milliseconds since the start. */
  readonly after: number;
}

export interface MadeUpInteraction {
  readonly kind: InteractionKind;
  /** By number in the snapshot. */
  readonly product: number;
  /** Milliseconds since the start. */
  readonly after: number;
}

export interface MadeUpConversation {
  readonly steps: readonly MadeUpStep[];
  readonly interactions: readonly MadeUpInteraction[];
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** As the widget. */
const CALLER: Caller = { nearest: true, lacks: true };

const LEAVES_AT_FIRST = 0.16;
const LEAVES_LATER = 0.045;
/** With products in sight there is a good reason to stop replying. */
const LEAVES_WITH_RESULTS = 0.17;
const SKIPS = 0.07;
const THINKS_AGAIN = 0.03;
const OPENS = 0.55;
const OPENS_ANOTHER = 0.4;
const PUTS_INTO_CART = 0.22;
const BUYS = 0.45;

export function makeUpConversation(compiled: CompiledAdvisor, language: string, chance: Chance): MadeUpConversation {
  const begun = begin(compiled, language);
  let session = begun.session;
  let outcome = showMove(compiled, begun, CALLER);
  let after = 0;
  const steps: MadeUpStep[] = [{ session, chosenBy: begun.chosenBy, outcome, question: null, after }];
  const patience = compiled.advisor.questions.length * 2;
  while (steps.length <= patience && !leaves(outcome, steps.length, chance)) {
    const offered = pickQuestion(compiled, session, outcome, chance);
    if (offered === null) break;
    const question = offered.question.id;
    const reply = chance() < SKIPS ? [] : pickReply(compiled, offered, chance);
    const accepted = accept(compiled, session, question, reply);
    if (accepted.kind !== 'accepted') break;
    const moved = move(compiled, session, accepted);
    outcome = showMove(compiled, moved, CALLER);
    session = moved.session;
    after += Math.round((4 + 26 * chance() ** 2) * SECOND);
    steps.push({ session, chosenBy: moved.chosenBy, outcome, question, after });
  }
  return { steps, interactions: interact(outcome, after, chance) };
}

function leaves({ question, results }: Outcome, steps: number, chance: Chance): boolean {
  if (question === null) return true;
  return chance() < (steps === 1 ? LEAVES_AT_FIRST : results === null ? LEAVES_LATER : LEAVES_WITH_RESULTS);
}

/** The one shown; now and then the last one again, for who thinks again. */
function pickQuestion(
  compiled: CompiledAdvisor,
  session: Session,
  { question }: Outcome,
  chance: Chance,
): Offer | null {
  const last = repliedQuestions(session).at(-1);
  if (last === undefined || chance() >= THINKS_AGAIN) return question;
  const others = Object.fromEntries(Object.entries(session.replies).filter(([id]) => id !== last));
  return view(compiled, { ...session, replies: others, shown: last }).question;
}

function pickReply(compiled: CompiledAdvisor, offered: Offer, chance: Chance): readonly string[] {
  const { id } = offered.question;
  const advisor = compiled.advisor.id;
  if (offered.kind === 'range') {
    const { groupings, from, to } = offered;
    const picked = pickByWeight(groupings, ({ grouping }) => tasteFor(advisor, id, grouping), chance);
    return [formatRangeId(picked ?? { from, to })];
  }
  const answers = answersOf(offered);
  const chosen: string[] = [];
  const more = offered.question.type === 'SINGLE' ? 0 : 0.4;
  do {
    const left = answers.filter((answer) => !chosen.includes(answer.id));
    const picked = pickByWeight(left, (answer) => tasteFor(advisor, id, answer.id) * answer.weight, chance);
    if (picked === undefined) break;
    chosen.push(picked.id);
  } while (chance() < more);
  return chosen;
}

function answersOf(offered: Exclude<Offer, { kind: 'range' }>): readonly { id: string; weight: number }[] {
  if (offered.kind === 'values') return offered.values.map(({ id, candidates }) => ({ id, weight: candidates }));
  const { answers } = offered.question;
  if (!Array.isArray(answers)) return [];
  return offered.answers.flatMap((place) => (answers[place] ? [{ id: String(answers[place].id), weight: 1 }] : []));
}

/** Undefined if there is nothing to pick from. */
export function pickByWeight<Entry>(
  entries: readonly Entry[],
  weightOf: (entry: Entry) => number,
  chance: Chance,
): Entry | undefined {
  let left = chance() * entries.reduce((sum, entry) => sum + weightOf(entry), 0);
  return entries.find((entry) => {
    left -= weightOf(entry);
    return left < 0;
  });
}

/** Those who saw products open one of the first most often. */
function interact({ results }: Outcome, end: number, chance: Chance): MadeUpInteraction[] {
  const interactions: MadeUpInteraction[] = [];
  if (results === null || results.length === 0 || chance() >= OPENS) return interactions;
  let after = end;
  const opened = new Set<number>();
  do {
    const product = results[Math.floor(chance() ** 2 * results.length)];
    after += Math.round((5 + 40 * chance()) * SECOND);
    if (product === undefined || opened.has(product)) break;
    opened.add(product);
    interactions.push({ kind: 'clicked', product, after });
  } while (chance() < OPENS_ANOTHER);
  const [liked] = opened;
  if (liked === undefined || chance() >= PUTS_INTO_CART) return interactions;
  after += Math.round(60 * chance() * SECOND);
  interactions.push({ kind: 'added', product: liked, after });
  // Some sleep on it.
  if (chance() < BUYS)
    interactions.push({ kind: 'bought', product: liked, after: after + Math.round(chance() ** 3 * 60 * HOUR) });
  return interactions;
}
