// Plays shoppers' moves against the engine: turns a move into a reply to the question shown or to an earlier one.

import type { Accepted } from '../src/accept.ts';
import { accept } from '../src/accept.ts';
import type { Question } from '../src/advisor.ts';
import { isValueAnswers } from '../src/advisor.ts';
import { eachBit } from '../src/bits.ts';
import type { CompiledAdvisor } from '../src/compile.ts';
import { advance, type Outcome, type Step, start } from '../src/converse.ts';
import { narrow } from '../src/narrow.ts';
import type { Offer } from '../src/offer.ts';
import { formatRangeId } from '../src/range-id.ts';
import type { Session } from '../src/session.ts';
import type { Move } from './generate.ts';
import { type Catalog, typeOf, valuesOf } from './reference/catalog.ts';
import type { Offered } from './reference/offer.ts';

export interface Turn extends Step {
  readonly before: Session;
  readonly accepted: Accepted | null;
}

/** The first turn opens the conversation. Moves that are not possible just then are left out. */
export function converse(catalog: Catalog, compiled: CompiledAdvisor, moves: readonly Move[]): Turn[] {
  let step: Step = start(compiled, 'en');
  const turns: Turn[] = [{ before: step.session, accepted: null, ...step }];
  for (const move of moves) {
    const before = step.session;
    const accepted = replyOf(catalog, compiled, step, move);
    if (accepted === null) continue;
    step = advance(compiled, before, accepted);
    turns.push({ before, accepted, ...step });
  }
  return turns;
}

function replyOf(catalog: Catalog, compiled: CompiledAdvisor, { session, outcome }: Step, move: Move): Accepted | null {
  const [pick = 0, ...more] = move.picks;
  const replied = Object.keys(session.replies);
  const id = move.kind === 'replace' && replied.length > 0 ? (replied[pick % replied.length] as string) : session.shown;
  const question = compiled.advisor.questions.find((one) => one.id === id);
  if (question === undefined) return null;
  const isShown = id === session.shown && outcome.question !== null;
  const answers =
    move.kind === 'skip'
      ? []
      : move.kind === 'offered' && isShown
        ? pickOffered(outcome.question, more)
        : pickAny(catalog, question, more);
  const accepted = accept(compiled, session, question.id, answers);
  if (accepted.kind !== 'accepted') throw new Error(`Refused ${JSON.stringify(answers)}: ${JSON.stringify(accepted)}`);
  return accepted;
}

export function pickOffered(offer: Offer, picks: readonly number[]): string[] {
  const ids = offeredIds(offer);
  return choose(ids, offer.question, picks);
}

/** For a RANGE: the whole range, the groupings, and a part of the range that is no grouping. */
export function offeredIds(offer: Offer): string[] {
  switch (offer.kind) {
    case 'choice':
      return offer.answers.map((place) =>
        isValueAnswers(offer.question.answers) ? '' : offer.question.answers[place]!.id,
      );
    case 'values':
      return offer.values.map(({ id }) => id);
    case 'range': {
      const middle = Math.round((offer.from + offer.to) * 5) / 10;
      const inside = Math.min(Math.max(middle, offer.from), offer.to);
      return [
        ...offer.groupings.map(formatRangeId),
        formatRangeId(offer),
        formatRangeId({ from: offer.from, to: inside }),
        formatRangeId({ from: inside, to: offer.to }),
      ];
    }
  }
}

/** Any answer that would be accepted, offered or not. */
function pickAny(catalog: Catalog, question: Question, picks: readonly number[]): string[] {
  if (question.type !== 'RANGE') {
    const { answers } = question;
    const ids = isValueAnswers(answers)
      ? [...new Set(catalog.products.flatMap((product) => valuesOf(product, answers.attribute)).map(String))].filter(
          () => answers.attribute === 'price' || typeOf(catalog, answers.attribute) !== null,
        )
      : answers.map(({ id }) => id);
    return choose(ids, question, picks);
  }
  const low = question.from === 'auto' ? -5 : question.from;
  const high = question.to === 'auto' ? Math.max(20, low) : question.to;
  const least = Math.min(low, high);
  const [a = 0, b = 0] = picks.map((pick) => Math.round((least + ((high - least) * (pick % 11)) / 10) * 10) / 10);
  const inside = (value: number) => Math.min(Math.max(value, least), high);
  return [formatRangeId({ from: inside(Math.min(a, b)), to: inside(Math.max(a, b)) })];
}

function choose(ids: readonly string[], question: Question, picks: readonly number[]): string[] {
  if (ids.length === 0) return [];
  const chosen = picks.map((pick) => ids[pick % ids.length] as string);
  return question.type === 'MULTIPLE' ? [...new Set(chosen)] : chosen.slice(0, 1);
}

/** What the engine says, in the shape of the reference model. */
export function plainOutcome(compiled: CompiledAdvisor, session: Session, outcome: Outcome) {
  return {
    question: outcome.question === null ? null : plainOffer(outcome.question),
    results: outcome.results,
    candidates: candidatesOf(compiled, session),
  };
}

export const candidatesOf = (compiled: CompiledAdvisor, session: Session): number[] => [
  ...eachBit(narrow(compiled, session).candidates),
];

function plainOffer(offer: Offer): Offered {
  const question = offer.question.id;
  if (offer.kind !== 'range') return { question, answers: offeredIds(offer) };
  return { question, from: offer.from, to: offer.to, groupings: offer.groupings.map((one) => ({ ...one })) };
}
