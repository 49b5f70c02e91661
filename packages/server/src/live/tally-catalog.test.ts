import { setImmediate as nextTurn } from 'node:timers/promises';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Attribute } from '@guidepost/engine/product';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tallyKnown } from './tally-catalog.ts';

it('counts what products have with room for requests in between, however small each column is', async () => {
  const names = Array.from({ length: 50 }, (_, nth) => `a${nth}`);
  const builder = new SnapshotBuilder(
    names.map((name): Attribute => ({ name, type: 'number', unit: null, label: null })),
  );
  for (let sku = 0; sku < 100; sku += 1) {
    const has = names.filter((_, nth) => nth >= sku);
    builder.add({
      ...{ sku: String(sku), title: '', description: null, image: '', link: '', listPrice: null, group: null },
      ...{ price: '1', available: true, attributes: Object.fromEntries(has.map((name) => [name, sku])) },
    });
  }
  const snapshot = builder.finish(1);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const counting = tallyKnown(snapshot);
  let turns = 0;
  let isOver = false;
  counting.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await nextTurn();
    turns += 1;
  }
  const known = await counting;
  expect(known.find(({ name }) => name === 'price')?.known).toBe(100);
  expect(names.map((name) => known.find((one) => one.name === name)?.known)).toEqual(names.map((_, nth) => nth + 1));
  expect(turns).toBeGreaterThan(5);
});
