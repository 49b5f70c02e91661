// Columns of what others said of a product, of its warranty, and of stars that are none of both.

import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';
import { namesJudgement } from './judged-names.ts';
import { namesWarranty } from './warranty-names.ts';

test.each([
  'Rating',
  'No_of_rating',
  'product_rating_3',
  'Star rating',
  'Ratings count',
  'Anzahl Bewertungen',
  'Počet hodnocení',
  'Número de opiniones',
  '5 star ratings',
  'количество отзывов',
])('others judged it: %s', (name) => expect(namesJudgement(name)).toBe(true));

test.each([
  'IP rating',
  'Energy rating',
  'Notes',
  'Rating plate',
  'Number of stars and stripes',
  'Fire rating',
  'Age rating',
])('it is about the product: %s', (name) => expect(namesJudgement(name)).toBe(false));

test.each([
  'Product_warranty',
  'Garantie (Monate)',
  'Herstellergarantie',
  'Záruka',
  'Gwarancja',
  'Гарантия',
  '保証期間',
  'Garantía del fabricante',
])('it is a promise: %s', (name) => expect(namesWarranty(name)).toBe(true));

const rows = (header: string, cells: (nth: number) => string): string =>
  `sku,title,Price,${header}\n${Array.from({ length: 40 }, (_, nth) => `A-${nth * 7},Cooler ${nth},${100 + nth}.00,${cells(nth)}`).join('\n')}\n`;
const attributesOf = async (text: string) =>
  (await infer(text)).mapping.attributes.map(({ name, type, unit }) => [name, type, unit]);

test('stars beside a mark of shoppers, or of an appliance, are those of an authority', async () => {
  const beside = rows('Star_rating,Rating', (nth) => `${1 + (nth % 5)} Star,${(3.9 + (nth % 9) / 10).toFixed(1)}`);
  expect(await attributesOf(beside)).toContainEqual(['energy_rating', 'number', 'Star']);
  const appliance = rows('Star rating,Compressor', (nth) => `${1 + (nth % 5)},${['Inverter', 'Normal'][nth % 2]}`);
  expect((await attributesOf(appliance)).map(([name]) => name)).toContain('energy_rating');
});

test('stars alone, and halves of stars, are those of shoppers', async () => {
  const alone = rows('Star rating,Colour', (nth) => `${1 + (nth % 5)},${['red', 'blue'][nth % 2]}`);
  expect((await attributesOf(alone)).map(([name]) => name)).toContain('star_rating');
  const halves = rows('Star rating,Reviews', (nth) => `${(3 + (nth % 5) / 2).toFixed(1)},${nth * 13}`);
  expect((await attributesOf(halves)).map(([name]) => name)).toContain('star_rating');
});

test('how many gave three stars is a number, even where it is 0 or 1; how long a promise holds is one, too', async () => {
  const text = rows('product_rating_3,Product_warranty', (nth) => `${nth % 2},${1 + (nth % 3)} years`);
  expect(await attributesOf(text)).toEqual([
    ['product_rating_3', 'number', null],
    ['product_warranty', 'number', 'years'],
  ]);
});
