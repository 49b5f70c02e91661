// Tells a number that says another one in a second unit: horsepower beside kilowatts, inches beside centimetres. One divided by the other is the
// same for nearly all products, up to rounding, so whoever has answered one has answered both.

import type { NumberProfile, Profile } from './profile.ts';
import { numberIn, spreadOf } from './proportional-numbers.ts';

const FEWEST = 8;
const FEWEST_DIFFERENT = 5;
/** The largest share divided by the smallest one: whole numbers are rounded. */
const ROUNDED = 1.06;
/** The same of the numbers themselves: where all are alike, all have the same share. */
const WIDE = 1.3;
/** Of the products with the number, those that have the other one, too. */
const NEARLY_ALL = 0.95;

/** Whether one of the others, which is before it or known of more products, says the same. */
export function isSaidInOtherUnit(profile: Profile, profiles: readonly Profile[]): boolean {
  if (!isMeasure(profile)) return false;
  const at = profiles.indexOf(profile);
  return profiles.some((other, nth) => {
    const isBetter = other.known > profile.known || (other.known === profile.known && nth < at);
    return other !== profile && isBetter && isMeasure(other) && areProportional(profile, other);
  });
}

type Measure = NumberProfile & { readonly attribute: { readonly unit: string } };

const isMeasure = (profile: Profile): profile is Measure =>
  profile.column.type === 'number' &&
  profile.column.offsets === null &&
  profile.attribute.unit !== null &&
  profile.codes.length >= FEWEST_DIFFERENT;

function areProportional(profile: Measure, other: Measure): boolean {
  if (profile.attribute.unit.toLowerCase() === other.attribute.unit.toLowerCase()) return false;
  const [shares, numbers]: [number[], number[]] = [[], []];
  for (const product of profile.scope) {
    const [one, two] = [numberIn(profile, product), numberIn(other, product)];
    if (!(one > 0) || !(two > 0)) continue;
    shares.push(one / two);
    numbers.push(one);
  }
  const areBoth = shares.length >= FEWEST && shares.length >= profile.known * NEARLY_ALL;
  return areBoth && spreadOf(numbers) >= WIDE && spreadOf(shares) <= ROUNDED;
}
