import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf } from '../../test/source-of.ts';

const REST = '"title":"T","image":"https://i.example/1","link":"https://l.example/1"';
const MAPPING = 'sku: id\nattributes: { ean: ean, size: { from: size, type: number } }';

test('numbers that a double does not hold keep their digits, so that neighbouring skus stay two', async () => {
  const rows = [`{"id":9007199254740993,${REST},"price":1}`, `{"id":9007199254740992,${REST},"price":1}`];
  for (const [name, text] of [
    ['shop.json', `[${rows.join()}]`],
    ['shop.ndjson', rows.join('\n')],
  ] as const) {
    const { products, reading } = await gatherMapped(sourceOf(text, name), MAPPING);
    expect(products.map(({ sku }) => sku)).toEqual(['9007199254740993', '9007199254740992']);
    expect(reading.counts.rejected).toBe(0);
  }
});

test('digits in texts and fractions are what they always were', async () => {
  const text = `[{"id":1,${REST},"price":"3.10","ean":", 12345678901234567890","size":0.5}]`;
  const { products } = await gatherMapped(sourceOf(text, 'shop.json'), MAPPING);
  expect(products[0]?.attributes).toEqual({ ean: ', 12345678901234567890', size: 0.5 });
});

test('a message about a wrong number shows what the file has', async () => {
  const digits = '1'.repeat(400);
  const rows = ['1e400', '-1e400', digits].map((price, id) => `{"sku":"${id}",${REST},"price":${price}}`);
  const { reading } = await gather(sourceOf(`[${rows.join()}]`, 'shop.json'));
  const reasons = reading.rejected.map(({ reason }) => reason);
  expect(reasons[0]).toMatch(/^price "1e400" is not a plain decimal/);
  expect(reasons[1]).toMatch(/^price "-1e400" is negative/);
  expect(reasons[2]).toMatch(/^price "1{80}…" has more than 15 digits/);
  expect(reasons.join()).not.toContain('Infinity');
});

test('in the own shape a whole number is a sku by its digits, and an attribute that cannot be compared is left out', async () => {
  const rows = [
    `{"sku":1001,${REST},"price":1,"group":77,"attributes":{"ean":4006381333931}}`,
    `{"sku":90071992547409931,${REST},"price":1,"attributes":{"ean":90071992547409931}}`,
    `{"sku":1.5,${REST},"price":1}`,
  ];
  const { products, reading } = await gather(sourceOf(`[${rows.join()}]`, 'shop.json'));
  expect(products.map(({ sku, group, attributes }) => [sku, group, attributes])).toEqual([
    ['1001', '77', { ean: 4006381333931 }],
    ['90071992547409931', null, {}],
  ]);
  expect(reading.remarks).toMatchObject([{ attribute: 'ean', count: 1, examples: [{ value: '90071992547409931' }] }]);
  expect(reading.rejected.map(({ reason }) => reason)).toEqual([
    'sku is neither a text nor a whole number; put it in quotes',
  ]);
});
