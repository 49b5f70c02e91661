// Products that are members of an object, by their numbers.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer } from '../small-files.fixture.ts';

const KINDS = ['Gloves', 'Hammer', 'Saw blade', 'Drill bit'];

async function skusOf(keyOf: (at: number) => string, more: (at: number) => object = () => ({}), count = 12) {
  const entries = Array.from({ length: count }, (_, at) => {
    const [image, url] = [
      `https://s.example/i/${at}.jpg`,
      `https://s.example/${KINDS[at % 4]?.replace(' ', '-')}-${at}?a=b`,
    ];
    return [keyOf(at), { name: `${KINDS[at % 4]} no. ${at}`, price: 9.5 + at, image, url, ...more(at) }];
  });
  const text = JSON.stringify(Object.fromEntries(entries), null, 1);
  const { mapping, text: yaml } = await infer(text);
  const { products, reading } = await gather(sourceOf(text, 'shop.json'), { mapping: readMapping('m.yaml', yaml) });
  expect(reading.rejected).toEqual([]);
  return { from: mapping.fields.sku?.from, skus: products.map(({ sku }) => sku), mapping };
}

const COLUMN = [{ kind: 'column', column: 'key' }];

test.each([
  ['numbers of articles', (at: number) => `49${3247 + at * 37}`],
  ['codes', (at: number) => `GL-${at * 7}x`],
  ['handles', (at: number) => `tool-${'abcdefghijklmn'[at]}`],
])('the names of the members are the skus: %s', async (_, keyOf) => {
  const { from, skus, mapping } = await skusOf(keyOf);
  expect(from).toEqual(COLUMN);
  expect([...skus].sort()).toEqual(Array.from({ length: 12 }, (__, at) => keyOf(at)).sort());
  expect(mapping.attributes.flatMap((rule) => rule.from)).not.toContainEqual(COLUMN[0]);
});

test.each([
  ['from 0', 0, 12],
  ['from 1', 1, 12],
  ['few', 1, 4],
])('places of a list are no skus: %s', async (_, first, count) => {
  expect((await skusOf((at) => String(at + first), undefined, count)).from).not.toEqual(COLUMN);
});

test('a sku inside the product comes first', async () => {
  const { from } = await skusOf(
    (at) => `p${at * 3}`,
    (at) => ({ sku: `LX-${at * 11}` }),
  );
  expect(from).toEqual([{ kind: 'column', column: 'sku' }]);
});

test('a number of the maker does not', async () => {
  const { from } = await skusOf(
    (at) => `49${3247 + at * 37}`,
    (at) => ({ ean: `40123456${1000 + at * 13}` }),
  );
  expect(from).toEqual(COLUMN);
});
