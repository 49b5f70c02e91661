// Which attributes tell the alternatives among some products apart, and how far: what varies within a group of variants
// alone (its sizes, say, that every other group comes in as well) tells nothing of which group is meant.

import type { Column, Snapshot } from '@guidepost/engine/snapshot';
import type { AlternativeOf } from './alternatives.ts';
import { entropy } from './entropy.ts';
import type { Differing } from './lost-figures.ts';

/** Of large sets so many products are looked at, evenly spread. */
const MOST_LOOKED_AT = 256;
/** Less is a rounding error. */
const LEAST_BITS = 1e-9;

/** Those of the attributes that divide best come first. `asked`: the names of those that were asked for. */
export function findDiffering(
  { columns }: Snapshot,
  attributes: readonly string[],
  products: readonly number[],
  alternativeOf: AlternativeOf,
  asked: ReadonlySet<string>,
): Differing[] {
  const every = Math.max(1, products.length / MOST_LOOKED_AT);
  const some = Array.from(
    { length: Math.min(products.length, MOST_LOOKED_AT) },
    (_, nth) => products[Math.floor(nth * every)] as number,
  );
  const alternatives = some.map(alternativeOf);
  const bitsOfAlternatives = entropy(count(alternatives).values());
  const found: Differing[] = [];
  for (const attribute of attributes) {
    const column = columns.get(attribute);
    if (column === undefined) continue;
    const values = some.map((product) => knownAs(column, product));
    const counts = count(values);
    if (counts.size === 1) continue;
    const both = count(values.map((value, nth) => `${alternatives[nth]} ${value}`));
    // What the value and the alternative have in common.
    const bits = entropy(counts.values()) + bitsOfAlternatives - entropy(both.values());
    if (bits > LEAST_BITS) found.push({ attribute, values: counts.size, bits, asked: asked.has(attribute) });
  }
  return found.sort((a, b) => b.bits - a.bits);
}

/** The same for the same value. */
export const knownAs = ({ codes, offsets }: Column, product: number): number | string =>
  offsets === null
    ? (codes[product] as number)
    : codes
        .slice(offsets[product], offsets[product + 1])
        .sort()
        .join(' ');

function count(values: readonly (number | string)[]): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
