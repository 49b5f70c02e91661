// Plans a question for a number with upper bounds only: a shopper who would carry 2 kg is also happy with 1 kg.

import type { ChoiceQuestion, RangeQuestion } from '@guidepost/engine/advisor';
import { withoutOutlying } from '../../outlying-prices.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { boundsApart, boundsKept } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode, sortedNumbers } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { askNumber, questionBase } from './question-base.ts';
import { levelsThatTell } from './rare-parts.ts';
import { roundCuts } from './round-cuts.ts';
import { withTellingIds } from './telling-ids.ts';

const MOST_BOUNDS = 5;

/** As answers. Null if there would be only one, which is no choice. */
export function planBoundAnswers(
  profile: NumberProfile,
  size: number,
  all: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { attribute, column, counts } = profile;
  const apart = boundsApart(all);
  if (apart.length < 2) return null;
  const productsOf = (bound: number): number =>
    profile.codes.reduce((sum, code) => sum + ((column.numbers[code - 1] ?? 0) <= bound ? (counts[code] ?? 0) : 0), 0);
  const bounds = levelsThatTell(apart, productsOf, profile.known);
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: withTellingIds(
      bounds.map((lte, nth) => ({
        id: `part-${nth + 1}`,
        title: phrases.upTo(spelling.one(lte)),
        description: null,
        image: null,
        backgroundColor: null,
        where: { kind: 'compare', attribute: attribute.name, lte },
      })),
    ),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, value] of column.numbers.entries()) setOf[nth + 1] = boundsKept(value, bounds);
  const replies = repliesByCode(profile, size, setOf);
  return { profile, question, replies, isList: true, largest: 0, most: 200, least: 2, ease: ease(profile) };
}

/** As a RANGE. `stepFor`: the step of its slider. */
export function planBoundRange(
  profile: NumberProfile,
  size: number,
  parts: number,
  stepFor: (values: Float64Array, bounds: readonly number[]) => number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { attribute, column, counts } = profile;
  const values = withoutOutlying(sortedNumbers(profile));
  const bounds = boundsApart(roundCuts(values, Math.min(parts, MOST_BOUNDS + 1)));
  if (bounds.length === 0) return null;
  const question: RangeQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'RANGE',
    attribute: attribute.name,
    from: 'auto',
    to: 'auto',
    step: stepFor(values, bounds),
    label: spelling.label,
    groupings: bounds.map((to) => ({ title: phrases.upTo(spelling.one(to)), from: null, to })),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, value] of column.numbers.entries()) setOf[nth + 1] = boundsKept(value, bounds);
  return {
    profile,
    question,
    replies: repliesByCode(profile, size, setOf),
    isList: true,
    largest: 0,
    most: 200,
    least: 1,
    ease: ease(profile),
  };
}
