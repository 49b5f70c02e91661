// Plans a question of lower bounds for a number: each answer takes what has so much or more.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import { ease } from '../attribute/judge-attribute.ts';
import { boundsReached } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode } from '../attribute/profile.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { askNumber, questionBase } from './question-base.ts';
import { withTellingIds } from './telling-ids.ts';

/** How many products of the profile reach a bound. */
export const reachedIn =
  ({ codes, column, counts }: NumberProfile): ((bound: number) => number) =>
  (bound) =>
    codes.reduce((sum, code) => sum + ((column.numbers[code - 1] ?? 0) >= bound ? (counts[code] ?? 0) : 0), 0);

/** `levels`: ascending, each of which makes an answer. */
export function planLowerBounds(
  profile: NumberProfile,
  size: number,
  levels: readonly number[],
  titleOf: (level: number) => string,
  phrases: Phrases,
): Plan {
  const { attribute, column, counts, known } = profile;
  const productsOf = reachedIn(profile);
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
    answers: withTellingIds(
      levels.map((gte, nth) => ({
        id: `part-${nth + 1}`,
        title: titleOf(gte),
        description: null,
        image: null,
        backgroundColor: null,
        // What every product has is no condition.
        where: productsOf(gte) === known ? null : { kind: 'compare', attribute: attribute.name, gte },
      })),
    ),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, value] of column.numbers.entries()) setOf[nth + 1] = boundsReached(value, levels);
  const replies = repliesByCode(profile, size, setOf);
  return { profile, question, replies, isList: true, largest: 0, most: 200, least: 2, ease: ease(profile) };
}
