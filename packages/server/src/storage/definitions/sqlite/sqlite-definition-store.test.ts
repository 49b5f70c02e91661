// What the embedded store promises beyond the contract: other processes, the size of its log, a start that is quick.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@guidepost/engine/product';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Lease } from '../../../sessions/lease.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import type { DefinitionStore } from '../definition-store.ts';
import { type DefinitionStoreSettings, openDefinitionStore } from './sqlite-definition-store.ts';

let folder: string;
let path: string;
const opened: DefinitionStore[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-definitions-'));
  path = join(folder, 'guidepost.db');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

const open = async (settings: Partial<DefinitionStoreSettings> = {}): Promise<DefinitionStore> => {
  const store = await openDefinitionStore({ path, migrate: 'if-empty', ...settings });
  opened.push(store);
  return store;
};

const start = (task: string, ...args: (string | number)[]): ChildProcess => {
  const script = join(import.meta.dirname, 'sqlite-definition-store.fixture.ts');
  const child = spawn(process.execPath, [script, task, path, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
};
const outcome = async (child: ChildProcess): Promise<unknown> => {
  let text = '';
  for await (const chunk of child.stdout!) text += chunk;
  return JSON.parse(text);
};

const settings = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };
const numbered = function* (count: number): Generator<Product> {
  const texts = { description: 'x'.repeat(300), image: 'i', link: 'l', price: '1.00', listPrice: null, group: null };
  for (let index = 0; index < count; index += 1) {
    yield { sku: `sku-${index}`, title: `Number ${index}`, ...texts, available: true, attributes: { index } };
  }
};
const readTitles = async (store: DefinitionStore): Promise<string[]> => {
  const titles: string[] = [];
  for await (const batch of store.catalogs.read('demo', 'c')) titles.push(...batch.map(({ title }) => title));
  return titles;
};

test('while another process imports, readers see whole states only, and learn of the new one', async () => {
  const store = await open();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(5000), () => [], 1);
  const mark = await store.changeMark();
  const child = start('import', 20_000);
  const finished = outcome(child);
  const states = new Set<string>();
  while ((await store.changeMark()) === mark) {
    const titles = await readTitles(store);
    states.add(`${titles.length} ${new Set(titles.map((title) => title.split(' ')[0])).size}`);
  }
  expect(await finished).toMatchObject({ added: 20_000, removed: 5000, revision: 2 });
  expect(await readTitles(store)).toHaveLength(20_000);
  for (const state of states) expect(['5000 1', '20000 1']).toContain(state);
  expect(states).toContain('5000 1');
});

test('a process that dies in the middle of an import leaves the state before it', async () => {
  const store = await open();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(10), () => [], 1);
  const child = start('import', 100_000_000);
  await waitFor(() => existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 70_000_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readTitles(store)).toHaveLength(10);
  expect(await writeCatalog(store.catalogs, settings, 'replace', numbered(20), () => [], 2)).toMatchObject({
    added: 10,
  });
});

test('two processes that ask for a secret at the same time get the same one', async () => {
  const [one, other] = await Promise.all([outcome(start('secret')), outcome(start('secret'))]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(other).toBe(one);
  expect(Buffer.from(await (await open()).secret('tokens')).toString('hex')).toBe(one);
});

test('an import leaves no log behind', async () => {
  const store = await open();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(20_000), () => [], 1);
  expect(statSync(`${path}-wal`).size).toBe(0);
});

