// Describes all truthful shoppers after some questions. Shoppers who gave the same replies share one state, with the products
// that satisfy these replies. It is exact: a shopper who has to skip keeps every candidate, while one who can answer does not.

import type { Plan } from '../plan/plan.ts';

export interface ShopperState {
  /** Products that satisfy all replies, in the order of the catalog. */
  readonly candidates: Uint32Array;
  /** Products that satisfy all replies to filters: what is offered depends on these. */
  readonly pool: Uint32Array;
  /** The products that the shoppers of this state have in mind; each is a candidate. */
  readonly wanted: Uint32Array;
}

/** The facts that do not change: the groups of products, and how many results there are at the end. */
export interface ChoiceSetting {
  /** Product → group. If the catalog has no groups, each product is one. The best of each group is shown first. */
  readonly groups: Uint32Array;
  /** The most results given at once. */
  readonly limit: number;
  /** For this catalog, so many products are few. Telling them apart is worth half of the usual. */
  readonly few: number;
}

/** How much is still open among so many candidates, in bits. Differences among so few that results can show them count little. */
export const openBits = (products: number, { few }: ChoiceSetting): number => Math.log2(products + few);

export const countGroups = (products: Uint32Array, { groups }: Pick<ChoiceSetting, 'groups'>): number =>
  new Set(products.map((product) => groups[product] as number)).size;

export const isFilter = ({ question }: Plan): boolean => question.role === 'filter';
