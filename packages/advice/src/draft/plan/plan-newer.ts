// Plans a question for the year of used goods with lower bounds only: whoever would take a van of 2018 is also happy with one of 2020.

import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import { ease } from '../attribute/judge-attribute.ts';
import { boundsReached } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { askNumber, questionBase } from './question-base.ts';
import { levelsThatTell } from './rare-parts.ts';
import { withTellingIds } from './telling-ids.ts';

/** `years`: ascending; some products in scope are older than the first. Null if there would be only one answer, which is no choice. */
export function planNewerAnswers(
  profile: NumberProfile,
  size: number,
  years: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { attribute, column, counts } = profile;
  if (years.length < 2) return null;
  const productsOf = (year: number): number =>
    profile.codes.reduce((sum, code) => sum + ((column.numbers[code - 1] ?? 0) >= year ? (counts[code] ?? 0) : 0), 0);
  const levels = levelsThatTell(years, productsOf, profile.known);
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    answers: withTellingIds(
      levels.map((gte, nth) => ({
        id: `part-${nth + 1}`,
        title: phrases.orNewer(spelling.one(gte)),
        description: null,
        image: null,
        backgroundColor: null,
        where: { kind: 'compare', attribute: attribute.name, gte },
      })),
    ),
  };
  const setOf = new Uint32Array(counts.length);
  for (const [nth, year] of column.numbers.entries()) setOf[nth + 1] = boundsReached(year, levels);
  const replies = repliesByCode(profile, size, setOf);
  return { profile, question, replies, isList: true, largest: 0, most: 200, least: 2, ease: ease(profile) };
}
