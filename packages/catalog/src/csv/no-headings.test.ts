// A table without headings: no product is lost, and no column is called by what the first one has.

import { expect, test } from 'vitest';
import { gather, recordsOf, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';
import { findTableStart } from './table-start.ts';

const PASTES = [
  'walnut paste fine',
  'walnut paste with pieces',
  'hazelnut paste',
  'sesame paste, whole seeds',
  'pistachio paste',
];
const row = (nth: number): string =>
  [
    ...[String(48_200 + nth * 50), `${PASTES[nth % 5]} no. ${nth}`, 'Mill'],
    ...[`${9 + nth},${10 + nth}`, `${12 + nth},${30 + nth}`, 'jar'],
    `https://shop.example/pictures/${nth}.jpg`,
  ].join(';');
const rows = (count: number): string => Array.from({ length: count }, (_, nth) => `${row(nth)}\n`).join('');

test('the first row is a product, and every row keeps its line', async () => {
  const { reader, headings } = await recordsOf(sourceOf(rows(12)));
  expect(reader.columns).toEqual(Array.from({ length: 7 }, (_, nth) => `Column ${nth + 1}`));
  expect(headings).toMatchObject({ first: 0, last: 0 });
  const lines: number[] = [];
  for await (const batch of reader.batches) for (const record of batch) lines.push(record.line);
  expect(lines).toEqual(Array.from({ length: 12 }, (_, nth) => nth + 1));
});

test('what is missing names columns that look like prices, and following it makes a product of every row', async () => {
  const text = rows(30);
  const { missing } = await infer(text);
  const price = missing.find(({ field }) => field === 'price');
  expect(price?.reason).toContain('no row with the names of its columns');
  expect(price?.reason).toContain('Column 4 (9,10) and Column 5 (12,30) look like prices');
  const { mapping } = await infer(
    text,
    missing.map(({ field, example }) => `${field}=${example.replace('YOUR-SHOP', 'shop.example')}`),
  );
  const { products, reading } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  expect(reading.rejected).toEqual([]);
  expect(products).toHaveLength(30);
  expect(products[0]).toMatchObject({ title: 'walnut paste fine no. 0', price: '12.30' });
});

test.each([
  ['names', `code;name;maker;net;gross;in;picture\n`],
  ['names nobody knows', `Nummer XY;Bez.;Von;Netto A;Brutto B;Art;Bildadresse\n`],
  ['sizes as names', `Shirt;36;37;38;39;40;41\n`],
  ['years as names', `Region;2021;2022;2023;2024;2025;2026\n`],
])('a first row of %s is no product', (_, headings) => {
  expect(findTableStart(headings + rows(12), { delimiter: null, quote: '"' }, new Set()).headings).toBeNull();
});

test('a mapping that names columns by what the first row has goes on reading it as the headings', () => {
  const kept = new Set(['48200']);
  expect(findTableStart(rows(12), { delimiter: null, quote: '"' }, kept).headings).toBeNull();
});

test('a few rows, and a table of words, are read as before', () => {
  const words = 'red;round;oak\nblue;square;ash\ngreen;oval;elm\nwhite;round;oak\n';
  for (const text of [rows(3), words])
    expect(findTableStart(text, { delimiter: null, quote: '"' }, new Set()).headings).toBeNull();
});
