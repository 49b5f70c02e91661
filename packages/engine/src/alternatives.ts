// What a shopper chooses among: groups where results are one per group, else products.

import { type Bits, countBits, hasBit, lowestBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import { scratchSeen } from './scratch.ts';

/** Counts the alternatives in a set of products, without those that some of the `shown` products belong to. */
export function alternativeCounter(
  { advisor, snapshot }: CompiledAdvisor,
  shown: readonly number[] = [],
): (products: Bits) => number {
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  if (groups !== null) return (products) => countGroups(products, groups, shown);
  return shown.length === 0 ? countBits : (products) => countBits(products) - countShown(products, shown);
}

/** So many products are enough to tell which of two sets has more groups. */
const ENOUGH = 16_384;

/**
 * The same, but of a set with very many products, groups are counted in one of every few words and multiplied. That is near the
 * number, always the same, and 0 only for a set that has none.
 */
export function alternativeEstimator(
  compiled: CompiledAdvisor,
  shown: readonly number[] = [],
): (products: Bits) => number {
  const { advisor, snapshot } = compiled;
  const { groups } = snapshot;
  const count = alternativeCounter(compiled, shown);
  if (advisor.results.onePer !== 'group' || groups === null) return count;
  return (products) => {
    const every = Math.ceil(countBits(products) / ENOUGH);
    const some = every > 1 ? countGroups(products, groups, shown, every) : 0;
    return some > 0 ? some * every : count(products);
  };
}

function countShown(products: Bits, shown: readonly number[]): number {
  let count = 0;
  for (const product of shown) if (hasBit(products, product)) count++;
  return count;
}

/** Looks at one in `every` words. */
function countGroups(products: Bits, groups: Uint32Array, shown: readonly number[], every = 1): number {
  const { seen, nth } = scratchSeen(groups.length);
  let count = 0;
  for (let w = 0; w < products.length; w += every) {
    for (let word = products[w] as number; word !== 0; word &= word - 1) {
      const group = groups[(w << 5) + lowestBit(word)] as number;
      if (seen[group] === nth) continue;
      seen[group] = nth;
      count++;
    }
  }
  for (const product of shown) {
    const group = groups[product] as number;
    if (seen[group] !== nth) continue;
    // Variants of one group are one alternative, also where several of them are shown.
    seen[group] = 0;
    count--;
  }
  return count;
}
