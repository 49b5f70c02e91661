// Plans a question for the year of used goods with lower bounds only: whoever would take a van of 2018 is also happy with one of 2020.

import type { NumberProfile } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { planLowerBounds, reachedIn } from './plan-lower-bounds.ts';
import { levelOfNearlyAll, levelsThatTell } from './rare-parts.ts';

const MOST_LEVELS = 6;

/**
 * `years`: ascending; some products in scope are older than the first. Null if there would be only one answer, which is no choice. The oldest
 * level is one that nearly all products reach, since what is cheap is old: of what a small budget leaves, most may be older than any other.
 */
export function planNewerAnswers(
  profile: NumberProfile,
  size: number,
  years: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  if (years.length < 2) return null;
  const productsOf = reachedIn(profile);
  const telling = levelsThatTell(years, productsOf, profile.known);
  const all = profile.codes.map((code) => profile.column.numbers[code - 1] ?? 0);
  const oldest = levelOfNearlyAll(all, telling[0] ?? 0, (year) => productsOf(year) / profile.known);
  const levels = oldest === null ? telling : [oldest, ...telling];
  return planLowerBounds(
    profile,
    size,
    fewest(levels, productsOf),
    (year) => phrases.orNewer(spelling.one(year)),
    phrases,
  );
}

/** Without those levels that differ least from the one before. The oldest and the newest stay. */
function fewest(levels: readonly number[], productsOf: (year: number) => number): readonly number[] {
  const kept = [...levels];
  while (kept.length > MOST_LEVELS) {
    const differing = kept.slice(1, -1).map((year, nth) => productsOf(kept[nth] ?? 0) - productsOf(year));
    kept.splice(differing.indexOf(Math.min(...differing)) + 1, 1);
  }
  return kept;
}
