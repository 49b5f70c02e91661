import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPairSheet, type PairSheet } from './pair-sheets.ts';
import type { HeadedSheet } from './sheet-columns.ts';
import { SheetPairs } from './sheet-pairs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-pairs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const headed = (name: string, ...cells: string[]): HeadedSheet => ({
  sheet: { name, path: name, size: 1 },
  headings: { row: 1, cells, areNames: true, lines: null },
});
const MAIN = headed('Products', 'product_id', 'name', 'sku');

function pairSheet(name: string, ...cells: string[]): PairSheet {
  const found = findPairSheet(headed(name, ...cells), MAIN);
  if (typeof found === 'string') throw new TypeError(found);
  return found;
}

test.each([
  [['product_id', 'attribute', 'text(en-gb)'], { product: 0, name: 1, value: 2 }],
  [['product_id', 'attribute_group', 'attribute', 'text'], { product: 0, name: 2, value: 3 }],
  [['Product ID', 'option', 'option_value', 'price'], { product: 0, name: 1, value: 2 }],
  [['filter_group', 'filter', 'product_id'], { product: 2, name: 0, value: 1 }],
  [['product_id', 'Attribute name', 'Unit', 'Sort', 'Value'], { product: 0, name: 1, value: 4 }],
  [['product_id', 'name', 'value'], { product: 0, name: 1, value: 2 }],
  [['SKU', 'Merkmal', 'Merkmalwert'], { product: 0, name: 1, value: 2, key: 2 }],
])('the columns %j are a product, a name and a value', (cells, places) => {
  expect(findPairSheet(headed('X', ...cells), MAIN)).toMatchObject(places);
});

test.each([
  ['no-product-column', ['customer', 'attribute', 'text']],
  ['no-pairs', ['product_id', 'price', 'date_start']],
  ['no-pairs', ['product_id', 'option', 'default_option_value', 'required']],
  ['no-pairs', ['product_id', 'name', 'description']],
  ['no-pairs', ['product_id', 'title', 'text']],
  ['no-pairs', ['product_id', 'name', 'image', 'link', 'value']],
  ['no-pairs', ['product_id', 'attribute_id', 'text']],
])('a sheet is %s with the columns %j', (reason, cells) => {
  expect(findPairSheet(headed('X', ...cells), MAIN)).toBe(reason);
});

const ROW = ['7', 'Tent', 'T-7'];

test('several values of one name are one cell, each once and in their order', () => {
  const pairs = new SheetPairs(join(folder, 'texts'));
  const options = pairs.begin(pairSheet('Options', 'product_id', 'option', 'value'));
  for (const value of ['S', 'M|L', 'S', ' XL ']) pairs.add(options, [' 7 ', 'Size', value]);
  pairs.add(options, ['7', 'Colour', 'red|blue']);
  expect(pairs.names).toEqual(['Options[Size]', 'Options[Colour]']);
  expect(pairs.cellsOf(ROW)).toEqual(['S|M/L|XL', 'red|blue']);
  expect(pairs.cellsOf(['8', 'Tarp', 'T-8'])).toEqual(['', '']);
  expect(options).toMatchObject({ used: 5, blank: 0 });
  pairs.close();
});

test('of a sheet with more than there is room for nothing counts, and of the sheets before it everything', () => {
  const pairs = new SheetPairs(join(folder, 'texts'), 3);
  const few = pairs.begin(pairSheet('Few', 'product_id', 'attribute', 'text'));
  pairs.add(few, ['7', 'Size', 'L']);
  const many = pairs.begin(pairSheet('Many', 'product_id', 'attribute', 'text'));
  for (let at = 0; at < 5; at++) pairs.add(many, ['7', `Name ${at}`, 'x']);
  expect(many.isTooMuch).toBe(true);
  expect(pairs.names).toEqual(['Few[Size]']);
  expect(pairs.cellsOf(ROW)).toEqual(['L']);
  expect(many.used).toBe(0);
  pairs.close();
});

test('more names than a table has room for, and those that nobody reads, stay with their values', () => {
  const pairs = new SheetPairs(join(folder, 'texts'));
  const added = pairs.begin(pairSheet('A', 'product_id', 'attribute', 'text'));
  for (let at = 0; at < 450; at++) pairs.add(added, ['7', `Name ${at}`, 'x']);
  pairs.add(added, ['7', 'long '.repeat(30), 'y']);
  expect(pairs.names).toHaveLength(401);
  const rest = pairs.cellsOf(ROW).at(-1);
  expect(rest).toContain('Name 400: x|Name 401: x');
  expect(rest).toContain('long long');
  expect(added.used).toBe(451);
  pairs.close();
});

test('texts that are large together are in a file, and one that is too long is still too long for an attribute', () => {
  const path = join(folder, 'texts');
  const pairs = new SheetPairs(path);
  const added = pairs.begin(pairSheet('A', 'product_id', 'attribute', 'text'));
  for (let at = 0; at < 10_000; at++) pairs.add(added, [String(at), 'Note', `${at} ${'z'.repeat(5_000)}`]);
  expect(existsSync(path)).toBe(true);
  const [text = ''] = pairs.cellsOf(ROW);
  expect(text.startsWith('7 z')).toBe(true);
  expect(text.length).toBeGreaterThan(1_000);
  expect(text.length).toBeLessThan(1_200);
  pairs.close();
});
