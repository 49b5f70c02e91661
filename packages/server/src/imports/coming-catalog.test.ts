// What a change hands to the servers is what they would build themselves.

import type { Attribute } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { LAYOUT, packCatalog } from '../catalogs/snapshot-pieces.ts';
import { KEPT_FROM } from '../catalogs/snapshot-store.ts';
import { buildCatalog } from '../live/build-catalog.ts';
import { product } from '../storage/definitions/contract/catalogs.fixture.ts';
import { ComingCatalog } from './coming-catalog.ts';
import { file, HEAD, inOwnStore, row, run, stores } from './import.fixture.ts';

inOwnStore();

const ATTRIBUTES: readonly Attribute[] = [{ name: 'color', type: 'text', unit: null, label: null }];
const HANDED = { least: 3, most: 5 };

/** A change to products of these titles. Resolves to its revision. */
const change = (titles: readonly string[], { isTrial = false, looks = true } = {}): Promise<number> =>
  stores.catalogs.change({ client: 'shop', catalog: 'c', mode: 'replace', at: 1 }, async (change) => {
    const color = (nth: number) => (nth % 2 ? 'red' : 'black');
    await change.put(titles.map((title, nth) => ({ ...product(`s${nth}`), title, attributes: { color: color(nth) } })));
    const counts = await change.finish({ currency: 'EUR', language: 'en', attributes: ATTRIBUTES, mapping: null });
    const coming = new ComingCatalog(change, counts, ATTRIBUTES, isTrial, HANDED);
    if (looks) expect((await coming.snapshot()).size).toBe(titles.length);
    await coming.hand();
    return counts.revision;
  });

const base64 = (pieces: readonly Uint8Array[]) => pieces.map((piece) => Buffer.from(piece).toString('base64'));
const found = async () => (await stores.catalogs.find('shop', 'c')) ?? expect.unreachable();

async function kept(): Promise<string[]> {
  const { client, catalog, revision } = await found();
  const pieces: Uint8Array[] = [];
  for await (const piece of stores.snapshots.read({ client, catalog, revision, layout: LAYOUT })) pieces.push(piece);
  return base64(pieces);
}

async function built(): Promise<string[]> {
  const allocate = (bytes: number) => new ArrayBuffer(bytes);
  return base64(await packCatalog(await buildCatalog(stores, await found(), allocate, async () => {}), async () => {}));
}

test('servers find what they would build, at each new revision', async () => {
  expect(await change(['One', 'Two', 'Three'])).toBe(1);
  const first = await kept();
  expect(first).toEqual(await built());
  expect(await change(['One', 'Two', 'Four', 'Five'])).toBe(2);
  expect(await kept()).toEqual(await built());
  expect(await kept()).not.toEqual(first);
});

test('a change without an effect leaves what there is', async () => {
  await change(['One', 'Two', 'Three']);
  const before = await kept();
  expect(await change(['One', 'Two', 'Three'])).toBe(1);
  expect(await kept()).toEqual(before);
});

test('of a small catalog, of a very large one, of a trial, and where nobody has looked, nothing is handed', async () => {
  await change(['One', 'Two']);
  expect(await kept()).toEqual([]);
  await change(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  expect(await kept()).toEqual([]);
  await change(['One', 'Two', 'Three'], { isTrial: true });
  expect(await kept()).toEqual([]);
  await change(['One', 'Two', 'Three', 'Four'], { looks: false });
  expect(await kept()).toEqual([]);
});

test('an import of a large catalog with an advisor hands it over', async () => {
  await stores.advisors.publish(
    {
      ...{ id: 'shoes', client: 'shop', catalog: 'c', title: 'Shoes', language: 'en', where: null, texts: {} },
      ...{ order: 'listed', first: null, questions: [] },
      results: {
        ...{ show: 'at_end', limit: 10, priceImpact: 'none', unavailable: 'hide', onePer: 'product', nearest: true },
        ...{ askAgain: true, attributes: [] },
      },
    },
    '',
    1,
  );
  await run(file(HEAD, ...Array.from({ length: KEPT_FROM }, (_, nth) => row(`s${nth}`))), { yes: true });
  expect(await kept()).toEqual(await built());
});
