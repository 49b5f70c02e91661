import { expect, test } from 'vitest';
import { isPartOfCatalog, priceInPart } from './is-part-of-catalog.ts';

const column = (name: string, texts: readonly string[], field?: string) => ({
  ...{ column: name, filled: 20, distinct: texts.length, numbers: null },
  common: texts.map((text) => ({ text, length: text.length, count: 20 / texts.length, line: 1 })),
  uses: field === undefined ? [] : [{ kind: 'field' as const, field, why: null, why_coded: null }],
});
const file = (...columns: ReturnType<typeof column>[]) => ({ looked: 20, more_columns: 0, columns });

const KEY = column('Code', ['B-1', 'B-2'], 'sku');
const NAME = column('Name', ['Oak shelf', 'Pine bench']);
const MAPPING = {
  ...{
    sku: 'Code',
    title: 'Name',
    link: 'https://shop.example/{Code}',
    image: { value: 'https://shop.example/none.png' },
  },
  ...{ price: { value: '9.90' }, list_price: null, description: null, available: null, group: null },
  attributes: { shade: 'Shade', width: { from: 'Width', unit: 'cm' }, wood: 'Wood' },
};
const GONE = ['title', 'attributes.shade', 'attributes.width', 'attributes.wood'];
const lacking = (missing: string[], rules: string[]) => ({
  missing,
  absent: rules.map((rule) => ({ rule, columns: [rule] })),
});

test('a file of the key and prices is a part, and its prices are found by their name', () => {
  const prices = file(KEY, column('Preis', ['12,50 €', '31,00 €'], 'price'));
  expect(isPartOfCatalog(prices, MAPPING, lacking(['title'], GONE))).toBe(true);
  expect(priceInPart(prices, MAPPING, lacking(['title'], GONE))).toBe('Preis');
});

test('prices whose column says nothing are found by how they are written, and stock is none', () => {
  const stock = column('Bestand', ['12', '31']);
  expect(priceInPart(file(KEY, column('UVP1', ['12.50', '31.00']), stock), MAPPING, lacking([], GONE))).toBe('UVP1');
  expect(priceInPart(file(KEY, stock), MAPPING, lacking([], GONE))).toBeNull();
});

test('which of two columns of prices is meant has to be said', () => {
  const two = file(KEY, column('Net', ['12.50', '31.00']), column('Gross', ['14.50', '36.00']));
  expect(priceInPart(two, MAPPING, lacking([], GONE))).toBeNull();
});

test('a catalog that has its prices keeps them', () => {
  const prices = file(KEY, column('Cost', ['12.50', '31.00']));
  expect(priceInPart(prices, { ...MAPPING, price: 'Price' }, lacking(['title'], GONE))).toBeNull();
  expect(priceInPart(prices, { ...MAPPING, price: 'Price' }, lacking(['title', 'price'], GONE))).toBe('Cost');
});

test('a few columns fewer leave it the whole catalog, and so do columns that are called otherwise', () => {
  expect(isPartOfCatalog(file(KEY, NAME), MAPPING, lacking([], ['attributes.shade']))).toBe(false);
  const renamed = file(
    KEY,
    { ...column('Title', ['Oak shelf', 'Pine bench']), distinct: 20 },
    column('Colour', ['dark']),
  );
  expect(isPartOfCatalog(renamed, MAPPING, lacking(['title'], ['title', 'attributes.shade']))).toBe(false);
  const other = file(KEY, NAME, ...['a', 'b', 'c', 'd', 'e'].map((name) => column(name, ['x'])));
  expect(isPartOfCatalog(other, MAPPING, lacking([], GONE.slice(1)))).toBe(false);
});

test('a file without the key is no part: nothing says what its rows are about', () => {
  expect(isPartOfCatalog(file(NAME), MAPPING, lacking(['sku', 'title'], GONE))).toBe(false);
});
