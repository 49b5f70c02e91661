// Inches of tools, pipes and fittings, and ounces of what is small, are said in fractions: a chuck of 3/8, a bit of 1 9/16, a lure of 1/4 oz. The
// inches of screens are not.

import type { Attribute } from '@guidepost/engine/product';
import type { Profile } from '../attribute/profile.ts';

/** What people divide an inch by. */
const PARTS = 16;

/** Whether this is measured in a unit that people divide, and its numbers are divided so. A quarter of a kilogram is 250 g. */
export const isSaidInFractions = ({ attribute, concept, column }: Profile): boolean =>
  column.type === 'number' &&
  (attribute.unit === 'oz' || isInInches(attribute)) &&
  concept !== 'screen' &&
  areFractions(column.numbers);

export const isInInches = ({ unit }: Attribute): boolean => INCHES.test(unit ?? '');

const INCHES = /^(?:in|inch|inches|["″])$/i;

/** Whether these are numbers that only people who think in fractions would choose: 0.4375, and all of them sixteenths. */
export const areFractions = (numbers: Float64Array): boolean =>
  numbers.every((number) => Number.isInteger(number * PARTS)) &&
  numbers.some((number) => !Number.isInteger(number * 10));

/** `3/8`, `1 9/16`, `2`. */
export function inFractions(value: number): string {
  const whole = Math.floor(value);
  let [over, under] = [Math.round((value - whole) * PARTS), PARTS];
  if (over === 0) return String(whole);
  while (over % 2 === 0) [over, under] = [over / 2, under / 2];
  return `${whole === 0 ? '' : `${whole} `}${over}/${under}`;
}