test('a reader that keeps an old state does not let the log stay large for ever', async () => {
  const store = await open();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(2000), () => [], 1);
  const reading = store.catalogs.read('demo', 'c')[Symbol.asyncIterator]();
  await reading.next();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(60_000), () => [], 2);
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(16 * 1024 * 1024);
  await reading.return?.();
  await writeCatalog(store.catalogs, settings, 'update', numbered(1), () => [], 3);
  expect(statSync(`${path}-wal`).size).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('a damaged product is told and left out where somebody listens, and mended by removing it and importing again', async () => {
  const store = await open();
  await writeCatalog(store.catalogs, settings, 'replace', numbered(3), () => [], 1);
  const database = openSqlite(path);
  database.exec(`UPDATE products SET attributes = 'null' WHERE sku = 'sku-1'`);
  database.close();
  await expect(readTitles(store)).rejects.toThrow('A product in the store is damaged.');
  const damaged: string[] = [];
  const read: string[] = [];
  for await (const batch of store.catalogs.read('demo', 'c', (sku) => damaged.push(sku))) {
    read.push(...batch.map(({ sku }) => sku));
  }
  expect([read, damaged]).toEqual([['sku-0', 'sku-2'], ['sku-1']]);

  await store.catalogs.change({ client: 'demo', catalog: 'c', mode: 'update', at: 2 }, async (change) => {
    expect([...(await change.find(['sku-0', 'sku-1'])).keys()]).toEqual(['sku-0']);
    await change.remove(['sku-1']);
    await change.finish({ ...settings, attributes: [] });
  });
  await writeCatalog(store.catalogs, settings, 'replace', numbered(3), () => [], 3);
  expect(await readTitles(store)).toEqual(['Number 0', 'Number 1', 'Number 2']);
});

test('an import lets the event loop turn', async () => {
  const store = await open();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await writeCatalog(store.catalogs, settings, 'replace', numbered(20_000), () => [], 1);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('a write that waits too long for another process says why it failed', async () => {
  const store = await open({ patience: 50 });
  let refused: Promise<unknown> = Promise.resolve();
  const slow = async function* () {
    yield* numbered(1);
    refused = store.advisors.unpublish('demo', 'a').catch((error: unknown) => error);
    await refused;
  };
  await writeCatalog(store.catalogs, settings, 'replace', slow(), () => [], 1);
  expect(String(await refused)).toMatch(/guidepost\.db: another process keeps the database locked/);
});

test('somebody who publishes waits for the import under way, and not for those that follow it without a pause', async () => {
  const store = await open();
  const order: string[] = [];
  let publishing: Promise<unknown> | null = null;
  const underWay = async function* () {
    yield* numbered(1);
    publishing = store.advisors.holdCatalog('demo', 'c', async () => order.push('published'));
  };
  await writeCatalog(store.catalogs, settings, 'replace', underWay(), () => [], 1);
  for (let nth = 1; nth <= 20 && !order.includes('published'); nth++) {
    order.push(`import ${nth} asks`);
    await writeCatalog(store.catalogs, settings, 'replace', numbered(nth), () => [], 1);
    order.push(`import ${nth} is done`);
  }
  await publishing;
  expect(order).toEqual(['import 1 asks', 'published', 'import 1 is done']);
});

test('a store whose schema is current is opened while another process writes: nothing is migrated, nobody is waited for', async () => {
  await (await open()).close();
  const writing = openSqlite(path);
  writing.exec('BEGIN IMMEDIATE');
  await (await open({ patience: 0 })).close();
  writing.exec('ROLLBACK');
  writing.close();
});

test('the lock of a server goes with its process', async () => {
  const { takeServiceLock } = await import('./sqlite-definition-store.ts');
  const child = start('serve');
  await once(child.stdout!, 'data');
  expect(takeServiceLock(path)).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = takeServiceLock(path);
  expect(lock).not.toBeNull();
  lock?.release();
});

test('a server takes the lease of one that was killed at once, because no other can hold it', async () => {
  const child = start('serve');
  await once(child.stdout!, 'data');
  expect((await (await open({ migrate: 'apply' })).leases.find('sweep'))?.holder).toBe('server');
  const other = new Lease((await open({ migrate: 'apply' })).leases, 'sweep', 'other', 1000, () => 0);
  expect(await other.hold()).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = new Lease((await open({ migrate: 'apply' })).leases, 'sweep', 'next', 1000, () => 0);
  expect(await next.hold()).toBe(true);
  expect(await next.hold()).toBe(true);
});

test('the products are read in order without sorting them', async () => {
  await open();
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path, { readOnly: true });
  const plan = database
    .prepare('EXPLAIN QUERY PLAN SELECT * FROM products WHERE catalog = 1 AND position > 5 ORDER BY position')
    .all();
  database.close();
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH products USING INDEX products_in_order (catalog=? AND position>?)',
  ]);
});

const waitFor = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};
