// Describes all truthful shoppers after some questions. Shoppers who gave the same replies share one state, with the products
// that satisfy these replies. It is exact: a shopper who has to skip keeps every candidate, while one who can answer does not.

import type { Plan } from '../plan/plan.ts';

export interface ShopperState {
  /** Products that satisfy all replies, ordered by their group. */
  readonly candidates: Uint32Array;
  /** Products that satisfy all replies to filters: what is offered depends on these. */
  readonly pool: Uint32Array;
  /** The products that the shoppers of this state have in mind; each is a candidate. */
  readonly wanted: Uint32Array;
}

/** The facts that do not change: the groups of products, and how many results there are at the end. */
export interface ChoiceSetting {
  /** Product → group. If the catalog has no groups, each product is one. */
  readonly groups: Uint32Array;
  /** The most results given at once. */
  readonly limit: number;
  /** For this catalog, so many products are few. Telling them apart is worth half of the usual. */
  readonly few: number;
}

/** How much is still open among candidates, in bits. Differences among so few that results can show them count little. */
export const openBits = (products: number, groups: number, { few }: ChoiceSetting): number =>
  Math.log2(groups + few) + VARIANTS * Math.log2(1 + products / groups);

/** Telling variants of one thing apart counts less than telling different things apart. */
const VARIANTS = 0.2;

/** Candidates are ordered by group. */
export function countGroups(candidates: Uint32Array, { groups }: ChoiceSetting): number {
  let count = 0;
  let last = -1;
  for (let at = 0; at < candidates.length; at++) {
    const group = groups[candidates[at] as number] as number;
    if (group !== last) count++;
    last = group;
  }
  return count;
}

export const isFilter = ({ question }: Plan): boolean => question.role === 'filter';
