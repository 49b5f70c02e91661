// Questions for numbers: a few values are offered as they are, more of them in ranges with round bounds; what varies widely
// (and the price) as a RANGE with groupings, so that shoppers can also set bounds of their own.

import type { NumberProfile } from '../attribute/number-profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { planParts } from './plan-parts.ts';
import { planRange } from './plan-range.ts';

/** Up to so many, ranges are told by values that exist; above it by round bounds, as a RANGE. */
const SOME_VALUES = 48;
/** More values than that are taken for few if most products share the most frequent of them. */
const MANY_VALUES = 300;
const FREQUENT = 10;
const MOST_PRODUCTS = 0.6;

/** `parts`: into how many ranges many values are divided. */
export function planNumber(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { codes, concept } = profile;
  if (codes.length < 2) return null;
  if (concept === 'price' || !isDiscrete(profile)) return planRange(profile, size, parts, spelling, phrases);
  return planParts(profile, size, parts, spelling, phrases);
}

function isDiscrete({ codes, counts, known }: NumberProfile): boolean {
  if (codes.length <= SOME_VALUES) return true;
  if (codes.length > MANY_VALUES) return false;
  const frequent = codes.map((code) => counts[code] ?? 0).sort((a, b) => b - a);
  return frequent.slice(0, FREQUENT).reduce((sum, count) => sum + count, 0) >= MOST_PRODUCTS * known;
}
