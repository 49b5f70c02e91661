// The order of results with groups, limits, prices and availability, in hand-made cases and compared with sorting everything.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import type { Advisor, ChoiceQuestion, Question, ResultSettings } from './advisor.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { compile } from './compile.ts';
import { narrow } from './narrow.ts';
import type { Product } from './product.ts';
import { formatRangeId } from './range-id.ts';
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
  redundant: 'show',
  title: '',
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: false,
  firm: false,
  stage: 1,
  askIf: null,
  answers: { attribute: 'rating', max: 30 },
};

/** Ranks by the wish for a rating of 1, which some products have. */
function order(variants: readonly Variant[], settings: Partial<ResultSettings> = {}): number[] {
  const { limit = 10 } = settings;
  const advisor: Advisor = {
    id: 'a',
    client: 'c',
    catalog: 'k',
    title: '',
    language: 'en',
    where: null,
    results: {
      show: 'at_end',
      limit,
      priceImpact: 'none',
      unavailable: 'hide',
      onePer: 'group',
      nearest: true,
      askAgain: true,
      attributes: [],
      ...settings,
    },
    questions: [preference],
    order: 'listed',
    first: null,
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
  expect(order(shoes, { onePer: 'product', nearest: true, askAgain: true, attributes: [] })).toEqual([1, 2, 0, 3, 4]);
});

test('where the best of each group come first, further variants follow those that fit as well, and precede those that fit worse', () => {
  const shoes = [{ group: 'A' }, { group: 'A' }, { group: 'B' }, { group: 'B', rating: 1 }, { group: 'B', rating: 1 }];
  const first = { onePer: 'group_first' as const };
  expect(order(shoes, first)).toEqual([3, 4, 0, 1, 2]);
  expect(order(shoes, { ...first, limit: 2 })).toEqual([3, 4]);
  expect(order(shoes.slice(0, 3), { ...first, limit: 2 })).toEqual([0, 2]);
  expect(
    order(
      [
        { group: 'A', price: '3' },
        { group: 'A', price: '2' },
        { group: 'B', price: '1' },
      ],
      { ...first, priceImpact: 'dearer' },
    ),
  ).toEqual([0, 2, 1]);
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
      fc.constantFrom('group' as const, 'group_first' as const, 'product' as const),
      (variants, limit, priceImpact, onePer) => {
        const sign = { none: 0, cheaper: 1, dearer: -1 }[priceImpact];
        const sorted = variants
          .map((one, index) => ({ ...one, index }))
          .sort(
            (a, b) =>
              Number(a.rating) - Number(b.rating) || sign * (Number(a.price) - Number(b.price)) || a.index - b.index,
          )
          .map((one, place, all) => ({
            ...one,
            isFirst: one.group == null || all.findIndex((other) => other.group === one.group) === place,
          }));
        const wanted =
          onePer === 'group'
            ? sorted.filter(({ isFirst }) => isFirst)
            : onePer === 'product'
              ? sorted
              : sorted.toSorted((a, b) => Number(a.rating) - Number(b.rating) || Number(b.isFirst) - Number(a.isFirst));
        const expected = wanted.slice(0, limit).map(({ index }) => index);
        expect(order(variants, { limit, priceImpact, onePer })).toEqual(expected);
      },
    ),
    runs(300),
  );
});

/** Several blocks of products, so that the list is already full for most of them. */
const MANY = 30_000;
const NUMBERS = ['a', 'b', 'c'] as const;

const many = buildSnapshot(
  Array.from({ length: MANY }, (_, index): Product => {
    // Well mixed, and the same in every run.
    const mixed = Math.imul(index + 1, 0x9e3779b1) >>> 0;
    const attributes: Record<string, number> = {};
    for (const [nth, name] of NUMBERS.entries()) {
      const value = (mixed >>> (nth * 5)) % 2203;
      // Ratings rise, so that later blocks have better products.
      if (value < 2003)
        attributes[name] = (value % 10 === 0 ? Math.round(value / 200) : value / 200) * (0.8 + index / MANY / 5);
    }
    return {
      ...product(
        { price: String(1 + (mixed % 37)), available: mixed % 5 > 0, group: mixed % 3 > 0 ? null : `g${mixed % 500}` },
        index,
      ),
      attributes,
    };
  }),
  NUMBERS.map((name) => ({ name, type: 'number', unit: null, label: null }) as const),
);

const wish = fc.record({
  weight: fc.oneof(fc.constantFrom(0, 0.1, 0.7, 1, 1e6), fc.double({ min: 0, max: 10, noNaN: true })),
  from: fc.integer({ min: 0, max: 9 }),
  width: fc.integer({ min: 0, max: 3 }),
  asks: fc.constantFrom('range' as const, 'value' as const),
});

test('of many products a short list is the beginning of a long one, whatever counts', () => {
  fc.assert(
    fc.property(
      fc.tuple(wish, wish, wish),
      fc.record({
        limit: fc.constantFrom(1, 3, 10),
        priceImpact: fc.constantFrom('none' as const, 'cheaper' as const, 'dearer' as const),
        unavailable: fc.constantFrom('last' as const, 'hide' as const),
        onePer: fc.constantFrom('group' as const, 'group_first' as const, 'product' as const),
      }),
      (wishes, results) => {
        const questions = wishes.map(({ weight, asks }, nth): Question => {
          const name = NUMBERS[nth as 0 | 1 | 2];
          const { answers: _answers, match: _match, type: _type, ...common } = preference;
          return asks === 'value'
            ? { ...preference, id: name, weight, answers: { attribute: name, max: 30 } }
            : {
                ...common,
                id: name,
                weight,
                type: 'RANGE',
                attribute: name,
                from: 'auto',
                to: 'auto',
                step: 1,
                label: '',
                groupings: [],
              };
        });
        const replies = Object.fromEntries(
          wishes.map(({ from, width, asks }, nth) => [
            NUMBERS[nth as 0 | 1 | 2],
            [asks === 'value' ? String(from) : formatRangeId({ from, to: from + width })],
          ]),
        );
        const advisor: Advisor = {
          id: 'a',
          client: 'c',
          catalog: 'k',
          title: '',
          language: 'en',
          where: null,
          results: { show: 'at_end', nearest: true, askAgain: true, attributes: [], ...results },
          questions,
          order: 'listed',
          first: null,
          texts: {},
        };
        const compiled = compile(advisor, many);
        const session = { language: 'en', replies, shown: null, resultsGiven: true };
        const long = rank(compiled, narrow(compiled, session), 300);
        expect(rank(compiled, narrow(compiled, session), results.limit)).toEqual(long.slice(0, results.limit));
      },
    ),
    runs(60),
  );
});
