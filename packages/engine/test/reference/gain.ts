// Adaptive order by its formula: each answer that is offered, the products that it fits, and those that it would leave.

import type { Advisor, Question, RangeQuestion } from '../../src/advisor.ts';
import type { Product } from '../../src/product.ts';
import { meaningOfAnswer } from './candidates.ts';
import { type Catalog, valuesOf } from './catalog.ts';
import { offered } from './offer.ts';
import { numbersOf } from './range-bounds.ts';
import { couldSatisfy, satisfies } from './satisfies.ts';

/** The best of `questions`: the lowest stage, nothing hidden by `max`, the greatest gain, the one listed first. */
export function mostTelling(
  catalog: Catalog,
  advisor: Advisor,
  questions: readonly Question[],
  candidates: readonly Product[],
): Question | null {
  const keysOf = (question: Question) => [
    question.stage,
    hidesValues(catalog, question, candidates) ? 1 : 0,
    -gainOf(catalog, advisor, question, candidates),
    advisor.questions.indexOf(question),
  ];
  const sorted = questions
    .map((question) => ({ question, keys: keysOf(question) }))
    .sort((a, b) => a.keys.map((key, nth) => key - (b.keys[nth] as number)).find((less) => less !== 0) ?? 0);
  return sorted[0]?.question ?? null;
}

/** In 1/1024 bit. */
export function gainOf(catalog: Catalog, advisor: Advisor, question: Question, candidates: readonly Product[]): number {
  const answers = answersOf(catalog, question, candidates);
  const covered = candidates.filter((product) => answers.some(({ fits }) => fits(product))).length;
  let fitting = 0n;
  let bitsLeft = 0n;
  for (const { fits, leaves } of answers) {
    const number = BigInt(candidates.filter(fits).length);
    fitting += number;
    if (number > 0n) bitsLeft += number * logarithm(candidates.filter(leaves).length, advisor);
  }
  if (fitting === 0n) return 0;
  const bits = BigInt(covered) * (logarithm(candidates.length, advisor) * fitting - bitsLeft);
  return roundedQuotient(bits, BigInt(candidates.length) * fitting * 64n);
}

/** In 1/65536 bit. Fewer products than are shown at once are as good as that many. */
const logarithm = (products: number, { results }: Advisor): bigint =>
  BigInt(Math.round(Math.log2(Math.max(products, results.limit)) * 65536));

const roundedQuotient = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

interface Answer {
  readonly fits: (product: Product) => boolean;
  readonly leaves: (product: Product) => boolean;
}

/** "No preference" is none of them. */
function answersOf(catalog: Catalog, question: Question, candidates: readonly Product[]): Answer[] {
  const keeps = question.missing === 'keep';
  if (question.type === 'RANGE') {
    const isUnknown = (product: Product) => numbersOf(catalog, question, [product]).length === 0;
    return rangesOf(catalog, question, candidates).map(({ from, to }) => {
      const fits = (product: Product) =>
        numbersOf(catalog, question, [product]).some((one) => from <= one && one <= to);
      return { fits, leaves: (product) => fits(product) || (keeps && isUnknown(product)) };
    });
  }
  return offeredIds(catalog, question, candidates).flatMap((id) => {
    const meaning = meaningOfAnswer(question, id);
    if (meaning === null) return [];
    const fits = (product: Product) => satisfies(product, meaning);
    return [{ fits, leaves: (product) => (keeps ? couldSatisfy(product, meaning) : fits(product)) }];
  });
}

function offeredIds(catalog: Catalog, question: Question, candidates: readonly Product[]): readonly string[] {
  const found = offered(catalog, question, candidates, false);
  return 'answers' in found ? found.answers : [];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The groupings offered; where the author made none, four parts with as many candidates in each. */
function rangesOf(catalog: Catalog, question: RangeQuestion, candidates: readonly Product[]): readonly Range[] {
  const found = offered(catalog, question, candidates, false);
  if (!('groupings' in found)) return [];
  if (question.groupings.length > 0) return found.groupings;
  const numbers = numbersOf(catalog, question, candidates)
    .filter((number) => found.from <= number && number <= found.to)
    .sort((a, b) => a - b);
  if (numbers.length === 0) return [];
  const starts = [0, 1, 2, 3].map((quarter) => numbers[Math.floor((quarter * numbers.length) / 4)] as number);
  return starts.map((from, quarter) => {
    const below = numbers.filter((number) => number < (starts[quarter + 1] ?? Number.POSITIVE_INFINITY));
    return { from, to: below.at(-1) ?? Number.NEGATIVE_INFINITY };
  });
}

/** `max` leaves out what more than one in twenty of the candidates with a value have. */
function hidesValues(catalog: Catalog, question: Question, candidates: readonly Product[]): boolean {
  if (question.type === 'RANGE' || !('attribute' in question.answers)) return false;
  const { attribute } = question.answers;
  const known = candidates.filter((product) => valuesOf(product, attribute).length > 0);
  const answers = answersOf(catalog, question, candidates);
  const covered = known.filter((product) => answers.some(({ fits }) => fits(product)));
  return covered.length < known.length * 0.95;
}
