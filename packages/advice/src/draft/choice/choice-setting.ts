// Truthful shoppers after some questions, all at once: shoppers who gave the same replies share one state, with the products
// that satisfy these replies. It is exact: a shopper who has to skip keeps every candidate, unlike one who can answer.

import type { Plan } from '../plan/plan.ts';

export interface ShopperState {
  /** Products that satisfy all replies, ordered by their group. */
  readonly candidates: Uint32Array;
  /** Products that satisfy all replies to filters: what is offered depends on these. */
  readonly pool: Uint32Array;
  /** The products that the shoppers of this state have in mind; each is a candidate. */
  readonly wanted: Uint32Array;
}

/** What shoppers are led through: products, their groups, and how many results there are at the end. */
export interface ChoiceSetting {
  /** Product → group, also where the catalog has none. */
  readonly groups: Uint32Array;
  /** The most results given at once. */
  readonly limit: number;
  /** So many are few for this catalog: to tell them apart is worth half of what it would be otherwise. */
  readonly few: number;
}

/** How much is still open among candidates, in bits; differences among as few as results can show count little. */
export const openBits = (products: number, groups: number, { few }: ChoiceSetting): number =>
  Math.log2(groups + few) + VARIANTS * Math.log2(1 + products / groups);

/** Telling variants of one thing apart counts less than telling things apart. */
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
