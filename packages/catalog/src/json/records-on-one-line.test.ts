// A document on one line: what is said of its records says which they are.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { placeOf } from '../rejection.ts';

const RECORDS = [
  { id: 'a', name: 'Lamp', price: '5', size: '10 cm' },
  { id: 'b', name: '', price: '5', size: '12 cm' },
  { id: 'c', name: 'Lamp', price: '5', size: 'large' },
  { id: 'a', name: 'Lamp', price: '5' },
];
const RULES =
  'sku: id\ntitle: name\nimage: https://i.example/1.jpg\nlink: https://s.example/1\nattributes: { size: { from: size, unit: cm } }';

const readOf = async (text: string) =>
  (await gather(sourceOf(text, 'shop.json'), { mapping: readMapping('m.yaml', RULES) })).reading;

test('rejections, values that were not taken and skus that come again have the number of the record', async () => {
  const { rejected, remarks } = await readOf(JSON.stringify({ products: RECORDS }));
  expect(rejected.map((one) => [placeOf(one), one.reason])).toEqual([
    ['line 1, record 2', expect.stringMatching(/^title is missing/)],
    ['line 1, record 4', expect.stringMatching(/^the sku is already used in line 1, record 1;/)],
  ]);
  expect(remarks).toMatchObject([{ attribute: 'size', examples: [{ value: 'large', line: 1, ordinal: 3 }] }]);
});

test('where each record has lines of its own, the line is enough', async () => {
  const { rejected, remarks } = await readOf(JSON.stringify(RECORDS, null, 1));
  expect(rejected.map(placeOf)).toEqual(['line 8', 'line 20']);
  expect(remarks[0]?.examples).toEqual([{ value: 'large', line: 14 }]);
});
