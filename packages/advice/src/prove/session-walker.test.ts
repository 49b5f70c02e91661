// What stands for what in a walk of sessions.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { expect, test } from 'vitest';
import { advisorOf, attributesOf, product, range } from '../check/small-shop.fixture.ts';
import { explore } from './explore.ts';
import { Observations } from './observations.ts';
import { universeOf } from './walk-of.ts';

test('A range that is the whole of what there is is not a skip where a firm reply behind it makes it count', () => {
  // Only `c` has a known size, so "size 4" is the whole range at first and leaves all three.
  const products = [product('a', 4, {}), product('b', 1, {}), product('c', 1, { size: 4 })];
  const groupings = [
    { title: 'to 3', from: null, to: 3 },
    { title: 'from 4', from: 4, to: null },
  ];
  const plain = { must: true, alwaysAsk: true, groupings };
  const advisor = advisorOf([range('size', 'size', plain), range('price', 'price', { ...plain, firm: true })]);
  const universe = universeOf(compile(advisor, buildSnapshot(products, attributesOf({ size: 'number' }))));
  const seen = new Observations(universe);
  expect(explore(universe, { states: Number.POSITIVE_INFINITY }, seen).isComplete).toBe(true);
  // Size skipped: 3, 2 and 1 results. Size 4: 3 where price is skipped, 2 with `b`, whose size is unknown beside one that is whole, and
  // none with `a`, of which nothing is known.
  expect(seen.results.sum).toBeCloseTo((3 + 2 + 1) / 6 + (3 + 2 + 0) / 6, 9);
  expect(seen.shareWithout).toBeCloseTo(1 / 6, 9);
});
