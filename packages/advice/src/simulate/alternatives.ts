// What shoppers choose among: groups of variants where results are one per group, else products.

import type { CompiledAdvisor } from '@guidepost/engine/compile';

/** Product → number of its alternative. */
export type AlternativeOf = (product: number) => number;

export function alternativesOf({ advisor, snapshot }: CompiledAdvisor): AlternativeOf {
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  return groups === null ? (product) => product : (product) => groups[product] ?? product;
}

/** What a product has in common with its variants: its group, except where the author has each product stand for itself. */
export function variantsOf({ advisor, snapshot }: CompiledAdvisor): AlternativeOf {
  const groups = advisor.results.onePer === 'product' ? null : snapshot.groups;
  return groups === null ? (product) => product : (product) => groups[product] ?? product;
}

export function countAlternatives(products: Iterable<number>, alternativeOf: AlternativeOf): number {
  const seen = new Set<number>();
  for (const product of products) seen.add(alternativeOf(product));
  return seen.size;
}
