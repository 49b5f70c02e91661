// A second price under any name: without tax, for members, of the year before, in another shop. Whatever it is called, and in any language, it
// goes up and down with the price, or ends as prices do, so that nobody is asked for two budgets.

import type { NumberProfile, Profile } from './profile.ts';
import { numberIn, spreadOf } from './proportional-numbers.ts';

const FEWEST = 12;
const FEWEST_DIFFERENT = 6;
/** The largest share of the price divided by the smallest one. */
const NARROW = 1.7;
/** The same of the prices themselves: where all cost alike, everything follows them. */
const WIDE = 3;

/** `prices`: the profile of the price; null: the catalog has none. */
export function followsPrice(profile: Profile, prices: Profile | null): boolean {
  if (prices === null || !isNumber(profile) || !isNumber(prices) || profile.attribute.unit !== null) return false;
  if (profile === prices || profile.codes.length < FEWEST_DIFFERENT) return false;
  const [shares, paid]: [number[], number[]] = [[], []];
  for (const product of profile.scope) {
    const [value, price] = [numberIn(profile, product), numberIn(prices, product)];
    if (!(value > 0) || !(price > 0)) continue;
    shares.push(value / price);
    paid.push(price);
  }
  if (shares.length < FEWEST) return false;
  return (
    (spreadOf(paid) >= WIDE && spreadOf(shares) <= NARROW) || (spreadOf(shares) <= NEAR && endsLikePrices(profile))
  );
}

/** Prices of another shop differ more from those of this one, but what ends in 95 cents is no length and no weight. */
const NEAR = 3;
const MOSTLY = 0.8;
const ENDS_OF_PRICES: ReadonlySet<number> = new Set([90, 95, 96, 97, 98, 99]);

const endsLikePrices = ({ codes, column }: NumberProfile): boolean =>
  codes.filter((code) => ENDS_OF_PRICES.has(Math.round((column.numbers[code - 1] ?? 0) * 100) % 100)).length >=
  MOSTLY * codes.length;

const isNumber = (profile: Profile): profile is NumberProfile => profile.column.type === 'number';
