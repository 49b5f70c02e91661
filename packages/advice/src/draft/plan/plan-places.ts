// Plans a question for how many people have a place, with lower bounds only: four people sleep well in a van with six berths.

import type { NumberProfile } from '../attribute/profile.ts';
import { rangeEnd } from '../attribute/range-end.ts';
import { labelOf } from '../words/label-of.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import { namesPlaces } from '../words/places-words.ts';
import type { Plan } from './plan.ts';
import { planLowerBounds, reachedIn } from './plan-lower-bounds.ts';
import { levelOfNearlyAll, tellingBounds } from './rare-parts.ts';

/** A larger number is no number of people for whom one chooses. */
const MOST_PEOPLE = 100;

export function countsPlaces({ attribute, concept, column }: NumberProfile): boolean {
  const isCalled = namesPlaces(labelOf(attribute)) || (attribute.unit !== null && namesPlaces(attribute.unit));
  const isCount = concept === 'count' || concept === 'unknown' || concept === 'amount';
  const isWhole = column.numbers.every((number) => Number.isInteger(number) && number > 0 && number <= MOST_PEOPLE);
  return isCalled && isCount && isWhole && rangeEnd(attribute) === null;
}

/** At least two products in scope have different numbers. */
export function planPlaces(profile: NumberProfile, size: number, spelling: NumberSpelling, phrases: Phrases): Plan {
  const { column, codes, known } = profile;
  const all = codes.map((code) => column.numbers[code - 1] ?? 0);
  const productsOf = reachedIn(profile);
  const bounds = tellingBounds(all, productsOf, known, false);
  // Two people also say what they need, though nearly everything has it.
  const least = levelOfNearlyAll(all, bounds[0] ?? 0, (bound) => productsOf(bound) / known);
  const levels = least === null ? bounds : [least, ...bounds];
  return planLowerBounds(profile, size, levels, (level) => phrases.orMore(spelling.one(level)), phrases);
}
