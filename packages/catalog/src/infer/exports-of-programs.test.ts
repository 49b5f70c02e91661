// What files from the interfaces of shop systems and from collections of data have, as a new user meets them.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer, many, table } from './small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

test('a former price in words is none, its thousands are read, and its currency is that of all prices', async () => {
  const cells = many(['No old price', 'SR 325', 'SR 1,385'], 40);
  const rows = cells.map((cell, at) => `T${at * 3},Table ${at},${at === 2 ? '2095.5' : '265'},"${cell}"`);
  const file = `item_id,name,price,old_price\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ADDRESS);
  const { products, reading } = await gather(sourceOf(file), { mapping });
  expect(reading.rejected).toEqual([]);
  expect(mapping).toMatchObject({ currency: 'SAR', attributes: [] });
  expect(products.slice(0, 3).map(({ listPrice }) => listPrice)).toEqual([null, '325', null]);
});

test('a discount price is what is paid, and the actual price what it was', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `T${at * 3},Table ${at},${at % 4 ? '₹32,999' : ''},"₹58,990"`);
  const file = `id,name,discount_price,actual_price\n${rows.map((row) => row.replace('₹32,999', '"₹32,999"')).join('\n')}\n`;
  const { mapping } = await infer(file, ADDRESS);
  const { products } = await gather(sourceOf(file), { mapping });
  expect(products.slice(0, 2).map(({ price, listPrice }) => [price, listPrice])).toEqual([
    ['58990', null],
    ['32999', '58990'],
  ]);
});

test('a stock status in one word is read, and the pieces beside it are no attribute', async () => {
  const elements = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: 100 + at * 3, name: `Coffee ${at}`, price: `${9 + at}.50` },
    stock_status: ['instock', 'outofstock', 'onbackorder'][at % 3],
    stock_quantity: at % 5 ? null : at,
    categories: [{ id: 9, name: at % 2 ? 'Beans' : 'Ground', slug: 'x' }],
    meta_data: [{ key: '_edit_lock', value: String(at % 3) }],
  }));
  const file = JSON.stringify(elements);
  const { mapping } = await infer(file, ADDRESS);
  const { products } = await gather(sourceOf(file), { mapping });
  expect(products.slice(0, 3).map(({ available }) => available)).toEqual([true, false, true]);
  expect(mapping.attributes.map(({ name }) => name)).toEqual(['categories']);
});

test.each([
  ['Wattage', ['800 watts', '1200 watts'], 'W'],
  ['Item weight', ['1.2 Kilograms', '500 Grams'], 'kg'],
  ['Voltage', ['220 Volts', '110 Volts'], 'V'],
  ['Item length', ['20.5 Centimeters', '31 Centimeters'], 'cm'],
  ['Cut', ['3 feet', '5 feet'], 'ft'],
])('units written out are the usual ones: %s %j', async (column, cells, unit) => {
  const file = table(column, many(cells));
  const { mapping } = await infer(file, ADDRESS);
  expect(mapping.attributes).toMatchObject([{ unit, type: 'number' }]);
  const { reading } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  expect(reading.remarks).toEqual([]);
});
