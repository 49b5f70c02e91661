// Goods that are in a catalog but that nobody is advised about: what costs nothing, gift cards, deposits, freight. An advisor
// leaves them out, so that a shopper who asks for the cheapest does not get a deposit.

import { hasBit } from '@guidepost/engine/bits';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { namesHelpers } from '../words/helper-words.ts';
import type { Profile } from './profile.ts';

export interface HelperGoods {
  /** What all others satisfy. */
  readonly where: Condition;
  /** Of the products in question. */
  readonly products: number;
  /** How many of them cost nothing. */
  readonly free: number;
  /** The kinds of helpers, as the catalog writes them, the most frequent first. */
  readonly kinds: readonly string[];
}

/** Null: there are none, or so many that the shop lives on them. `profiles`: of all attributes, over the scope. */
export function findHelperGoods(
  snapshot: Snapshot,
  profiles: readonly Profile[],
  scope: Uint32Array,
): HelperGoods | null {
  const conditions: Condition[] = [];
  const paid: Condition = { kind: 'compare', attribute: 'price', gt: 0 };
  const free = scope.length - satisfying(paid, snapshot, scope).length;
  if (free > 0) conditions.push(paid);
  const kinds = new Map<string, number>();
  for (const { attribute, concept, column, codes, counts } of profiles) {
    if (concept !== 'kind' || attribute.type !== 'text') continue;
    const helpers = codes.map((code) => ({ value: String(valueAt(column, code)), count: counts[code] ?? 0 }));
    const found = helpers.filter(({ value }) => namesHelpers(value));
    if (found.length === 0) continue;
    for (const { value, count } of found) kinds.set(value, Math.max(count, kinds.get(value) ?? 0));
    const values = found.map(({ value }) => value);
    conditions.push({ kind: 'not', of: { kind: 'in', attribute: attribute.name, values } });
  }
  const [only] = conditions;
  if (only === undefined) return null;
  const where: Condition = conditions.length === 1 ? only : { kind: 'all', of: conditions };
  const products = scope.length - satisfying(where, snapshot, scope).length;
  if (products > scope.length * MOST) return null;
  return {
    ...{ where, products, free },
    kinds: [...kinds].toSorted(([, a], [, b]) => b - a).map(([value]) => value),
  };
}

/** A shop of gift cards is advised about gift cards. */
const MOST = 0.25;

/** The products of the scope that satisfy it. */
export function satisfying(where: Condition, snapshot: Snapshot, scope: Uint32Array): Uint32Array {
  const products = evaluateCondition(where, snapshot);
  return scope.filter((product) => hasBit(products, product));
}
