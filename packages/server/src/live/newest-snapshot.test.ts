import { beforeEach, expect, test } from 'vitest';
import type { LiveCatalog } from './live-catalogs.ts';
import { NewestSnapshots } from './newest-snapshot.ts';

let revision: number;
let built: string[];
let isBroken: boolean;
let snapshots: NewestSnapshots;
beforeEach(() => {
  [revision, built, isBroken] = [1, [], false];
  // There is no way to have anything served.
  const live = {
    find: (_: string, catalog: string) => (catalog === 'served' ? liveAt(1) : null),
    loadFor: async (_: string, catalog: string) => {
      if (isBroken) throw new Error('broken');
      built.push(`${catalog} ${revision}`);
      return liveAt(revision);
    },
  };
  snapshots = new NewestSnapshots(live, { find: async () => ({ revision }) as never });
});

const liveAt = (at: number) => ({ revision: at, snapshot: { revision: at } }) as LiveCatalog;

const find = async (...catalogs: string[]) => {
  for (const catalog of catalogs) expect(await snapshots.find('shop', catalog)).toEqual({ revision });
};

test('what is served is taken, and built only where it is older than what is stored', async () => {
  await find('served');
  expect(built).toEqual([]);
  revision = 2;
  await find('served', 'served');
  expect(built).toEqual(['served 2']);
});

test('four that are not served are kept, those that were asked for last', async () => {
  await find('a', 'b', 'c', 'd', 'a', 'e', 'a');
  expect(built).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'e 1']);
  await find('b');
  expect(built.slice(5)).toEqual(['b 1']);
});

test('what could not be built is tried again', async () => {
  isBroken = true;
  await expect(snapshots.find('shop', 'a')).rejects.toThrow('broken');
  isBroken = false;
  await find('a');
});
