// Counts the replies of a state's shoppers. There are many small states, so memory is taken once, and only the used part is cleared.

import type { Plan } from '../plan/plan.ts';
import type { ShopperState } from './choice-setting.ts';

/** Products by reply, as far as they were counted. `seen`: the replies that occur. Valid until the next count. */
interface Counts {
  products: Uint32Array;
  bits: Float64Array;
  partOf: Int32Array;
  readonly seen: number[];
}

/** The counts of the last state. */
export const counts: Counts = {
  products: new Uint32Array(0),
  bits: new Float64Array(0),
  partOf: new Int32Array(0),
  seen: [],
};

function clearCounts(largest: number): void {
  for (const reply of counts.seen) {
    counts.products[reply] = 0;
    counts.bits[reply] = 0;
    counts.partOf[reply] = -1;
  }
  counts.seen.length = 0;
  if (largest < counts.products.length) return;
  const size = 2 * largest + 64;
  counts.products = new Uint32Array(size);
  counts.bits = new Float64Array(size);
  counts.partOf = new Int32Array(size).fill(-1);
}

/** Counts the replies and returns those that are offered to these shoppers; null if the question is passed over. */
export function countReplies(state: ShopperState, plan: Plan): readonly number[] | null {
  const { candidates, pool } = state;
  const { most, least, largest } = plan;
  if (pool === candidates || largest <= most) {
    count(candidates, plan);
    const { products, seen } = counts;
    // If there is nothing to choose from, the question is passed over.
    if (seen.length < least) return null;
    if (seen.length === 1 && products[seen[0] as number] === candidates.length) return null;
    return seen.length <= most ? seen : mostFrequent(most);
  }
  count(pool, plan);
  const offered = new Set(counts.seen.length <= most ? counts.seen : mostFrequent(most));
  count(candidates, plan);
  return counts.seen.filter((reply) => offered.has(reply));
}

function count(candidates: Uint32Array, { replies, largest }: Plan): void {
  clearCounts(largest);
  const { products, seen } = counts;
  for (let at = 0; at < candidates.length; at++) {
    const reply = replies[candidates[at] as number] as number;
    if (reply === 0) continue;
    if (products[reply] === 0) seen.push(reply);
    products[reply] = (products[reply] as number) + 1;
  }
}

function mostFrequent(most: number): number[] {
  const { products, seen } = counts;
  return [...seen].sort((a, b) => (products[b] as number) - (products[a] as number) || a - b).slice(0, most);
}
