// Snapshots that one process keeps and others take.

import { expect, test } from 'vitest';
import { DamagedSnapshot, type SnapshotKey } from '../../../catalogs/snapshot-store.ts';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import type { DefinitionStore } from '../definition-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const named = { client: 'shop', catalog: 'c', currency: null, language: null, mapping: null };
const key = { client: 'shop', catalog: 'c', revision: 1, layout: 'one' };

/** Each call makes a further revision. */
async function write(store: DefinitionStore, price: string): Promise<void> {
  const product = {
    ...{ sku: 'p', title: 'P', description: null, image: 'https://s.example/i.png', link: 'https://s.example/p' },
    ...{ price, listPrice: null, group: null, available: true, attributes: {} },
  };
  await writeCatalog(store.catalogs, named, 'replace', [product], () => [], 1);
}

async function read(store: DefinitionStore, from: SnapshotKey): Promise<number[][]> {
  const pieces: number[][] = [];
  for await (const piece of store.snapshots.read(from)) pieces.push([...piece]);
  return pieces;
}

const pieces = (...all: number[][]) => all.map((piece) => Uint8Array.from(piece));

export const keepsSnapshots = (stores: () => TwoStores): void => {
  test('what one process keeps, another reads, byte by byte and in order', async () => {
    const { one, other } = stores();
    await write(one, '1.00');
    const all = Array.from({ length: 12 }, (_, i) => [i, 0, 255, 128]);
    await one.snapshots.keep(key, pieces(...all));
    expect(await read(other, key)).toEqual(all);
    expect(await read(other, { ...key, layout: 'two' })).toEqual([]);
    expect(await read(other, { ...key, catalog: 'd' })).toEqual([]);
  });

  test('a snapshot goes with its revision, and none is kept for a revision that is gone', async () => {
    const { one, other } = stores();
    await write(one, '1.00');
    await one.snapshots.keep(key, pieces([1]));
    await write(other, '2.00');
    expect(await read(one, key)).toEqual([]);
    await one.snapshots.keep(key, pieces([1]));
    expect(await read(one, key)).toEqual([]);
    await one.snapshots.keep({ ...key, revision: 2 }, pieces([2]));
    expect(await read(other, { ...key, revision: 2 })).toEqual([[2]]);
  });

  test('an import that changes nothing leaves it', async () => {
    const { one } = stores();
    await write(one, '1.00');
    await one.snapshots.keep(key, pieces([1]));
    await write(one, '1.00');
    expect(await read(one, key)).toEqual([[1]]);
  });

  test('a later one takes the place of an earlier one in the same layout, and leaves those in others', async () => {
    const { one, other } = stores();
    await write(one, '1.00');
    await one.snapshots.keep(key, pieces([1], [2], [3]));
    await one.snapshots.keep({ ...key, layout: 'two' }, pieces([9]));
    await other.snapshots.keep(key, pieces([4]));
    expect(await read(one, key)).toEqual([[4]]);
    expect(await read(one, { ...key, layout: 'two' })).toEqual([[9]]);
  });

  test('two that are kept at the same time are no mixture', async () => {
    const { one, other } = stores();
    await write(one, '1.00');
    const all = pieces([1], [2], [3]);
    await Promise.all([one.snapshots.keep(key, all), other.snapshots.keep(key, all)]);
    expect(await read(one, key)).toEqual([[1], [2], [3]]);
  });

  test('a piece that changed since is not given', async () => {
    const { one, other, tamper } = stores();
    await write(one, '1.00');
    await one.snapshots.keep(key, pieces([1], [2]));
    await tamper('update snapshots set content = (select content from snapshots where place = 0) where place = 1');
    await expect(read(other, key)).rejects.toBeInstanceOf(DamagedSnapshot);
  });
};
