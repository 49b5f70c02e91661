// Prices that hold for a time: what a product costs by what its dates say at the time of the reading.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from './read-mapping.ts';

const NOW = Date.parse('2026-06-15T10:00Z');
const NEEDED = 'image: https://i.example/1.jpg\nlink: https://s.example/1\ntitle: sku\n';

async function pricesOf(rows: readonly string[], rules: string, now = NOW) {
  const { products, reading } = await gather(sourceOf(`sku,Sale,Price,From,To\n${rows.join('\n')}\n`), {
    mapping: readMapping('m.yaml', NEEDED + rules),
    now,
  });
  return { reading, prices: products.map(({ price, listPrice }) => [price, listPrice]) };
}

const OF_TWO = 'price: [Sale, Price]\nlist_price: Price\noffer: { price: Sale, starts: From, ends: To }\n';

test('a reduced price counts from its first to its last day, and else the regular one does, and nothing is struck out', async () => {
  const rows = [
    'running,5,9,2026-06-01,2026-06-15',
    'ended,5,9,2026-06-01,2026-06-14',
    'ahead,5,9,2026-06-16,2026-06-30',
    'always,5,9,,',
    'none,,9,2026-06-01,2026-06-14',
    'nothing,0,9,,2026-01-01',
  ];
  const { prices, reading } = await pricesOf(rows, OF_TWO);
  expect(prices).toEqual([
    ['5', '9'],
    ['9', null],
    ['9', null],
    ['5', '9'],
    ['9', null],
    ['9', null],
  ]);
  expect(reading.offers).toEqual({
    ...{ ended: 1, ahead: 1, running: 1, changesAt: Date.parse('2026-06-16') },
    example: { sku: 'ended', title: 'ended', line: 3 },
  });
});

test('the same file says something else at another time', async () => {
  const rows = ['a,5,9,2026-06-01,2026-06-14'];
  const at = async (day: string) => (await pricesOf(rows, OF_TWO, Date.parse(day))).prices[0];
  expect(await at('2026-05-31T23:59Z')).toEqual(['9', null]);
  expect(await at('2026-06-14T23:59Z')).toEqual(['5', '9']);
  expect(await at('2026-06-15T00:00Z')).toEqual(['9', null]);
});

test('where one column has what is paid now, the regular price takes its place, and a row without one has no offer', async () => {
  const rows = ['ended,5,9,,2026-06-14', 'running,5,9,,2026-06-16', 'no offer,5,,,2026-06-14', 'zero,5,0,,2026-06-14'];
  const rules = 'price: Sale\nlist_price: Price\noffer: { price: Sale, regular: Price, ends: To }\n';
  const { prices, reading } = await pricesOf(rows, rules);
  expect(prices).toEqual([
    ['9', null],
    ['5', '9'],
    ['5', null],
    ['5', null],
  ]);
  expect(reading.offers).toMatchObject({ ended: 1, running: 1 });
});

test('a price whose time nobody can read does not count, and its dates are told', async () => {
  const { prices, reading } = await pricesOf(['a,5,9,2026-06-01,soon', 'b,5,9,,03/07/2026'], OF_TWO);
  expect(prices).toEqual([
    ['9', null],
    ['9', null],
  ]);
  expect(reading.offers).toBe(null);
  expect(reading.remarks).toEqual([
    {
      ...{ attribute: 'offer', count: 2, firstLine: 2 },
      examples: [
        { value: '2026-06-01 – soon', line: 2 },
        { value: '03/07/2026', line: 3 },
      ],
    },
  ]);
  const days = OF_TWO.replace(' }', ', dates: day }');
  expect((await pricesOf(['b,5,9,,03/07/2026'], days)).prices).toEqual([['5', '9']]);
});

test('an offer that is over and has no regular price beside it is rejected, not sold for what it cost then', async () => {
  const { prices, reading } = await pricesOf(['a,5,,,2026-06-14'], OF_TWO);
  expect(prices).toEqual([]);
  expect(reading.rejected).toMatchObject([{ sku: 'a', field: 'price' }]);
});

test('an offer without a price or a date is refused with its place', () => {
  expect(() => readMapping('m.yaml', 'offer: { ends: To }')).toThrow(/line 1.*`price` is missing/);
  expect(() => readMapping('m.yaml', 'offer: { price: Sale }')).toThrow(/a date is missing/);
});
