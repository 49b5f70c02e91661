// The last part of a path through categories, and the one above it where that is an amount.

import { expect, test } from 'vitest';
import { recognisePath } from './recognise-path.ts';

const read = (...texts: string[]) => {
  const path = recognisePath(
    'Category',
    texts.map((text) => ({ text, count: 1, line: 1 })),
  );
  const last = new RegExp(path?.lastPart ?? 'none', 'u');
  const found = texts.map((text) => last.exec(text)).map((match) => (match?.[1] ?? match?.[0])?.trim());
  expect(path && texts.map((text) => path.partsOf(text)?.at(-1))).toEqual(found);
  return found;
};

test('a path that ends with an amount is of what stands above it', () => {
  expect(
    read(
      'Food > Jam > Plum > 250 g',
      'Food > Jam > Plum > 0,5 kg',
      'Food > Jam > Quince > 12',
      'Food > Jam',
      'Food > Oil > 750 ml',
    ),
  ).toEqual(['Plum', 'Plum', 'Quince', 'Jam', 'Oil']);
  expect(read('Shop/Rope/10 m', 'Shop/Rope/20 m', 'Shop/Hook', 'Shop/Lock/50')).toEqual([
    'Rope',
    'Rope',
    'Hook',
    'Lock',
  ]);
});

test('names with numbers stay names', () => {
  expect(read('TV > 4K', 'TV > 8K', 'Print > 3D', 'Music > 80s', 'Puzzle > 1000 pieces', 'Food > 7 herbs')).toEqual([
    ...['4K', '8K', '3D', '80s', '1000 pieces', '7 herbs'],
  ]);
});

test('what is nothing but an amount stays', () => {
  expect(read('Food > Jam', '250', 'Food > Jam > 250')).toEqual(['Jam', '250', 'Jam']);
});
