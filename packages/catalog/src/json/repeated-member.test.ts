import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { own } from '../own-product.fixture.ts';
import { repeatedMember } from './repeated-member.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1,"b":2}}', 'b'],
  ['{"a":[{"b":1},{"b":2}]}', null],
  ['{"a":{"a":{"a":1}}}', null],
  ['{"a" : 1, "b" : 2, "\\u0061" : 3}', 'a'],
  ['{"a":"say \\":\\" twice","b":"x\\":1"}', null],
  ['{"price"\t:"1.00","price":"900.00","sku":"1"}', 'price'],
  ['{"price" :"1.00","price":"900.00"}', 'price'],
  ['{"price"\n\t :"1.00","price"\r\n:"900.00","a" : "b"}', 'price'],
  ['{"a"\t:"x : y \\" : z","b" :"\\":"}', null],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"__proto__":1}', null],
])('a name that is there twice is found, wherever it is: %s', (text, name) => {
  expect(repeatedMember(text, JSON.parse(text))).toBe(name);
});

test('what was written from a value has no name twice, however it is set', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(repeatedMember(text, JSON.parse(text))).toBe(null);
    }),
  );
});

test('a record with one name twice is rejected, naming it, and the rest go in', async () => {
  const [good, bad] = [
    JSON.stringify(own({ sku: '1' })),
    JSON.stringify(own({ sku: '2' })).replace('{', '{"price":"1.00",'),
  ];
  for (const [text, file] of [
    [`[${good},\n${bad}]`, 'shop.json'],
    [`${good}\n${bad}\n`, 'shop.ndjson'],
  ] as const) {
    const { products, reading } = await gather(sourceOf(text, file));
    expect(products.map(({ sku }) => sku)).toEqual(['1']);
    expect(reading.rejected).toMatchObject([
      { line: 2, reason: 'the member "price" is there twice, and only one of them can be meant; remove the other' },
    ]);
  }
});
