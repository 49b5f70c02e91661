// In which attributes some products differ, so that it is known what could tell them apart.

import type { Column, Snapshot } from '@guidepost/engine/snapshot';
import { entropy } from './entropy.ts';
import type { Differing } from './simulation-report.ts';

/** Of large sets so many products are looked at, evenly spread. */
const MOST_LOOKED_AT = 256;

/** Those of the attributes that divide the products best come first. `asked`: the names of those that were asked for. */
export function findDiffering(
  { columns }: Snapshot,
  attributes: readonly string[],
  products: readonly number[],
  asked: ReadonlySet<string>,
): Differing[] {
  const every = Math.max(1, products.length / MOST_LOOKED_AT);
  const some = Array.from(
    { length: Math.min(products.length, MOST_LOOKED_AT) },
    (_, nth) => products[Math.floor(nth * every)] as number,
  );
  const found: (Differing & { readonly bits: number })[] = [];
  for (const attribute of attributes) {
    const column = columns.get(attribute);
    if (column === undefined) continue;
    const counts = countValues(column, some);
    if (counts.size > 1) {
      found.push({ attribute, values: counts.size, asked: asked.has(attribute), bits: entropy(counts.values()) });
    }
  }
  return found.sort((a, b) => b.bits - a.bits).map(({ bits: _, ...differing }) => differing);
}

function countValues({ codes, offsets }: Column, products: readonly number[]): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const product of products) {
    const value =
      offsets === null ? (codes[product] as number) : codes.subarray(offsets[product], offsets[product + 1]).join(' ');
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
