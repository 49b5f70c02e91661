import { expect, test } from 'vitest';
import { attributeOf, many } from '../small-files.fixture.ts';

test.each([
  ['Type', ['simple', 'variation, virtual', 'simple, downloadable']],
  ['product_type', ['simple', 'configurable', 'virtual']],
  ['Type', ['Configurable Product', 'Simple Product']],
  ['Typ', ['Konfigurierbares Produkt', 'Einfaches Produkt']],
  ['Where', ['Catalog, Search', 'Not Visible Individually']],
  ['Sichtbarkeit', ['visible', 'hidden']],
  ['Tax', ['taxable', 'none']],
  ['status', ['1', '0']],
  ['Product Visible?', ['Y', 'N']],
  ['Show price (0/1)', ['0', '1']],
  ['column', ['left', 'right']],
  ['Spalte', ['links', 'rechts', 'Mitte']],
  ['Parent ID', ['101', '104', '107']],
  ['EAN', ['4000000000017', '4000000000024', '4000000000031']],
  ['Variant ID [Non Editable]', ['ab1', 'ab2', 'ab3']],
])('what a shop system keeps for itself is no attribute: %s with %j', async (column, cells) => {
  expect((await attributeOf(column, many(cells))).rules).toEqual([]);
});

test.each([
  ['Type', ['standard', 'physical']],
  ['Type', ['simple', 'double']],
  ['status', ['new', 'refurbished']],
  ['Design', ['main', 'option']],
  ['Column', ['single', 'double']],
  ['Steering', ['left', 'right']],
])('words that may describe a thing stay attributes: %s with %j', async (column, cells) => {
  expect((await attributeOf(column, many(cells))).rules).toMatchObject([{ type: 'text' }]);
});

test('a unit in brackets behind a name is a unit', async () => {
  expect((await attributeOf('Gewicht [kg]', many(['1.5', '2.25', '3.75']))).rules).toMatchObject([
    { name: 'gewicht_kg', label: 'Gewicht', unit: 'kg', type: 'number' },
  ]);
  expect((await attributeOf('Breite[mm]', many(['150', '225', '375']))).rules).toMatchObject([
    { name: 'breite_mm', unit: 'mm', type: 'number' },
  ]);
});
