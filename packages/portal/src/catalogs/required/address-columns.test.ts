import { expect, it } from 'vitest';
import { addressColumns } from './address-columns.ts';
import { findPlaces, writePattern } from './address-pattern.ts';

const survey = {
  looked: 105,
  columns: [
    { column: 'id', filled: 100, distinct: 90 },
    { column: 'model', filled: 105, distinct: 88 },
    { column: 'year', filled: 105, distinct: 2 },
    { column: 'nr', filled: 105, distinct: 105 },
  ],
};
const ROWS = [
  { id: 'H26000', model: 'Downey', year: '2026', nr: '1' },
  { id: '', model: 'Adapt', year: '2026', nr: '2' },
  { id: '27100', model: 'Air 20', year: '2025', nr: '3' },
];
const found = (address: string) => {
  const parts = findPlaces(address, ROWS, addressColumns(survey, 'nr'));
  return parts && writePattern(parts);
};

it.each([
  ['https://shop.example/bikes/H26000', 'https://shop.example/bikes/{id|url}'],
  ['https://shop.example/bikes/h26000.html', 'https://shop.example/bikes/{id|slug}.html'],
  ['https://shop.example/bikes/27100', 'https://shop.example/bikes/{id|url}'],
])('a code tells the product, though some rows have none and a few products share one: %s', (address, pattern) => {
  expect(found(address)).toBe(pattern);
});

it.each(['https://shop.example/bikes/Downey', 'https://shop.example/2026/', 'https://shop.example/bikes/air-20'])(
  'what is no code, or what many products have, does not: %s',
  (address) => {
    expect(found(address)).toBeNull();
  },
);
