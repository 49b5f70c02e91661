// The best of many products, kept in a heap and in a list, against sorting all of them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { BestHeap } from './best-heap.ts';
import { BestList } from './best-list.ts';

interface Offered {
  readonly group: number;
  readonly keys: readonly number[];
}

const BLOCK = 7;

/** What sorting gives: the best of each group that is not shown elsewhere, of equal products the first. */
function sorted(offered: readonly Offered[], limit: number, isGrouped: boolean, shown: ReadonlySet<number>): number[] {
  const products = [...offered.keys()].sort((a, b) => {
    const [one, other] = [offered[a]!.keys, offered[b]!.keys];
    const nth = one.findIndex((key, k) => key !== other[k]);
    return nth === -1 ? a - b : other[nth]! - one[nth]!;
  });
  const taken = new Set(shown);
  const best = products.filter((product) => {
    const { group } = offered[product]!;
    const isNew = !isGrouped || !taken.has(group);
    taken.add(group);
    return isNew;
  });
  return best.slice(0, limit);
}

const anyOffered = fc.integer({ min: 0, max: 3 }).chain((keyCount) =>
  fc.array(
    fc.record({
      group: fc.integer({ min: 0, max: 12 }),
      keys: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: keyCount, maxLength: keyCount }),
    }),
    { maxLength: 60 },
  ),
);

test.each([
  ['a heap', BestHeap],
  ['a list', BestList],
])('%s has the best products in the order that sorting gives, and at most one of each group', (_, Best) => {
  fc.assert(
    fc.property(
      anyOffered,
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      fc.boolean(),
      (offered, limit, isGrouped, hides) => {
        const keyCount = offered[0]?.keys.length ?? 0;
        const shown = new Set(isGrouped && hides ? [0, 5] : []);
        const groups = isGrouped ? Uint32Array.from(offered, ({ group }) => group) : null;
        const best = new Best(limit, keyCount, groups, shown);
        for (let from = 0; from < offered.length; from += BLOCK) {
          const part = [...offered.keys()].slice(from, from + BLOCK).filter((product) => {
            const [first] = offered[product]!.keys;
            return first === undefined || first >= best.least;
          });
          const keys = Array.from({ length: keyCount }, (__, k) =>
            Float64Array.from(part, (product) => offered[product]!.keys[k]!),
          );
          best.offer(Uint32Array.from(part), part.length, keys);
        }
        expect(best.products).toEqual(sorted(offered, limit, isGrouped, shown));
      },
    ),
    runs(1000),
  );
});
