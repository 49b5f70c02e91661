import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Advisor } from '@guidepost/engine/advisor';
import { isPrepared } from '@guidepost/engine/prepare';
import type { Product } from '@guidepost/engine/product';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { LiveCatalogs } from './live-catalogs.ts';

let folder = '';
let catalogs: LiveCatalogs;
/** The newest thread. */
let worker: Worker;
const note = (made: Worker): void => {
  worker = made;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-live-'));
  process.on('worker', note);
  catalogs = await LiveCatalogs.start({ kind: 'embedded', folder });
});
afterEach(async () => {
  await catalogs.close();
  process.off('worker', note);
  rmSync(folder, { recursive: true, force: true });
});

const product = (nth: number): Product => ({
  ...{ sku: `p${nth}`, title: `Product ${nth}`, description: null, image: 'https://s.example/i.png' },
  ...{ link: 'https://s.example/p', price: '9.00', listPrice: null, group: null, available: true },
  attributes: { ram: nth % 7, brand: `Brand ${nth % 5}` },
});

async function write(catalog: string, count: number): Promise<void> {
  const store = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  const named = { client: 'demo', catalog, currency: null, language: null, mapping: null };
  const attributes = [
    { name: 'ram', type: 'number', unit: null, label: null },
    { name: 'brand', type: 'text', unit: null, label: null },
  ] as const;
  const products = Array.from({ length: count }, (_, i) => product(i));
  await writeCatalog(store.catalogs, named, 'replace', products, () => attributes, 1);
  await store.close();
}

/** Asks one question about the attribute. */
const advisor = (id: string, attribute: string): Advisor => ({
  ...{ id, client: 'demo', catalog: 'c', title: id, language: 'en', where: null },
  results: {
    show: 'after_filters',
    limit: 10,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'group',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
  questions: [
    {
      ...{ id: 'q', type: 'SINGLE', role: 'filter', title: 'Which?', description: null, image: null, skipText: null },
      ...{
        askIf: null,
        alwaysAsk: false,
        firm: false,
        stage: 1,
        must: false,
        missing: 'drop',
        weight: 1,
        match: 'any',
        redundant: 'show',
      },
      answers: { attribute, max: 30 },
    },
  ],
  order: 'listed',
  first: null,
  texts: {},
});

const restored = () => vi.waitFor(() => expect(catalogs.health.state).toBe('ok'), PATIENCE_WITHIN);

test('a store that could not be opened once is tried again with the next catalog', async () => {
  await expect(catalogs.load('demo', 'c', [])).rejects.toThrow('there is no such file');
  await write('c', 3);
  expect((await catalogs.load('demo', 'c', []))?.revision).toBe(1);
});

test('a thread that dies while it builds is replaced, and the catalog is built', async () => {
  await write('c', 5000);
  const loading = catalogs.load('demo', 'c', []);
  await worker.terminate();
  expect(catalogs.health).toMatchObject({ part: 'snapshots', state: 'failed' });
  expect((await loading)?.snapshot.size).toBe(5000);
  expect(catalogs.health.state).toBe('ok');
});

test('a catalog that two threads died of is given up, and the others are built', async () => {
  await write('c', PATIENCE_WITHIN);
  await write('d', 3);
  const loading = catalogs.load('demo', 'c', []);
  loading.catch(() => {});
  const other = catalogs.load('demo', 'd', []);
  await worker.terminate();
  await restored();
  await worker.terminate();
  await expect(loading).rejects.toThrow('the thread that built it died 2 times');
  expect((await other)?.snapshot.size).toBe(3);
});

test('what was prepared before a thread died is prepared in what the next one builds', async () => {
  await write('c', 100);
  const [first, second] = [advisor('a', 'ram'), advisor('b', 'brand')];
  await catalogs.load('demo', 'c', [first]);
  await worker.terminate();
  await restored();
  const live = await catalogs.load('demo', 'c', [second]);
  expect(live && [first, second].map((one) => isPrepared(one, live.snapshot, live.preparation))).toEqual([true, true]);
});

test('a draft gets what was prepared for it, and nothing of it stays with what is served', async () => {
  await write('c', 100);
  const [served, draft] = [advisor('a', 'ram'), advisor('b', 'brand')];
  await catalogs.load('demo', 'c', [served]);
  const passing = await catalogs.loadFor('demo', 'c', draft);
  expect(passing && [served, draft].map((one) => isPrepared(one, passing.snapshot, passing.preparation))).toEqual([
    true,
    true,
  ]);
  const live = await catalogs.load('demo', 'c', []);
  expect(live && isPrepared(draft, live.snapshot, live.preparation)).toBe(false);
  await write('c', 120);
  expect((await catalogs.loadFor('demo', 'c', draft))?.revision).toBe(2);
  // It is served when those who serve it say so.
  expect(catalogs.find('demo', 'c')?.revision).toBe(1);
  expect(await catalogs.loadFor('demo', 'no-such', draft)).toBeNull();
});
