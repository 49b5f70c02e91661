// Plans a question for a number with lower bounds only: a shopper who needs 8 GB is also happy with 16. Of the levels that nearly every
// product reaches, the highest is the first answer ("4 GB is enough"): if replies before have left a single level, it is still a choice.

import { isSoldSize } from '../attribute/drive-size.ts';
import { boundsApart, isLoad, isOutOfHundred } from '../attribute/one-sided-number.ts';
import type { NumberProfile } from '../attribute/profile.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';
import { planLowerBounds, reachedIn } from './plan-lower-bounds.ts';
import { levelOfNearlyAll, tellingBounds } from './rare-parts.ts';

/** So many can be looked through one by one. */
const FEW_LOADS = 12;

/** `all`: ascending, at least two. Some products in scope reach each bound, but not the next one. */
export function planLeastAnswers(
  profile: NumberProfile,
  size: number,
  all: readonly number[],
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan {
  const { attribute, column } = profile;
  // Of 500 GB and 512 GB the smaller one will do.
  // Whoever has 8 kg of laundry has no use for 7.
  const apart = isOutOfHundred(profile) || (isLoad(profile) && all.length < FEW_LOADS) ? all : boundsApart(all);
  const productsOf = reachedIn(profile);
  const isMemory = /^[kmgt]i?b$/i.test(attribute.unit ?? '');
  const bounds = tellingBounds(apart.length < 2 ? all : apart, productsOf, profile.known, isMemory);
  const enough = levelOfNearlyAll(
    [...(isMemory ? profile.codes.map((code) => column.numbers[code - 1] ?? 0).filter(isSoldSize) : []), ...all],
    bounds[0] ?? 0,
    (bound) => productsOf(bound) / profile.known,
  );
  const levels = enough === null ? bounds : [enough, ...bounds];
  const titleOf = (level: number): string =>
    level === enough ? phrases.enough(spelling.one(level)) : phrases.orMore(spelling.one(level));
  return planLowerBounds(profile, size, levels, titleOf, phrases);
}
