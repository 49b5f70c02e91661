// What a shopper chooses among: groups where results are one per group, else products.

import { type Bits, countBits, countWord, hasBit, lowestBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import { scratchSeen } from './scratch.ts';

/** Counts the alternatives in a set of products, without those that some of the `shown` products belong to. */
export function alternativeCounter(
  { advisor, snapshot }: CompiledAdvisor,
  shown: readonly number[] = [],
): (products: Bits) => number {
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  if (groups !== null) return (products) => countGroups(products, groups, shown);
  return shown.length === 0 ? countBits : (products) => countBits(products) - countShown(shown, products);
}

/** So many products are enough to tell which of two sets has more groups. */
const ENOUGH = 2048;

/** Of more words than this, one in so many is enough to tell about how many products a set has. */
const MANY_WORDS = 8192;
const WORD_IN = 16;

/** How many alternatives there are among the products of a set that are in neither of two others. */
export type OutsideEstimator = (products: Bits, one: Bits, other: Bits) => number;

/**
 * Without those that some of the `shown` products belong to. Where very many products are outside, groups are counted in one of every
 * few words and multiplied. That is near the number, always the same, and 0 only where there is none.
 */
export function outsideEstimator({ advisor, snapshot }: CompiledAdvisor, shown: readonly number[]): OutsideEstimator {
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  if (groups === null)
    return (products, one, other) => countOutside(products, one, other, 1) - countShown(shown, products, one, other);
  return (products, one, other) => {
    const step = products.length > MANY_WORDS ? WORD_IN : 1;
    const every = Math.ceil((step * countOutside(products, one, other, step)) / ENOUGH);
    if (every === 0 && step === 1) return 0;
    const some = every > 1 ? countGroupsOutside({ products, one, other }, groups, shown, every) : 0;
    return some > 0 ? some * every : countGroupsOutside({ products, one, other }, groups, shown, 1);
  };
}

/** How many of the shown products are in the first set, and not in another. */
const countShown = (shown: readonly number[], products: Bits, ...others: readonly Bits[]): number =>
  shown.filter((product) => hasBit(products, product) && !others.some((other) => hasBit(other, product))).length;

/** Looks at one in `every` words. */
function countOutside(products: Bits, one: Bits, other: Bits, every: number): number {
  let count = 0;
  for (let w = 0; w < products.length; w += every) {
    count += countWord((products[w] as number) & ~((one[w] as number) | (other[w] as number)));
  }
  return count;
}

function countGroups(products: Bits, groups: Uint32Array, shown: readonly number[]): number {
  const { seen, nth } = scratchSeen(groups.length);
  let count = 0;
  for (let w = 0; w < products.length; w++) {
    for (let word = products[w] as number; word !== 0; word &= word - 1) {
      const group = groups[(w << 5) + lowestBit(word)] as number;
      if (seen[group] === nth) continue;
      seen[group] = nth;
      count++;
    }
  }
  return count - takeShown(groups, shown, seen, nth);
}

interface Outside {
  readonly products: Bits;
  readonly one: Bits;
  readonly other: Bits;
}

/** Looks at one in `every` words. */
function countGroupsOutside(
  { products, one, other }: Outside,
  groups: Uint32Array,
  shown: readonly number[],
  every: number,
): number {
  const { seen, nth } = scratchSeen(groups.length);
  let count = 0;
  for (let w = 0; w < products.length; w += every) {
    let word = (products[w] as number) & ~((one[w] as number) | (other[w] as number));
    for (; word !== 0; word &= word - 1) {
      const group = groups[(w << 5) + lowestBit(word)] as number;
      if (seen[group] === nth) continue;
      seen[group] = nth;
      count++;
    }
  }
  return count - takeShown(groups, shown, seen, nth);
}

/** How many of the groups that were seen are shown. */
function takeShown(groups: Uint32Array, shown: readonly number[], seen: Uint32Array, nth: number): number {
  let count = 0;
  for (const product of shown) {
    const group = groups[product] as number;
    if (seen[group] !== nth) continue;
    // Variants of one group are one alternative, also where several of them are shown.
    seen[group] = 0;
    count++;
  }
  return count;
}
