// Arrays in the array: pages of products, and tables.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { JsonSplitter } from './split-json.ts';

const product = (nth: number) => ({
  sku: `A-${nth * 7}`,
  title: `Lamp ${nth}`,
  image: `https://s.example/${nth}.jpg`,
  link: `https://s.example/p/${nth}`,
  price: `${nth}.99`,
});
const pages = (times: number): unknown[] =>
  Array.from({ length: times }, (_, page) => Array.from({ length: 4 }, (_, at) => product(page * 4 + at)));

async function read(document: unknown, space?: number) {
  const text = JSON.stringify(document, null, space);
  const { mapping } = await inferMapping(surveyOf(text, 'lamps.json'), {});
  return gather(sourceOf(text, 'lamps.json'), { mapping: { ...mapping, currency: 'EUR' } });
}

test.each([
  ['pages of products', pages(3)],
  ['an empty page, and one more pair of brackets', [[], [pages(3)], []]],
  ['pages inside an object', { found: 12, pages: pages(3), filters: [['a'], ['b']] }],
  [
    'a table with its names in the first row',
    [
      Object.keys(product(0)),
      ...pages(3)
        .flat()
        .map((one) => Object.values(one as object)),
    ],
  ],
])('arrays in the array are opened: %s', async (_, document) => {
  for (const space of [undefined, 2]) {
    const { products } = await read(document, space);
    expect(products.map(({ sku, title, price }) => [sku, title, price])).toEqual(
      Array.from({ length: 12 }, (_, nth) => [`A-${nth * 7}`, `Lamp ${nth}`, `${nth}.99`]),
    );
  }
});

test('a product knows the line it begins in, however deep it is', async () => {
  const text = JSON.stringify([[product(0)], [product(1), { ...product(2), price: 'none' }]], null, 1);
  const { mapping } = await inferMapping(surveyOf(text, 'lamps.json'), {});
  const { reading } = await gather(sourceOf(text, 'lamps.json'), { mapping: { ...mapping, currency: 'EUR' } });
  const line = text.slice(0, text.indexOf('"A-14"')).split('\n').length - 1;
  expect(reading.rejected.map((one) => one.line)).toEqual([line]);
});

test.each([
  [
    'numbers',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'the same word twice',
    [
      ['a', 'a'],
      ['b', 'c'],
    ],
  ],
  ['one value', [['a'], ['b']]],
])('a table without names is refused for what it is: %s', async (_, document) => {
  await expect(read(document)).rejects.toThrow(
    /the array holds arrays of values, and the first of them has no names for the values of the others/,
  );
});

test('an array of values among objects is one broken row', async () => {
  const { products, reading } = await read([product(0), ['A-7', 'Lamp 1'], product(2)]);
  expect([products.length, reading.rejected.map(({ reason }) => reason)]).toEqual([
    2,
    ['this is an array and not an object; a product is an object with members'],
  ]);
});

test('neither brackets nor a row without end fill the memory', () => {
  const split = (text: string) => {
    const limits = { ...DEFAULT_LIMITS, depth: 20, recordLength: 100 };
    const splitter = new JsonSplitter('lamps.json', null, limits);
    return [...splitter.push(text), ...splitter.end()];
  };
  expect(() => split('['.repeat(30))).toThrow(/nested deeper than 20 levels/);
  expect(() => split(`{"a":${'['.repeat(30)}`)).toThrow(/nested deeper than 20 levels/);
  expect(() => split(`[[${'1,'.repeat(90)}1]]`)).toThrow(/longer than 100 characters/);
});
