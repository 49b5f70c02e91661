import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenParts } from './even-parts.ts';

test('a frequent value gets a part of its own, rare neighbours share one', () => {
  expect(evenParts([1, 2, 90, 1, 88, 3, 2], 4)).toEqual([2, 3, 5]);
});

test('near values stay together where parting them costs more than it tells', () => {
  expect(evenParts([50, 50], 2)).toEqual([1]);
  expect(evenParts([50, 50], 2, () => 2)).toEqual([]);
});

test('no division into as many parts tells more', () => {
  const told = (counts: readonly number[], cuts: readonly number[]): number => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return [0, ...cuts].reduce((sum, from, nth) => {
      const share = counts.slice(from, cuts[nth] ?? counts.length).reduce((all, count) => all + count, 0) / total;
      return sum - share * Math.log2(share);
    }, 0);
  };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 8 }), (counts) => {
      const found = told(counts, evenParts(counts, 3));
      for (let first = 1; first < counts.length - 1; first++) {
        for (let second = first + 1; second < counts.length; second++) {
          expect(found).toBeGreaterThanOrEqual(told(counts, [first, second]) - 1e-9);
        }
      }
    }),
  );
});
