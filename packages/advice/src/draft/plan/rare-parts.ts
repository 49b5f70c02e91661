// Joins answers about a number that hardly any product has: nobody needs "64 GB or more" for a single laptop beside "32 GB or more".

import { isSoldSize } from '../attribute/drive-size.ts';

/** A part with a smaller share of the products, or with a single one of more than a few, is joined with another one. */
const RARE = 0.01;
/** Of more answers than people look through, more are joined. */
const MANY = 6;
const RARE_OF_MANY = 0.03;
const FEW_PRODUCTS = 30;
const FEWEST = 2;
/** Memory of 6 or 12 GB is rarely asked for, so it must be frequent to have an answer. */
const WEIGHT_OF_ODD = 0.2;

const leastOf = (products: number, parts: number): number =>
  products < FEW_PRODUCTS ? 1 : Math.max(FEWEST, (parts > MANY ? RARE_OF_MANY : RARE) * products);

/** A level that a larger share of the products reaches leaves out hardly anything. */
export const NEARLY_ALL = 0.9;

/** `levels`: those that more products reach come first or last; `productsOf`: how many reach one. At least the two that leave out most are left. */
export function levelsThatTell(
  levels: readonly number[],
  productsOf: (level: number) => number,
  known: number,
): readonly number[] {
  const telling = levels.filter((level) => productsOf(level) <= NEARLY_ALL * known);
  if (telling.length >= 2) return telling;
  const byProducts = levels.toSorted((a, b) => productsOf(a) - productsOf(b)).slice(0, 2);
  return levels.filter((level) => byProducts.includes(level));
}

/** The highest level below `first` that nearly all products reach; `shareOf`: of the products that reach one. Null: there is none, or they reach `first`, too. */
export function levelOfNearlyAll(
  levels: readonly number[],
  first: number,
  shareOf: (level: number) => number,
): number | null {
  if (shareOf(first) >= NEARLY_ALL) return null;
  const reached = levels.filter((level) => level < first && shareOf(level) >= NEARLY_ALL);
  return reached.length === 0 ? null : Math.max(...reached);
}

/**
 * `bounds`: ascending; `productsOf`: the products that reach a bound; `known`: all that have a value. What reaches a bound that is left out is found
 * under the one below. At least two are left.
 */
export function tellingBounds(
  bounds: readonly number[],
  productsOf: (bound: number) => number,
  known: number,
  isMemory: boolean,
): readonly number[] {
  const kept = [...levelsThatTell(bounds, productsOf, known)];
  while (kept.length > 2) {
    const products = productsOf(kept[0] ?? 0);
    const own = kept.map((bound, nth) => {
      const next = kept[nth + 1];
      const count = productsOf(bound) - (next === undefined ? 0 : productsOf(next));
      return isMemory && !isSoldSize(bound) ? WEIGHT_OF_ODD * count : count;
    });
    const least = Math.min(...own);
    if (least >= leastOf(products, kept.length) && kept.length <= MANY) break;
    kept.splice(own.indexOf(least), 1);
  }
  return kept;
}

/** `cuts`: the places of the first value of each part, except the first part; `counts`: the products of each value. At least two parts are left. */
export function withoutRareParts(cuts: readonly number[], counts: readonly number[]): readonly number[] {
  const products = counts.reduce((sum, count) => sum + count, 0);
  const kept = [...cuts];
  while (kept.length > 1) {
    const edges = [0, ...kept, counts.length];
    const own = edges.slice(1).map((end, nth) => counts.slice(edges[nth], end).reduce((sum, count) => sum + count, 0));
    const least = Math.min(...own);
    if (least >= leastOf(products, own.length)) break;
    const part = own.indexOf(least);
    const isWithBefore = part > 0 && (part === own.length - 1 || (own[part - 1] ?? 0) <= (own[part + 1] ?? 0));
    kept.splice(isWithBefore ? part - 1 : part, 1);
  }
  return kept;
}

/** Of what is counted, a larger share of the products is no handful. */
const HANDFUL = 0.05;

/**
 * Joins the largest numbers if each of them has a handful of products only: `5 or more`. `counts`: the products of each value, ascending by
 * value; `cuts`: as for `withoutRareParts`. At least two parts are left.
 */
export function withoutThinTail(cuts: readonly number[], counts: readonly number[]): readonly number[] {
  const most = HANDFUL * counts.reduce((sum, count) => sum + count, 0);
  const begin = counts.findLastIndex((count) => count > most) + 1;
  return begin === 0 || begin >= counts.length - 1 ? cuts : cuts.filter((cut) => cut <= begin);
}
