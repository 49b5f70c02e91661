import { expect, test } from 'vitest';
import { cardColumns } from './card-columns.ts';

test('there are as many cards in a row as there is room for, or one less where the last row is then fuller', () => {
  for (const most of [2, 3, 4])
    for (let count = 1; count <= 40; count++) {
      const columns = cardColumns(count, most);
      const open = Math.ceil(count / columns) * columns - count;
      expect(columns).toBeLessThanOrEqual(most);
      expect(columns).toBeGreaterThanOrEqual(Math.min(count, Math.max(most - 1, 2)));
      expect(open).toBeLessThanOrEqual(Math.ceil(count / most) * most - count);
    }
  expect([5, 6, 7, 8, 9, 10].map((count) => cardColumns(count, 4))).toEqual([3, 3, 4, 4, 3, 4]);
});

test('what follows under a heading of its own is not larger than what comes before', () => {
  expect(cardColumns(1, 4, 4)).toBe(4);
  expect(cardColumns(6, 4, 4)).toBe(4);
  expect(cardColumns(8, 4, 3)).toBe(4);
});
