// The first line of a table stays its headings, however little the rows below it have.

import { expect, test } from 'vitest';
import { infer } from '../infer/small-files.fixture.ts';

const NAMES = 'Input_Voltage,Stock_Note,Belt_Material,Noise_Level,Motor_Power,Frame,Sold_by,price,title';
const rows = Array.from({ length: 20 }, (_, nth) => {
  const cells = [`220 V`, `Ready to ship`, `Rubber ${nth % 3}`, `${60 + nth} dB`, `${nth} kW`, 'Steel', 'Runwell'];
  return `${cells.join(',')},$${nth + 300}.00,Treadmill R${nth * 7}`;
});

test.each([
  ['a row with few words', ',Ready to ship,,,,,Acme Runs,$46 USD,Belt for a treadmill'],
  ['a row with many words', 'Mains,Ready to ship,Rubber,Low,Strong,Steel,Acme Runs,On request,Belt for a treadmill'],
])('below names joined of words, %s is a product', async (_, row) => {
  const { mapping } = await infer(`${NAMES}\n${row}\n${rows.join('\n')}\n`, ['link=https://s.example/{title|slug}']);
  expect(mapping.fields.title?.from).toEqual([{ kind: 'column', column: 'title' }]);
  expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column: 'price' }]);
  expect(mapping.currency).toBe('USD');
});
