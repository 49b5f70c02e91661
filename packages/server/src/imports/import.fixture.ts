// A store in a temporary folder and short ways to import into it, for tests of the use cases.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import type { Product } from '@guidepost/engine/product';
import { MendableError } from '@guidepost/fault/mendable-error';
import { afterEach, beforeEach } from 'vitest';
import { spell } from '../cli/spell-remedy.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { importCatalog } from './import-catalog.ts';
import type { ImportOrder, ImportReport } from './import-order.ts';
import { ImportStopped } from './import-stop.ts';

let folder = '';
/** A new one for each test. */
export let stores: DefinitionStore;

/** To be called once in a file of tests: those of a room share a process, and what a fixture did while it was read is done once. */
export function inOwnStore(): void {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guidepost-import-'));
    stores = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  });
  afterEach(async () => {
    await stores.close();
    rmSync(folder, { recursive: true });
  });
}

export const sourceOf = (text: string, name = 'shop.csv'): CatalogSource => ({
  name,
  size: Buffer.byteLength(text),
  open: async function* () {
    yield Buffer.from(text);
  },
});

export const run = (text: string, order: Partial<ImportOrder> = {}): Promise<ImportReport> =>
  importCatalog(stores, {
    ...{ client: 'shop', catalog: 'c', source: sourceOf(text), mapping: null, format: null, mode: 'replace' },
    ...{ baseUrl: null, at: 1 },
    ...order,
  });

export const update = (text: string, order: Partial<ImportOrder> = {}) => run(text, { mode: 'update', ...order });

/** Throws when it was not stopped. */
export const stopped = async (importing: Promise<unknown>): Promise<ImportStopped> => {
  const error = await importing.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ImportStopped) return error;
  throw error ?? new Error('it went through');
};

/** What somebody who typed the command is told of its failure. */
export const told = async (importing: Promise<unknown>): Promise<string> => {
  const error = await importing.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof MendableError) return spell(error.said);
  throw error ?? new Error('it went through');
};

/** The columns of {@link row}. */
export const HEAD = 'sku,title,image,link,price';
export const row = (sku: string, price = '10.00', ...more: string[]) =>
  [sku, `Product ${sku}`, 'https://s.example/i.png', `https://s.example/${sku}`, price, ...more].join(',');
export const file = (head: string, ...rows: string[]) => `${[head, ...rows].join('\n')}\n`;

export const read = async (): Promise<Product[]> => {
  const all: Product[] = [];
  for await (const batch of stores.catalogs.read('shop', 'c')) all.push(...batch);
  return all;
};
export const prices = async () => (await read()).map(({ sku, price }) => `${sku} ${price}`).join(', ');
