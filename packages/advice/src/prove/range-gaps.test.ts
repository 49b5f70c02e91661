import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsBetween, widestGapOfSteps } from './range-gaps.ts';

const whole = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.sort((a, b) => a - b));
const step = fc.constantFrom(1, 2, 5, 0.5);

test('The widest gap of a slider is the widest range between its steps in which no value lies', () => {
  fc.assert(
    fc.property(whole, step, (numbers, by) => {
      const bounds = { from: Math.floor(numbers[0]! / by) * by, to: Math.ceil(numbers.at(-1)! / by) * by };
      let widest = -1;
      for (let from = bounds.from; from <= bounds.to; from += by) {
        for (let to = from; to <= bounds.to && !numbers.some((value) => value >= from && value <= to); to += by) {
          widest = Math.max(widest, to - from);
        }
      }
      const gap = widestGapOfSteps(numbers, bounds, by);
      expect(gap === null ? -1 : gap.to - gap.from).toBeCloseTo(widest, 9);
      if (gap !== null) expect(numbers.some((value) => value >= gap.from && value <= gap.to)).toBe(false);
    }),
  );
});

test('No value lies in a gap, and between the gaps nothing but values', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: -5, max: 20 }), fc.integer({ min: 30, max: 70 }), (numbers, from, to) => {
      const within = numbers.filter((value) => value >= from && value <= to);
      const gaps = [...gapsBetween(numbers, { from, to })];
      for (const gap of gaps) {
        expect(gap.from).toBeLessThanOrEqual(gap.to);
        expect(within.some((value) => value >= gap.from && value <= gap.to)).toBe(false);
      }
      const covered = gaps.reduce((sum, gap) => sum + (gap.to - gap.from), 0);
      expect(to - from - covered).toBeLessThan(1e-5 * (within.length + 1));
    }),
  );
});
