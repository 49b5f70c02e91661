import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { TextListBuilder } from '@guidepost/engine/text-list';
import { expect, test } from 'vitest';
import { renderResult } from '../rendering/rendered-results.ts';
import type { CatalogContent } from './catalog-content.ts';
import { LAYOUT, packCatalog, unpackCatalog } from './snapshot-pieces.ts';
import { DamagedSnapshot } from './snapshot-store.ts';

const ATTRIBUTES: readonly Attribute[] = [
  { name: 'weight', type: 'number', unit: 'g', label: null },
  { name: 'brand', type: 'text', unit: null, label: null },
  { name: 'ports', type: 'list', unit: null, label: null },
  { name: 'backlit', type: 'boolean', unit: null, label: null },
  { name: '#kind', type: 'text', unit: null, label: null },
];

const product = (nth: number): Product => ({
  ...{
    sku: `p${nth}`,
    title: `Gerät ${nth} 🎧`,
    description: nth % 3 ? null : 'Ä\n"',
    image: 'https://s.example/i.png',
  },
  ...{ link: 'https://s.example/p', price: `${nth}.50`, listPrice: nth % 4 ? null : '999.00', group: `g${nth % 9}` },
  available: nth % 5 > 0,
  attributes: {
    ...(nth % 7 ? { weight: nth / 8 } : {}),
    ...{ brand: `Brand ${nth % 11}`, ports: [`a${nth % 3}`, `b${nth % 2}`], backlit: nth % 2 === 0, '#kind': `${nth}` },
  },
});

function contentOf(count: number): CatalogContent {
  const products = Array.from({ length: count }, (_, i) => product(i));
  const records = new TextListBuilder();
  const listPrices = new TextListBuilder();
  for (const one of products) {
    records.add(renderResult(one));
    listPrices.add(one.listPrice ?? '');
  }
  return {
    revision: 7,
    attributes: ATTRIBUTES,
    snapshot: buildSnapshot(products, ATTRIBUTES, 7),
    records: records.finish(),
    listPrices: listPrices.finish(),
    damaged: { count: 1, skus: ['x'] },
  };
}

async function* give(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
const shared = (bytes: number) => new SharedArrayBuffer(bytes);
const pack = (content: CatalogContent) => packCatalog(content, async () => {});
const unpack = (pieces: readonly Uint8Array[]) => unpackCatalog(give(pieces), shared);

test.each([0, 1, 300, 70_000])('a catalog of %i products comes back as it was', async (count) => {
  const content = contentOf(count);
  const back = await unpack(await pack(content));
  // Number by number it would take a minute.
  if (count < 1000) expect(back).toEqual(content);
  expect(await digestOf(back as CatalogContent)).toBe(await digestOf(content));
  expect(back?.records.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('no pieces are no catalog', async () => {
  expect(await unpack([])).toBeNull();
});

test('pieces that are missing, too many or out of order are not taken', async () => {
  const pieces = await pack(contentOf(300));
  await expect(unpack(pieces.slice(0, -1))).rejects.toBeInstanceOf(DamagedSnapshot);
  await expect(unpack([...pieces, ...pieces.slice(-1)])).rejects.toBeInstanceOf(DamagedSnapshot);
  await expect(unpack([...pieces.slice(0, 1), ...pieces.slice(2), ...pieces.slice(1, 2)])).rejects.toThrow();
});

/** How well the library compresses does not matter. */
async function digestOf(content: CatalogContent): Promise<string> {
  const digest = createHash('sha256');
  for (const piece of await pack(content)) digest.update(zstdDecompressSync(piece));
  return digest.digest('hex').slice(0, 16);
}

test('whoever changes the layout changes its mark', async () => {
  expect([LAYOUT, await digestOf(contentOf(300))]).toEqual(['1 LE', 'd96e299c8e392f99']);
});
