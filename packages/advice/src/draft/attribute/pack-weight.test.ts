import type { NumberColumn } from '@guidepost/engine/snapshot';
import { expect, test } from 'vitest';
import { arePackSizes } from './pack-weight.ts';

const columnOf = (numbers: readonly number[]): NumberColumn => ({
  type: 'number',
  codes: new Uint8Array(0),
  offsets: null,
  numbers: Float64Array.from(numbers),
  hasUnknown: false,
});
const codesOf = (numbers: readonly number[]): number[] => numbers.map((_, nth) => nth + 1);

test.each([
  ['bags of feed', [0.085, 0.4, 2, 4, 12], 60, true],
  ['laptops: every weight is another', Array.from({ length: 60 }, (_, nth) => 0.9 + nth / 20), 90, false],
  ['suitcases: all are about as heavy', [2.5, 3, 3.5, 4, 4.5], 60, false],
  ['hardly any two are alike', [0.1, 1, 5, 20], 6, false],
])('people choose a pack by its weight where few weights are far apart: %s', (_, numbers, known, isPack) => {
  expect(arePackSizes(columnOf(numbers), codesOf(numbers), known)).toBe(isPack);
});
