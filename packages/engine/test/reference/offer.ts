// What a question offers, and whether it is passed over.

import type { Question, RangeQuestion } from '../../src/advisor.ts';
import { isValueAnswers } from '../../src/advisor.ts';
import type { Condition } from '../../src/condition.ts';
import type { Product } from '../../src/product.ts';
import { meaningOfAnswer } from './candidates.ts';
import { type Catalog, compareValues, valuesOf } from './catalog.ts';
import { type Bounds, boundsBeforeRounding, boundsOf, numbersOf } from './range-bounds.ts';
import { couldSatisfy, satisfies } from './satisfies.ts';

/** Ids of the offered answers in order. For a RANGE, the bounds, and the groupings by their place among the author's. */
export type Offered =
  | { readonly question: string; readonly answers: readonly string[] }
  | ({ readonly question: string; readonly groupings: readonly (Bounds & { grouping: number })[] } & Bounds);

export function offered(
  catalog: Catalog,
  question: Question,
  candidates: readonly Product[],
  unpruned: boolean,
): Offered {
  if (question.type === 'RANGE') return offeredRange(catalog, question, candidates, unpruned);
  return { question: question.id, answers: offeredAnswers(question, candidates, unpruned) };
}

/** Every reply with one answer that is not pruned. */
const answerIds = (question: Exclude<Question, RangeQuestion>, candidates: readonly Product[]): string[] => {
  const { answers } = question;
  if (!isValueAnswers(answers)) return offeredAnswers(question, candidates, false);
  return candidates.flatMap((product) => valuesOf(product, answers.attribute)).map(String);
};

function offeredAnswers(
  question: Exclude<Question, RangeQuestion>,
  candidates: readonly Product[],
  unpruned: boolean,
): string[] {
  if (isValueAnswers(question.answers)) {
    const { attribute, max } = question.answers;
    const all = candidates.flatMap((product) => valuesOf(product, attribute));
    const count = (value: unknown) => all.filter((other) => other === value).length;
    const distinct = [...new Set(all)].sort((a, b) => count(b) - count(a) || compareValues(a, b));
    return distinct.slice(0, max).map(String);
  }
  const kept = (where: Condition | null, meets: typeof satisfies) =>
    candidates.filter((product) => where === null || meets(product, where)).map(({ sku }) => sku);
  const isSame = (one: Condition | null, other: Condition | null, meets: typeof satisfies) =>
    String(kept(one, meets)) === String(kept(other, meets));
  const answers = question.answers.map(({ where }) => where);
  const isRedundant = (where: Condition | null) =>
    question.redundant === 'hide' &&
    answers.some(
      (other) =>
        asksForMore(other, where) &&
        kept(other, satisfies).length > 0 &&
        isSame(other, where, satisfies) &&
        (question.missing === 'drop' || isSame(other, where, couldSatisfy)),
    );
  return question.answers
    .filter(
      ({ where }) =>
        unpruned ||
        (kept(where, satisfies).length > 0 && !isRedundant(where)) ||
        (where === null && !isRedundant(null)),
    )
    .map(({ id }) => id);
}

/** Whether each number that passes the one test passes the other, but not the other way round. */
function asksForMore(one: Condition | null, other: Condition | null): boolean {
  if (one?.kind !== 'compare') return false;
  if (other === null) return true;
  if (other.kind !== 'compare' || other.attribute !== one.attribute) return false;
  const limits = [one, other]
    .flatMap(({ gt, gte, lt, lte }) => [gt, gte, lt, lte])
    .filter((limit) => limit !== undefined);
  // Each limit, what is between two of them, and what is beyond them.
  const numbers = limits.flatMap((limit) => [
    limit,
    ...[-Infinity, ...limits, Infinity].map((next) => (limit + next) / 2),
  ]);
  const passed = ({ gt, gte, lt, lte }: typeof one) =>
    numbers.map(
      (number) =>
        (gt === undefined || number > gt) &&
        (gte === undefined || number >= gte) &&
        (lt === undefined || number < lt) &&
        (lte === undefined || number <= lte),
    );
  const ofOne = passed(one);
  const ofOther = passed(other);
  return ofOne.every((is, at) => !is || ofOther[at]) && ofOther.some((is, at) => is && !ofOne[at]);
}

function offeredRange(
  catalog: Catalog,
  question: RangeQuestion,
  candidates: readonly Product[],
  unpruned: boolean,
): Offered {
  const bounds = boundsOf(catalog, question, candidates) ?? withoutValues(question);
  const numbers = numbersOf(catalog, question, candidates);
  const groupings = question.groupings
    .map(({ from, to }, grouping) => ({
      from: Math.max(from ?? bounds.from, bounds.from),
      to: Math.min(to ?? bounds.to, bounds.to),
      grouping,
    }))
    .filter(({ from, to }) => from <= to)
    .filter(
      ({ from, to }) => unpruned || numbers.length === 0 || numbers.some((number) => from <= number && number <= to),
    );
  // Two groupings with the same range are one answer.
  const distinct = groupings.filter(
    (one, place) => groupings.findIndex(({ from, to }) => from === one.from && to === one.to) === place,
  );
  return { question: question.id, ...bounds, groupings: distinct };
}

/** The first question must be shown: between the author's bounds, or one step from 0. */
function withoutValues({ from, to, step }: RangeQuestion): Bounds {
  if (from === 'auto' && to === 'auto') return { from: 0, to: step };
  if (from === 'auto') return { from: Math.min(0, to as number), to: to as number };
  return { from, to: to === 'auto' ? from + step : to };
}

/** Whether no reply to it could change the candidates or their order, or too little is left to choose from. */
export function isPassedOver(catalog: Catalog, question: Question, candidates: readonly Product[]): boolean {
  if (question.type === 'RANGE') return isRangePassedOver(catalog, question, candidates);
  const answers = offeredAnswers(question, candidates, false);
  if (question.alwaysAsk) return answers.length === 0;
  if (question.role === 'preference' && question.weight === 0) return true;
  if (question.type === 'SINGLE' && answers.length < 2) return true;
  // Values that `max` leaves out are accepted as replies, too, so they count here.
  return !answerIds(question, candidates).some((id) => {
    const meaning = meaningOfAnswer(question, id);
    const satisfied = candidates.filter((product) => meaning === null || satisfies(product, meaning));
    return satisfied.length > 0 && satisfied.length < candidates.length;
  });
}

function isRangePassedOver(catalog: Catalog, question: RangeQuestion, candidates: readonly Product[]): boolean {
  const bounds = boundsBeforeRounding(catalog, question, candidates);
  if (bounds === null) return true;
  if (question.alwaysAsk) return false;
  if (question.role === 'preference' && question.weight === 0) return true;
  const { from, to } = question;
  if ((from === 'auto' || to === 'auto' || question.must) && bounds.from >= bounds.to) return true;
  if (question.must) return false;
  // "Unknown" counts as a value. Further outside the author's bounds than the range is wide, all values are the same.
  const seen = candidates.map((product) => {
    const [value] = numbersOf(catalog, question, [product]);
    if (value === undefined) return 'unknown';
    if (from === 'auto' || to === 'auto') return value;
    const width = Math.max(to - from, question.step);
    return Math.min(Math.max(value, from - width), to + width);
  });
  return new Set(seen).size < 2;
}
