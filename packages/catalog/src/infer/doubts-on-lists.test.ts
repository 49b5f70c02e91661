import { spellMend } from '@guidepost/fault/remedy';
import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { inferMapping } from './infer-mapping.ts';

const GIVEN = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

const infer = (records: readonly object[], ...given: string[]) =>
  inferMapping(surveyOf(JSON.stringify(records), 'shop.json'), {
    given: [...GIVEN, ...given].map((one) => readGivenField('--set', one)),
    currency: 'EUR',
  });
const read = async (records: readonly object[], ...given: string[]) => {
  const { mapping, doubts } = await infer(records, ...given);
  const { products } = await gather(sourceOf(JSON.stringify(records), 'shop.json', 100), { mapping });
  return { prices: products.map(({ price }) => price), doubts: doubts.map((one) => spellMend(one, say)) };
};
const say = (remedy: object): string => JSON.stringify(remedy);

const ropes = (cost: string) =>
  Array.from({ length: 12 }, (_, nth) => ({
    sku: `R-${nth}`,
    name: `Rope ${'abcdefghijkl'[nth]}`,
    lengths: [
      { metres: '10', [cost]: 21.5 + nth },
      { metres: '20', [cost]: 38 + nth },
    ],
  }));

test.each(['price', 'narx', 'нарх', 'qiymət'])('each entry of a list with prices is a product: %s', async (cost) => {
  const given = ['sku={sku}-{lengths.metres}'];
  const { prices, doubts } = await read(ropes(cost), ...given);
  expect(prices).toHaveLength(24);
  expect(doubts).toEqual([]);
});

test('where no name says which number is the price, the only one that may be it is proposed, and then each entry is a product', async () => {
  const { missing } = await infer(ropes('betrog'));
  const [price] = missing.filter(({ field }) => field === 'price');
  expect(price).toMatchObject({ example: 'lengths.betrog', reason: expect.stringContaining('lengths is a list') });
  const { prices } = await read(ropes('betrog'), 'price=lengths.betrog', 'sku={sku}-{lengths.metres}');
  expect(prices).toHaveLength(24);
  expect(prices.slice(0, 2)).toEqual(['21.5', '38']);
});

test('entries that are not read are told with their number, and how each becomes a product', async () => {
  const { prices, doubts } = await read(ropes('betrog'), 'price=lengths.0.betrog');
  expect(prices).toHaveLength(12);
  expect(doubts).toEqual([
    expect.stringMatching(
      /^lengths is a list, .* 12 of 24 entries are not\. .*"field":"price","rule":"lengths\.betrog"/,
    ),
  ]);
});

test('further pictures, ratings and counts are no prices that are lost', async () => {
  const rated = ropes('price').map(({ lengths: [first], ...rope }) => ({
    ...rope,
    ...{ price: first?.price, ratings: [{ stars: 41 }, { stars: 12 }], pictures: [{ src: 'a.jpg' }, { src: 'b.jpg' }] },
  }));
  const { prices, doubts } = await read(rated);
  expect(prices).toHaveLength(12);
  expect(doubts.join()).not.toContain('pictures');
  const unpriced = rated.map(({ price: _, ...rope }) => rope);
  const { missing } = await infer(unpriced);
  expect(missing).toContainEqual(expect.objectContaining({ field: 'price', example: 'PRICE-COLUMN' }));
});
