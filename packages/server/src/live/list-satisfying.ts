// Which products of a catalog satisfy conditions, while the service goes on.

import type { Snapshot } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';
import { inSlices } from './in-slices.ts';
import { type LookedAt, lookedAt } from './looked-at.ts';

export interface SatisfyingOrder extends LookedAt {
  /** Products before this one, by their numbers in catalog order, are left out. */
  readonly from: number;
  readonly limit: number;
}

/** Skus in catalog order. `next`: the number of the first one that found no room; null: there is none. */
export async function listSatisfying(
  snapshot: Snapshot,
  { from, limit, ...meant }: SatisfyingOrder,
): Promise<{ readonly skus: readonly string[]; readonly next: number | null }> {
  const holds = lookedAt(meant, snapshot);
  const skus: string[] = [];
  let next: number | null = null;
  await inSlices(Math.max(0, snapshot.size - from), (nth) => {
    const product = from + nth;
    if (next !== null || !holds(product)) return;
    if (skus.length === limit) next = product;
    else skus.push(textAt(snapshot.skus, product));
  });
  return { skus, next };
}
