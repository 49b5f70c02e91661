// The order of results with groups, limits, prices and availability, by hand-made cases and against sorting everything.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Advisor, ChoiceQuestion, ResultSettings } from './advisor.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { compile } from './compile.ts';
import { narrow } from './narrow.ts';
import type { Product } from './product.ts';
import { rank } from './rank.ts';

interface Variant {
  readonly group?: string | null | undefined;
  readonly price?: string;
  readonly available?: boolean;
  readonly rating?: number;
}

const product = ({ group = null, price = '1', available = true, rating }: Variant, index: number): Product => ({
  sku: `${index}`,
  title: '',
  description: null,
  image: '',
  link: '',
  price,
  listPrice: null,
  group,
  available,
  attributes: rating === undefined ? {} : { rating },
});

const preference: ChoiceQuestion = {
  id: 'wish',
  type: 'SINGLE',
  role: 'preference',
  match: 'any',
  title: '',
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: false,
  askIf: null,
  answers: { attribute: 'rating', max: 30 },
};

/** Ranks by the wish for a rating of 1, where products have one. */
function order(variants: readonly Variant[], settings: Partial<ResultSettings> = {}): number[] {
  const { limit = 10 } = settings;
  const advisor: Advisor = {
    id: 'a',
    client: 'c',
    catalog: 'k',
    title: '',
    language: 'en',
    where: null,
    results: { show: 'at_end', limit, priceImpact: 'none', unavailable: 'hide', onePer: 'group', ...settings },
    questions: [preference],
    texts: {},
  };
  const rating = { name: 'rating', type: 'number', unit: null, label: null } as const;
  const compiled = compile(advisor, buildSnapshot(variants.map(product), [rating]));
  const session = { language: 'en', replies: { wish: ['1'] }, shown: null, resultsGiven: true };
  return rank(compiled, narrow(compiled, session), limit);
}

test('catalog order decides where nothing else does', () => {
  expect(order([{}, {}, {}])).toEqual([0, 1, 2]);
});

test('a group is shown by its best variant, at the place of that variant', () => {
  const shoes = [{ group: 'A' }, { group: 'B', rating: 1 }, { group: 'A', rating: 1 }, {}, { group: 'B' }];
  expect(order(shoes)).toEqual([1, 2, 3]);
  expect(order(shoes, { onePer: 'product' })).toEqual([1, 2, 0, 3, 4]);
});

test('products without a group each stand for themselves', () => {
  expect(order([{ group: null }, { group: 'A' }, { group: null }, { group: 'A' }])).toEqual([0, 1, 2]);
});

test('the limit counts groups, and a late better variant brings its group back', () => {
  expect(order([{ group: 'A' }, { group: 'B' }, { group: 'C' }, { group: 'C', rating: 1 }], { limit: 2 })).toEqual([
    3, 0,
  ]);
  expect(order([{ group: 'A' }, { group: 'A' }, { group: 'A' }, { group: 'B' }], { limit: 2 })).toEqual([0, 3]);
});

test('prices compare as numbers, the score before them and availability first of all', () => {
  const offers = [
    { price: '9.50' },
    { price: '10.00' },
    { price: '100', rating: 1 },
    { price: '9.5', available: false, rating: 1 },
  ];
  expect(order(offers, { priceImpact: 'cheaper' })).toEqual([2, 0, 1]);
  expect(order(offers, { priceImpact: 'dearer' })).toEqual([2, 1, 0]);
  expect(order(offers, { priceImpact: 'dearer', unavailable: 'last' })).toEqual([2, 1, 0, 3]);
});

test('the best of many are those that sorting everything puts first', () => {
  const variant: fc.Arbitrary<Variant> = fc.record({
    group: fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')),
    price: fc.constantFrom('1', '2', '3', '10'),
    rating: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(
      fc.array(variant, { maxLength: 80 }),
      fc.constantFrom(1, 2, 5, 20),
      fc.constantFrom('none' as const, 'cheaper' as const, 'dearer' as const),
      fc.constantFrom('group' as const, 'product' as const),
      (variants, limit, priceImpact, onePer) => {
        const sign = { none: 0, cheaper: 1, dearer: -1 }[priceImpact];
        const sorted = variants
          .map((one, index) => ({ ...one, index }))
          .sort(
            (a, b) =>
              Number(a.rating) - Number(b.rating) || sign * (Number(a.price) - Number(b.price)) || a.index - b.index,
          )
          .filter(
            ({ group }, place, all) =>
              onePer === 'product' || group == null || all.findIndex((other) => other.group === group) === place,
          );
        const expected = sorted.slice(0, limit).map(({ index }) => index);
        expect(order(variants, { limit, priceImpact, onePer })).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
