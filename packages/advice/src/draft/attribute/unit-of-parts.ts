// Finds what the second number of a pair measures, if no column says it: where `2` and `16` together always make the `32 GB` of another
// attribute, it is two of 16 GB.

import type { NumberProfile, Profile } from './profile.ts';

/** Of the products that have all three numbers. */
const MOSTLY = 0.95;
const FEWEST_PRODUCTS = 8;

/** The unit of the attribute that is the product of both; null if there is none. */
export function unitOfParts(first: NumberProfile, second: NumberProfile, profiles: readonly Profile[]): string | null {
  if (first.concept !== 'count' || second.attribute.unit !== null) return null;
  const total = profiles.find(
    (profile): profile is NumberProfile =>
      profile.column.type === 'number' &&
      profile.attribute.unit !== null &&
      isTotal(first, second, { ...profile, column: profile.column }),
  );
  return total?.attribute.unit ?? null;
}

function isTotal(first: NumberProfile, second: NumberProfile, total: NumberProfile): boolean {
  let known = 0;
  let equal = 0;
  /** Products of which there is more than one: `1 × 16` is `16` of anything. */
  let several = 0;
  for (const product of total.scope) {
    const [count, each, all] = [first, second, total].map((profile) => numberAt(profile, product));
    if (count == null || each == null || all == null) continue;
    known++;
    if (count * each !== all) continue;
    equal++;
    if (count > 1) several++;
  }
  return several >= FEWEST_PRODUCTS && equal >= MOSTLY * known;
}

export const numberAt = ({ column }: NumberProfile, product: number): number | null => {
  const code = column.codes[product] ?? 0;
  return code === 0 ? null : (column.numbers[code - 1] ?? null);
};
