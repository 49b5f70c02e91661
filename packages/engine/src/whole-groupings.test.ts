import { expect, it } from 'vitest';
import type { RangeQuestion } from './advisor.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { compile } from './compile.ts';
import { completeAdvisor } from './complete-advisor.ts';
import type { Product } from './product.ts';
import { wholeGroupings } from './whole-groupings.ts';

const bicycle = (sku: string, kind: string, price: number): Product => ({
  ...{ sku, title: sku, description: null, image: '', link: '', listPrice: null, group: null, available: true },
  price: price.toFixed(2),
  attributes: { kind },
});

const budget = (bounds: Pick<RangeQuestion, 'from' | 'to'>) => ({
  ...{ id: 'budget', type: 'RANGE', role: 'filter', title: 'Budget?', description: null, image: null },
  ...{ skipText: null, weight: 1, must: false, missing: 'drop', alwaysAsk: true, askIf: null },
  ...{ attribute: 'price', step: 50, label: '€', ...bounds },
  groupings: [
    { title: 'Up to 800', from: null, to: 800 },
    { title: '800 to 1500', from: 800, to: 1500 },
    { title: '1500 and more', from: 1500, to: null },
  ],
});

/** Those of an advisor that speaks of town bicycles alone. */
function wholesOf(bounds: Pick<RangeQuestion, 'from' | 'to'>) {
  const advisor = completeAdvisor({
    ...{ id: 'rides', client: 'shop', catalog: 'main', title: 'Rides', language: 'en', texts: {} },
    where: { kind: 'in', attribute: 'kind', values: ['town'] },
    results: { show: 'at_end', limit: 5, priceImpact: 'none', unavailable: 'hide', onePer: 'product' },
    questions: [budget(bounds) as never],
  });
  const products = [bicycle('a', 'town', 420), bicycle('b', 'town', 2310), bicycle('c', 'tour', 9000)];
  const attributes = [{ name: 'kind', type: 'text', unit: null, label: null }] as const;
  return wholeGroupings(compile(advisor, buildSnapshot(products, attributes)));
}

it('an end that the author set is his, and an open one is the end of all that the advisor speaks of', () => {
  expect(wholesOf({ from: 'auto', to: 'auto' })).toEqual([
    [
      { from: 400, to: 800 },
      { from: 800, to: 1500 },
      { from: 1500, to: 2350 },
    ],
  ]);
});

it('no range leaves the bounds that the author set, because no such reply is taken', () => {
  expect(wholesOf({ from: 500, to: 1200 })).toEqual([
    [
      { from: 500, to: 800 },
      { from: 800, to: 1200 },
      { from: 1500, to: 1200 },
    ],
  ]);
});
