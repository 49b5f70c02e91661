// The order of results: every candidate gets its keys, the array is sorted, each group shows its best variant.

import type { Advisor } from '../../src/advisor.ts';
import type { Condition } from '../../src/condition.ts';
import type { Product } from '../../src/product.ts';
import type { Session } from '../../src/session.ts';
import { clippedRange, meaningOfAnswer, narrowing, rangeOf, type Wish } from './candidates.ts';
import { type Catalog, valuesOf } from './catalog.ts';
import { countingReplies, readRange } from './counting-replies.ts';
import { boundsOf, closeness } from './range-bounds.ts';
import { satisfies } from './satisfies.ts';

/** Numbers of products in the catalog, best first; all of them, without the limit. */
export function ranking(catalog: Catalog, advisor: Advisor, session: Session): number[] {
  const { candidates, setAside, kept } = narrowing(catalog, advisor, session);
  const partlySatisfiable = setAside.filter(
    ({ question }) => question.type === 'RANGE' || (question.type === 'MULTIPLE' && question.match === 'all'),
  );
  const keysOf = keysBySession(catalog, advisor, session, candidates);
  return order(
    catalog,
    advisor,
    candidates.map((product) => ({
      product,
      keys: keysOf(
        product,
        sum(partlySatisfiable, (wish) => satisfaction(product, wish, 'missed'), 1e9),
        kept,
      ),
    })),
  );
}

/** What decides between products that miss as many wishes as each other; more is better, the first counts most. */
export function keysBySession(
  catalog: Catalog,
  advisor: Advisor,
  session: Session,
  candidates: readonly Product[],
): (product: Product, near: number, kept: readonly Condition[]) => number[] {
  const counting = countingReplies(advisor, session);
  const preferences = advisor.questions.flatMap((question): Wish[] => {
    const reply = counting.get(question.id);
    if (question.role !== 'preference' || reply === undefined || reply.length === 0) return [];
    if (question.type !== 'RANGE') return [{ question, reply, range: null, width: 0 }];
    const bounds = boundsOf(catalog, question, candidates);
    const asked = readRange(reply);
    const isWhole = bounds === null || (asked.from <= bounds.from && asked.to >= bounds.to);
    // As wide as the part of it that there is.
    const part = clippedRange(catalog, question, reply, candidates);
    return isWhole ? [] : [{ question, reply, ...rangeOf(question, reply, part) }];
  });
  const { unavailable, priceImpact } = advisor.results;
  const sign = { none: 0, cheaper: -1, dearer: 1 }[priceImpact];
  return (product, near, kept) => [
    unavailable === 'last' && product.available ? 1 : 0,
    near,
    kept.filter((condition) => satisfies(product, condition)).length,
    sum(preferences, (wish) => satisfaction(product, wish, 'preferred'), 1000),
    sign * Number(product.price),
  ];
}

/** Weights times satisfaction, rounded to `parts` of 1. */
export const sum = <One extends Wish>(
  wishes: readonly One[],
  satisfied: (wish: One) => number,
  parts: number,
): number => Math.round(wishes.reduce((total, wish) => total + wish.question.weight * satisfied(wish), 0) * parts);

/**
 * By keys, then as in the catalog; the best of each group where results are one per group. Where the best of each group come
 * first, they do so before the price decides, which is the last key.
 */
export function order(catalog: Catalog, { results: { onePer } }: Advisor, entries: readonly Entry[]): number[] {
  if (onePer === 'group_first') return groupsFirst(catalog, entries);
  const sorted = inOrder(catalog, entries);
  const shown = new Set<string>();
  return sorted
    .filter(({ product: { group } }) => {
      if (onePer === 'product' || group === null) return true;
      const isBest = !shown.has(group);
      shown.add(group);
      return isBest;
    })
    .map(({ product }) => catalog.products.indexOf(product));
}

interface Entry {
  readonly product: Product;
  readonly keys: readonly number[];
}

function groupsFirst(catalog: Catalog, entries: readonly Entry[]): number[] {
  const shown = new Set<string | null>();
  const marked = inOrder(catalog, entries).map(({ product, keys }) => {
    const isFirst = product.group === null || !shown.has(product.group);
    shown.add(product.group);
    return { product, keys: [...keys.slice(0, -1), isFirst ? 1 : 0, ...keys.slice(-1)] };
  });
  return inOrder(catalog, marked).map(({ product }) => catalog.products.indexOf(product));
}

function inOrder(catalog: Catalog, entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => {
    const key = a.keys.findIndex((value, index) => value !== b.keys[index]);
    if (key !== -1) return (b.keys[key] as number) - (a.keys[key] as number);
    return catalog.products.indexOf(a.product) - catalog.products.indexOf(b.product);
  });
}

/**
 * From 0 to 1. For several chosen answers, the share that is satisfied; "no preference" does not count. A range that is missed
 * has something left at any distance.
 */
export function satisfaction(
  product: Product,
  { question, reply, range, width }: Wish,
  how: 'preferred' | 'missed',
): number {
  if (question.type === 'RANGE') {
    const [value] = valuesOf(product, question.attribute);
    if (typeof value !== 'number' || range === null) return 0;
    if (how === 'preferred') return closeness(value, range, width);
    return width / (Math.max(range.from - value, value - range.to, 0) + width);
  }
  const meanings = reply.flatMap((id) => meaningOfAnswer(question, id) ?? []);
  if (meanings.length === 0) return 0;
  return meanings.filter((meaning) => satisfies(product, meaning)).length / meanings.length;
}
