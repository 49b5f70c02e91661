// The order of results: every candidate gets its keys, the array is sorted, each group shows its best variant.

import type { Advisor } from '../../src/advisor.ts';
import type { Product } from '../../src/product.ts';
import type { Session } from '../../src/session.ts';
import { clippedRange, meaningOfAnswer, narrowing, type Wish } from './candidates.ts';
import { type Catalog, valuesOf } from './catalog.ts';
import { countingReplies, readRange } from './counting-replies.ts';
import { boundsOf, closeness } from './range-bounds.ts';
import { satisfies } from './satisfies.ts';

/** Numbers of products in the catalog, best first; all of them, without the limit. */
export function ranking(catalog: Catalog, advisor: Advisor, session: Session): number[] {
  const { candidates, setAside, kept } = narrowing(catalog, advisor, session);
  const counting = countingReplies(advisor, session);
  const preferences = advisor.questions.flatMap((question): Wish[] => {
    const reply = counting.get(question.id);
    if (question.role !== 'preference' || reply === undefined || reply.length === 0) return [];
    if (question.type !== 'RANGE') return [{ question, reply, range: null }];
    const bounds = boundsOf(catalog, question, candidates);
    const asked = readRange(reply);
    const isWhole = bounds === null || (asked.from <= bounds.from && asked.to >= bounds.to);
    return isWhole ? [] : [{ question, reply, range: clippedRange(catalog, question, reply, candidates) }];
  });
  const partlySatisfiable = setAside.filter(
    ({ question }) => question.type === 'RANGE' || (question.type === 'MULTIPLE' && question.match === 'all'),
  );
  const scoreOf = (product: Product, wishes: readonly Wish[]) => {
    let sum = 0;
    for (const wish of wishes) sum += wish.question.weight * satisfaction(product, wish);
    return Math.round(sum * 1000);
  };
  const { unavailable, priceImpact, onePer } = advisor.results;
  const sign = { none: 0, cheaper: -1, dearer: 1 }[priceImpact];

  const entries = candidates.map((product) => ({
    product,
    keys: [
      unavailable === 'last' && product.available ? 1 : 0,
      scoreOf(product, partlySatisfiable),
      kept.filter((condition) => satisfies(product, condition)).length,
      scoreOf(product, preferences),
      sign * Number(product.price),
    ],
  }));
  entries.sort((a, b) => {
    const key = a.keys.findIndex((value, index) => value !== b.keys[index]);
    if (key !== -1) return (b.keys[key] as number) - (a.keys[key] as number);
    return catalog.products.indexOf(a.product) - catalog.products.indexOf(b.product);
  });
  const shown = new Set<string>();
  return entries
    .filter(({ product: { group } }) => {
      if (onePer === 'product' || group === null) return true;
      const isBest = !shown.has(group);
      shown.add(group);
      return isBest;
    })
    .map(({ product }) => catalog.products.indexOf(product));
}

/** From 0 to 1. For several chosen answers, the share that is satisfied; "no preference" does not count. */
function satisfaction(product: Product, { question, reply, range }: Wish): number {
  if (question.type === 'RANGE') {
    const [value] = valuesOf(product, question.attribute);
    return typeof value === 'number' && range !== null ? closeness(value, range, question.step) : 0;
  }
  const meanings = reply.flatMap((id) => meaningOfAnswer(question, id) ?? []);
  if (meanings.length === 0) return 0;
  return meanings.filter((meaning) => satisfies(product, meaning)).length / meanings.length;
}
