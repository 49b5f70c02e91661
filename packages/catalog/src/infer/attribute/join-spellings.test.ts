// Spellings of one maker, and of one scale.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

async function readWith(column: string, cells: readonly string[]) {
  const rows = Array.from(
    { length: 36 },
    (_, nth) =>
      `A-${nth * 7};Board ${nth * 3}x;5.00 EUR;https://s.example/${nth}.png;https://s.example/${nth};${cells[nth % cells.length]}`,
  );
  const file = [`sku;name;price;image;link;${column}`, ...rows].join('\n');
  const { mapping, merges } = await inferMapping(surveyOf(file));
  const { products } = await gather(sourceOf(file), { mapping });
  return { merges, values: products.slice(0, cells.length).map(({ attributes }) => attributes[column]) };
}

test('a maker in several spellings is one, in that of most products', async () => {
  const { values, merges } = await readWith('brand', [
    'Royal Alder',
    'Royal Alder',
    'royal-alder',
    'Birch',
    'ROYAL ALDER',
    'birch',
  ]);
  expect(values).toEqual(['Royal Alder', 'Royal Alder', 'Royal Alder', 'Birch', 'Royal Alder', 'Birch']);
  expect(merges).toEqual([]);
});

test('makers that differ by a letter, and values of anything else, are left to people', async () => {
  const brands = ['Alder', 'Alders', 'Birch'];
  expect((await readWith('brand', brands)).values).toEqual(brands);
  const shades = ['Sea Green', 'sea-green', 'Plum'];
  expect((await readWith('pattern', shades)).values).toEqual(shades);
});

test('6/10 and 7 are numbers on one scale', async () => {
  expect((await readWith('flex', ['6/10', '7', '10/10', '3', '5', '8/10', '4'])).values).toEqual([
    6, 7, 10, 3, 5, 8, 4,
  ]);
});

test.each([
  ['a number is beyond the top', ['6/10', '7', '14', '3/10', '5', '12', '4']],
  ['the tops differ', ['6/10', '7/12', '3', '3/4', '5', '8/9', '4']],
  ['what stands behind is no top of a scale', ['6/13', '7', '3', '3/13', '5', '8/13', '4']],
])('such cells stay texts where %s', async (_, cells) => {
  expect((await readWith('flex', cells)).values.some((value) => typeof value === 'number')).toBe(false);
});
