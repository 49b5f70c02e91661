import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf } from '../../test/source-of.ts';

const HEAD = 'sku,title,image,link,price';
const row = (sku: string, ...more: string[]) => [sku, 'T', 'https://i.x', 'https://l.x', '1', ...more].join();
const json = (attributes: object, description = '') =>
  sourceOf(
    JSON.stringify([
      { sku: 'a', title: 'T', image: 'https://i.x', link: 'https://l.x', price: '1', description, attributes },
    ]),
    'shop.json',
  );
const words = (count: number) => Array.from({ length: count }, (_, nr) => `w${nr}`);

test('a text too long to choose by is left out with a remark that says how long it is, and its product goes in', async () => {
  const long = 'x'.repeat(1_001);
  const { products, reading } = await gather(
    sourceOf([`${HEAD},color`, row('a', long), row('b', long.slice(1))].join('\n')),
  );
  expect(products.map(({ attributes }) => attributes)).toEqual([{}, { color: long.slice(1) }]);
  expect(reading.remarks).toEqual([
    {
      ...{ attribute: 'color', count: 1, firstLine: 2 },
      examples: [{ value: `${'x'.repeat(60)}… (1001 characters)`, line: 2 }],
    },
  ]);
  const own = await gather(json({ color: long, size: 'M', sizes: ['M', long] }));
  expect(own.products[0]?.attributes).toEqual({ size: 'M' });
  expect(own.reading.remarks.map(({ attribute }) => attribute)).toEqual(['color', 'sizes']);
});

test('a list has 200 values at most, however it is written', async () => {
  expect((await gather(json({ tags: words(200) }))).products[0]?.attributes.tags).toHaveLength(200);
  expect((await gather(json({ tags: words(201) }))).products[0]?.attributes).toEqual({});
  const mapping = 'attributes: { tags: { from: tags, split: ";" } }';
  const file = [`${HEAD},tags`, row('a', words(200).join(';')), row('b', words(201).join(';'))].join('\n');
  const { products, reading } = await gatherMapped(sourceOf(file), mapping);
  expect(products.map(({ attributes }) => Object.keys(attributes))).toEqual([['tags'], []]);
  expect(reading.remarks).toMatchObject([{ attribute: 'tags', count: 1 }]);
});

test('a description of more than 50,000 characters is left out with a remark', async () => {
  const { products, reading } = await gather(json({}, 'x'.repeat(50_001)));
  expect(products[0]?.description).toBeNull();
  expect(reading.remarks).toMatchObject([{ attribute: 'description', count: 1 }]);
  expect((await gather(json({}, 'x'.repeat(50_000)))).products[0]?.description).toHaveLength(50_000);
});

test('what a product cannot do without is never left out: too long, it rejects the row', async () => {
  const file = [`${HEAD},group`, `a,${'x'.repeat(1_001)},https://i.x,https://l.x,1,`, row('b', 'g'.repeat(257))];
  const { reading } = await gather(sourceOf(file.join('\n')));
  expect(reading.rejected.map(({ reason }) => reason)).toEqual([
    'title is longer than 1000 characters; shorten it',
    'group is longer than 256 characters; shorten it',
  ]);
});
