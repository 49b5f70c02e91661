// Plans a question for the year of used goods with lower bounds only: whoever would take a van of 2018 is also happy with one of 2020.

import type { NumberProfile } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { planLowerBounds, reachedIn } from './plan-lower-bounds.ts';
import { levelsThatTell } from './rare-parts.ts';

/** `years`: ascending; some products in scope are older than the first. Null if there would be only one answer, which is no choice. */
export function planNewerAnswers(
  profile: NumberProfile,
  size: number,
  years: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  if (years.length < 2) return null;
  const levels = levelsThatTell(years, reachedIn(profile), profile.known);
  return planLowerBounds(profile, size, levels, (year) => phrases.orNewer(spelling.one(year)), phrases);
}
