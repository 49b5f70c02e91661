import { expect, test } from 'vitest';
import { compileQuantity } from './compile-quantity.ts';
import { parseFraction } from './parse-fraction.ts';

test.each([
  ['5/8', 0.625],
  ['1 1/4', 1.25],
  ['1-9/16', 1.5625],
  ['2½', 2.5],
  ['¾', 0.75],
  ['1 ⅔', 1.666667],
])('%s is %d', (text, number) => {
  expect(parseFraction(text)).toBe(number);
});

test.each(['16/9', '24/7', '0/2', '4/4', '1/6', '1/100', '1.5/2', '12/05/2026', '', '1 1'])('%j is none', (text) => {
  expect(parseFraction(text)).toBeNull();
});

test('a fraction, and a unit behind a hyphen or with blanks inside, are read with their unit', () => {
  const inches = compileQuantity('in', [], null, 1);
  expect(['5/8-inch', '1 1/4 in', '3/4"', '1-9/16 -inch', '½"', '3/8', '2-inch', '12'].map(inches)).toEqual([
    ...[0.625, 1.25, 0.75, 1.5625, 0.5, 0.375, 2, 12],
  ]);
  expect(['16/9 in', '5/8 mm', '1/2/3 in', '5/8-x'].map(inches)).toEqual([null, null, null, null]);
  expect(['12-Volt', '18-Volt', '18V'].map(compileQuantity('V', [], null, 1))).toEqual([12, 18, 18]);
  expect(
    ['120 mm/sec', '80mm/s', '100 mm /sec', '5 cm/s'].map(
      compileQuantity(
        'mm/s',
        [
          ['mm/s', 1],
          ['cm/s', 10],
        ],
        null,
        1,
      ),
    ),
  ).toEqual([...[120, 80, 100, 50]]);
});
