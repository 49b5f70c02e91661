// Counts the replies of a state's shoppers. There are many small states, so memory is taken once, and only the used part is cleared.

import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';

/** Products and groups by reply, as far as they were counted. `seen`: the replies that occur. Valid until the next count. */
interface Counts {
  products: Uint32Array;
  groups: Uint32Array;
  lastGroup: Int32Array;
  bits: Float64Array;
  partOf: Int32Array;
  readonly seen: number[];
}

/** The counts of the last state. */
export const counts: Counts = {
  products: new Uint32Array(0),
  groups: new Uint32Array(0),
  lastGroup: new Int32Array(0),
  bits: new Float64Array(0),
  partOf: new Int32Array(0),
  seen: [],
};

function clearCounts(largest: number): void {
  for (const reply of counts.seen) {
    counts.products[reply] = 0;
    counts.groups[reply] = 0;
    counts.lastGroup[reply] = -1;
    counts.bits[reply] = 0;
    counts.partOf[reply] = -1;
  }
  counts.seen.length = 0;
  if (largest < counts.products.length) return;
  const size = 2 * largest + 64;
  counts.products = new Uint32Array(size);
  counts.groups = new Uint32Array(size);
  counts.lastGroup = new Int32Array(size).fill(-1);
  counts.bits = new Float64Array(size);
  counts.partOf = new Int32Array(size).fill(-1);
}

/** Counts the replies and returns those that are offered to these shoppers; null if the question is passed over. */
export function countReplies(state: ShopperState, plan: Plan, setting: ChoiceSetting): readonly number[] | null {
  const { candidates, pool } = state;
  const { most, least, largest } = plan;
  if (pool === candidates || largest <= most) {
    count(candidates, plan, setting);
    const { products, seen } = counts;
    // If there is nothing to choose from, the question is passed over.
    if (seen.length < least) return null;
    if (seen.length === 1 && products[seen[0] as number] === candidates.length) return null;
    return seen.length <= most ? seen : mostFrequent(most);
  }
  count(pool, plan, setting);
  const offered = new Set(counts.seen.length <= most ? counts.seen : mostFrequent(most));
  count(candidates, plan, setting);
  return counts.seen.filter((reply) => offered.has(reply));
}

function count(candidates: Uint32Array, { replies, largest }: Plan, { groups }: ChoiceSetting): void {
  clearCounts(largest);
  const { products, groups: groupCounts, lastGroup, seen } = counts;
  for (let at = 0; at < candidates.length; at++) {
    const product = candidates[at] as number;
    const reply = replies[product] as number;
    if (reply === 0) continue;
    const group = groups[product] as number;
    if (products[reply] === 0) seen.push(reply);
    products[reply] = (products[reply] as number) + 1;
    if (lastGroup[reply] !== group) {
      lastGroup[reply] = group;
      groupCounts[reply] = (groupCounts[reply] as number) + 1;
    }
  }
}

function mostFrequent(most: number): number[] {
  const { products, seen } = counts;
  return [...seen].sort((a, b) => (products[b] as number) - (products[a] as number) || a - b).slice(0, most);
}
