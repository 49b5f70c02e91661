import { expect, test } from 'vitest';
import { withoutNarrowParts } from './narrow-parts.ts';

const LITRES = [140, 160, 183, 184, 185, 200, 225, 250];
const numberOf = (code: number): number => LITRES[code - 1] ?? 0;
/** The last value of each range but the last one. */
const endsOf = (cuts: readonly number[]): number[] => cuts.map(numberOf);

test('a range of two litres among hundreds is joined with its smaller neighbour', () => {
  const cuts = [2, 3, 5, 7];
  expect(endsOf(cuts)).toEqual([160, 183, 185, 225]);
  expect(endsOf(withoutNarrowParts(cuts, [4, 9, 9, 2, 2, 3, 4, 5], numberOf))).toEqual([160, 183, 225]);
  expect(endsOf(withoutNarrowParts(cuts, [4, 9, 2, 2, 2, 9, 9, 5], numberOf))).toEqual([160, 185, 225]);
});

test('ranges that are wide enough stay', () => {
  const wide = [2, 6, 7];
  expect(withoutNarrowParts(wide, [1, 1, 1, 1, 1, 1, 1, 1], numberOf)).toEqual(wide);
});
