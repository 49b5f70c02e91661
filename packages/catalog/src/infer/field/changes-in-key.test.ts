// Keys that are made up of columns have nothing in them that changes while the product stays the same.

import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const NAMES = 'Kettle,Toaster,Blender,Juicer,Grill,Oven,Fryer,Mixer,Scale,Steamer'.split(',');

/** Twenty products; the first two have one name, and only `column` tells them apart. */
async function keyOf(column: string, cell: (nth: number) => string, twins = 2) {
  const rows = Array.from({ length: 20 }, (_, nth) => {
    const name = nth < twins ? 'Kettle of glass' : `${NAMES[nth % 10]} ${nth < 10 ? 'of steel' : 'of glass'} ${nth}`;
    return `${name};${cell(nth)};https://s.example/i/${nth % 3}.jpg`;
  });
  const { mapping, text, missing } = await infer(`Product;${column};picture\n${rows.join('\n')}\n`, [
    'price={ value: "1" }',
    'link=https://s.example/p',
  ]);
  return { key: JSON.stringify(mapping.fields.sku?.from ?? null), text, missing };
}

test.each([
  ['newprice', (nth: number) => `${900 + nth * 7}`],
  ['neuerpreis', (nth: number) => `${900 + nth * 7},50`],
  ['tutar', (nth: number) => `₦ ${15_965 + nth * 31}`],
  ['msrp', (nth: number) => `${900 + nth * 7}`],
  ['discounts', (nth: number) => `${10 + nth}%`],
  ['rating', (nth: number) => `${(3 + nth / 17).toFixed(2)}`],
  ['stock', (nth: number) => `${300 + nth * 7}`],
  ['listed', (nth: number) => `2026-03-${10 + nth}`],
])('%s is not in the key, and that is said', async (column, cell) => {
  const { key, text } = await keyOf(column, cell);
  expect(key).toContain('Product');
  expect(key).not.toContain(column);
  expect(text).toContain(`different in every row but 1; ${column} would tell more of them apart, but it changes`);
});

test('what stays is in the key', async () => {
  const { key } = await keyOf('wattage', (nth) => `${900 + nth * 7} W`);
  expect(key).toContain('wattage');
});

test('where only a price would tell most rows apart, there is no key, and the price is named', async () => {
  const { key, missing } = await keyOf('newprice', (nth) => `${900 + nth * 7}`, 14);
  expect(key).toBe('null');
  expect(missing.find(({ field }) => field === 'sku')?.reason).toContain(
    'no columns that stay tell the rows apart, and newprice changes from day to day; add a column with the number of each product',
  );
});
