// Plans a RANGE for a number. Its bounds follow the candidates, and its groupings meet at round numbers.

import type { RangeGrouping, RangeQuestion } from '@guidepost/engine/advisor';
import { withoutOutlying } from '../../outlying-prices.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { isAtMost } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode, sortedNumbers } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import { naturalStart } from './natural-bound.ts';
import type { Plan } from './plan.ts';
import { planBoundRange } from './plan-bounds.ts';
import { askNumber, questionBase } from './question-base.ts';
import { coarsestUnit, grainOf, roundCuts, roundStep } from './round-cuts.ts';
import { roundestWithin, tidyNumber } from './round-number.ts';

export function planRange(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { concept, attribute, column, counts } = profile;
  const values = withoutOutlying(sortedNumbers(profile));
  if (Math.max(Math.abs(values[0] ?? 0), Math.abs(values.at(-1) ?? 0)) > LARGEST_SENT) return null;
  if (isAtMost(profile)) return planBoundRange(profile, size, parts, stepFor, spelling, phrases);
  const cuts = roundCuts(values, parts, concept === 'price');
  if (cuts.length === 0) return null;
  const smallest = grainOf(values);
  const unit = coarsestUnit(values);
  /** Nobody says 500.01, although only what costs more than 500 is meant. */
  const isSaidRoundly = (cut: number, behind: number): boolean =>
    concept === 'price' || (Number.isInteger(cut) && !Number.isInteger(behind)) || hasHole(cut);
  /** From 2770 behind 2500, people would wonder where 2600 is. From 3600 behind 3550 there is no hole if all are multiples of 50. */
  const hasHole = (cut: number): boolean => {
    const next = values.find((value) => value > cut) ?? cut;
    return naturalStart(next, cut) - cut > unit;
  };
  const nextAbove = (cut: number): number => values.find((value) => value > cut) ?? cut;
  const isBegunBehind = (cut: number): boolean => values.includes(cut) && isSaidRoundly(cut, nextAbove(cut));
  // If one begins just behind a round number, all do: 600 beside 400.01 and 800.01 looks like a slip.
  const isOneBehind = cuts.some(isBegunBehind);
  const isBehind = (cut: number): boolean => isBegunBehind(cut) || (isOneBehind && !values.includes(cut));
  // Groupings reach up to their ends, so one that began at the cut would have the products on it twice.
  const beginBehind = (cut: number): number => {
    const next = nextAbove(cut);
    if (isBehind(cut)) return tidyNumber(Math.min(next, cut + smallest));
    if (!values.includes(cut)) return cut;
    const start = tidyNumber(naturalStart(next, cut));
    return start > cut && start <= next ? start : cut;
  };
  const groupings: RangeGrouping[] = [0, ...cuts].map((_, nth) => {
    const cut = cuts[nth - 1] ?? 0;
    const from = nth === 0 ? null : beginBehind(cut);
    // `91 to 100` is true and short; 500.01, or 2501 beside 2500, nobody says.
    const isSayable = from !== null && concept !== 'price' && Number.isInteger(from) && from < FOUR_DIGITS;
    const isLast = nth === cuts.length;
    const said = from === null || (isBehind(cut) && (isLast || !isSayable)) ? cut : from;
    const to = nth === cuts.length ? null : (cuts[nth] ?? null);
    const title =
      from === null
        ? phrases.upTo(spelling.one(to ?? 0))
        : to === null
          ? (cuts.includes(said) ? phrases.moreThan : phrases.orMore)(spelling.one(said))
          : said === to
            ? spelling.one(to)
            : phrases.between(spelling.bare(said), spelling.one(to));
    return { title, from, to };
  });
  const replyOf = new Uint32Array(counts.length);
  for (const code of profile.codes) {
    const value = column.numbers[code - 1] ?? 0;
    const nth = cuts.findIndex((cut) => value <= cut);
    replyOf[code] = nth === -1 ? cuts.length + 1 : nth + 1;
  }
  const title = concept === 'price' ? phrases.askBudget : askNumber(profile, phrases);
  const question: RangeQuestion = {
    ...questionBase(profile, phrases, title),
    type: 'RANGE',
    attribute: attribute.name,
    from: 'auto',
    to: 'auto',
    step: concept === 'price' ? moneyStep(values, cuts) : stepFor(values, cuts),
    label: spelling.label,
    groupings,
  };
  const replies = repliesByCode(profile, size, replyOf);
  return {
    profile,
    question,
    replies,
    isList: false,
    largest: groupings.length,
    most: 200,
    least: 2,
    ease: ease(profile),
  };
}

const FOUR_DIGITS = 1000;

/** Numbers with more digits cannot be sent in a reply (rows 28 to 33 of the interface). */
const LARGEST_SENT = 1e12;

const FINE_MONEY = 0.4;

/** A step as people count money (1, 5, 10, 50) that reaches each cut. */
function moneyStep(values: Float64Array, cuts: readonly number[]): number {
  const finest = Math.max(stepFor(values, cuts), grainOf(values));
  if (finest < FINE_MONEY || !cuts.every(Number.isInteger)) return finest;
  const steps = [1, 5, 10, 50].flatMap((step) => [step, 100 * step, 10_000 * step, 1_000_000 * step]);
  const fits = (step: number): boolean => step <= 2.5 * finest && cuts.every((cut) => cut % step === 0);
  return Math.max(1, ...steps.filter(fits));
}

/** A step so fine that even the narrowest grouping between two cuts has several steps. */
function stepFor(values: Float64Array, cuts: readonly number[]): number {
  const coarse = roundStep(values);
  const narrowest = Math.min(...cuts.slice(1).map((cut, nth) => cut - (cuts[nth] ?? 0)));
  if (!Number.isFinite(narrowest) || coarse <= narrowest / 4) return coarse;
  return roundestWithin(Math.max(narrowest / 12, coarse / 20), narrowest / 4, narrowest / 8) ?? coarse;
}
