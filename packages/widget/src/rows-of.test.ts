import { expect, test } from 'vitest';
import { cardsInRow } from './rows-of.ts';

test('all rows are full, none has two more than another, and the best are never in a row with more', () => {
  for (const most of [2, 3, 4]) {
    for (let count = 1; count <= 40; count++) {
      const sizes = Array.from({ length: count }, (_, at) => cardsInRow(at, count, most));
      // Each card takes its share of a row.
      expect(sizes.reduce((sum, size) => sum + 1 / size, 0)).toBeCloseTo(Math.ceil(count / most), 9);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.min(most, Math.min(...sizes) + 1));
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  }
});
