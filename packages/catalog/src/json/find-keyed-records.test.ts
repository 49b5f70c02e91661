import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectLinear } from '../../../../scripts/fixture/grows-linearly.ts';
import { gatherMapped, sourceOf } from '../../test/source-of.ts';
import { findKeyedRecords } from './find-keyed-records.ts';

const product = { title: 'T', price: 1, image: 'https://s.example/i', link: 'https://s.example/l' };
const keyed = Object.fromEntries(['A', 'B', 'C', 'D'].map((sku) => [sku, product]));

test.each([
  ['', keyed],
  ['/products', { version: 1, products: keyed }],
  ['/data/shop~1items', { note: 'a "quoted { brace"', data: { 'shop/items': keyed, total: 4 } }],
])('an object with a member for each product is found at %j', (path, document) => {
  const text = JSON.stringify(document, null, 2);
  expect(findKeyedRecords(text)).toBe(path);
  // The beginning of the document is enough.
  expect(findKeyedRecords(text.slice(0, text.lastIndexOf('"D"')))).toBe(path);
});

test.each([
  ['an array of products', [product, product, product]],
  ['an object with an array of products', { data: { items: [product, product, product] } }],
  ['settings before an array', { settings: { a: { x: 1 }, b: { y: 2 }, c: { z: 3 } }, items: [product] }],
  ['two objects', { a: product, b: product }],
  ['objects that differ', { a: { x: 1, y: 2, z: 3 }, b: { p: 1, q: 2, r: 3 }, c: { s: 1, t: 2, u: 3 } }],
])('%s has none', (_, document) => {
  expect(findKeyedRecords(JSON.stringify(document))).toBe(null);
});

test('a name of a member is the value of `key`, and what is wrong is told with its line', async () => {
  const text = `{\n"products": {\n${Object.entries(keyed)
    .map(
      ([sku, fields]) => `${JSON.stringify(sku)}: ${JSON.stringify(sku === 'C' ? { ...fields, price: 'x' } : fields)}`,
    )
    .join(',\n')}\n}}`;
  const mapping = 'sku: key\ntitle: title\nprice: price\nimage: image\nlink: link\n';
  for (const more of ['', 'records: /products\n']) {
    const { products, reading } = await gatherMapped(sourceOf(text, 'shop.json', 7), mapping + more);
    expect(products.map(({ sku }) => sku)).toEqual(['A', 'B', 'D']);
    expect(reading.rejected.map(({ line }) => line)).toEqual([5]);
  }
  const cut = gatherMapped(sourceOf(text.slice(0, -2), 'shop.json', 7), mapping);
  await expect(cut).rejects.toThrow(/the file ends|there is/);
});

test('any text is looked through without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => `{"a":${text.slice(0, -1)}`),
      ),
      (text) => {
        findKeyedRecords(text);
      },
    ),
  );
});

test('looking through a document takes time in proportion to its length', () => {
  const members = (count: number): string => Array.from({ length: count }, (_, nth) => `"m${nth}":1`).join(',');
  const object = (count: number): string => `{${members(count)}}`;
  expectLinear((size) => {
    const same = object(size);
    findKeyedRecords(`{"a":${same},"b":${same},"c":${same},"d":[${'{},'.repeat(size)}{}]}`);
  }, 2_000);
  expectLinear((size) => {
    findKeyedRecords('{"a":'.repeat(size));
  }, 16_000);
});
