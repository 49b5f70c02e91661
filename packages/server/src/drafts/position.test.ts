// Positions over random lists: wherever items are placed they are in order, and no two people give the same one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { positionsBetween } from './position.ts';

/** As drafts from before positions were told apart by keys have them, too: short ones, of which one may be the beginning of another. */
const anyPosition = fc.stringMatching(/^[0-9A-Za-z]{0,6}[1-9A-Za-z]$/);

const anyNeighbours = fc
  .tuple(fc.uniqueArray(anyPosition, { minLength: 2, maxLength: 2 }), fc.boolean(), fc.boolean())
  .map(([two, hasBefore, hasBehind]) => {
    const [before = '', behind = ''] = two.toSorted();
    return { before: hasBefore ? before : null, behind: hasBehind ? behind : null };
  });

const anyKeys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });

test('positions are strictly between their neighbours, in order, and leave room for more', () => {
  fc.assert(
    fc.property(anyNeighbours, anyKeys, ({ before, behind }, keys) => {
      const positions = positionsBetween(before, behind, keys);
      const all = [before ?? '', ...positions, behind ?? '~'];
      expect(positions).toHaveLength(keys.length);
      expect(all).toEqual([...new Set(all)].toSorted());
      for (const position of positions) expect(position).toMatch(/^[0-9A-Za-z]*[1-9A-Za-z]$/);
    }),
    runs(1000, 20_000),
  );
});

test('items that are placed at the same place from the same state have positions of their own, whatever is placed between them', () => {
  fc.assert(
    fc.property(anyNeighbours, anyKeys, ({ before, behind }, keys) => {
      const apart = keys.map((key) => positionsBetween(before, behind, [key])[0] ?? '').toSorted();
      expect(new Set(apart).size).toBe(keys.length);
      for (const [nth, position] of apart.entries()) {
        const [inner = ''] = positionsBetween(position, apart[nth + 1] ?? behind, ['inner']);
        expect(inner > position && inner < (apart[nth + 1] ?? behind ?? '~')).toBe(true);
      }
    }),
    runs(1000, 20_000),
  );
});

test.each([
  { at: 'the end', place: (list: readonly string[]) => list.length },
  { at: 'the beginning', place: () => 0 },
  { at: 'one place in between', place: (list: readonly string[]) => list.length >> 1 },
])('a thousand items that are added one by one at $at have short positions', ({ place }) => {
  const list: string[] = [];
  for (let nth = 0; nth < 1000; nth += 1) {
    const at = place(list);
    list.splice(at, 0, positionsBetween(list[at - 1] ?? null, list[at] ?? null, [`item ${nth}`])[0] ?? '');
  }
  expect(list).toEqual(list.toSorted());
  expect(Math.max(...list.map(({ length }) => length))).toBeLessThan(250);
});
