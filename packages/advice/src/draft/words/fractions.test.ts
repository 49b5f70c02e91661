import { expect, test } from 'vitest';
import { areFractions, inFractions } from './fractions.ts';

test.each([
  [0.25, '1/4'],
  [0.4375, '7/16'],
  [1.5625, '1 9/16'],
  [0.5, '1/2'],
  [8, '8'],
])('%s inches are %s', (value, said) => {
  expect(inFractions(value)).toBe(said);
});

test.each([
  [[0.25, 0.375, 0.5], true],
  [[0.5, 1, 2], false],
  [[13.3, 15.6], false],
  [[0.25, 0.3], false],
])('whether %s are said in fractions: %s', (numbers, are) => {
  expect(areFractions(Float64Array.from(numbers))).toBe(are);
});
