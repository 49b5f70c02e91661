// The thread that pulls: what it tells, and what becomes of its feed however it ends.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerWith, type FeedServer, productsCsv, startFeedServer } from '../feeds/feed-server.fixture.ts';
import type { Feed } from '../feeds/feed-store.ts';
import type { PullNews } from '../feeds/pull-feed.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { runPullWorker } from './run-pull-worker.ts';

let folder: string;
let stores: DefinitionStore;
let server: FeedServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-pull-'));
  stores = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
  server = await startFeedServer(answerWith(productsCsv(10), '"1"'));
  await stores.feeds.insert(
    {
      ...{ client: 'shop', catalog: 'c', headers: [], mapping: null, set: [], format: null, mode: 'replace' },
      ...{ baseUrl: null, currency: null, language: null, everyMinutes: 60 },
      url: `${server.origin}/feed.csv`,
    },
    Date.now(),
  );
});
afterEach(async () => {
  server.close();
  await stores.close();
  await rm(folder, { recursive: true });
});

const theFeed = async (): Promise<Feed> => (await stores.feeds.list())[0]!;
const isFree = async (): Promise<boolean> => {
  const claim = { holder: 'test', at: Date.now(), hold: 0, onlyIfDue: false };
  return (await stores.feeds.claim('shop', 'c', claim)) !== null;
};

async function makeDue(): Promise<void> {
  const { lastGood } = await theFeed();
  await stores.feeds.claim('shop', 'c', { holder: 'test', at: Date.now(), hold: 0, onlyIfDue: false });
  if (lastGood)
    await stores.feeds.settle('shop', 'c', 'test', { kind: 'good', account: null, pull: lastGood }, Date.now());
}

async function pull(signal = new AbortController().signal, stopTime = 2000, time = 60_000) {
  const limits = { size: 1e9, time: 20_000, idle: 10_000, allowPrivate: true };
  return runPullWorker(
    stores.feeds,
    await theFeed(),
    { location: { kind: 'embedded', folder }, limits, stopTime, time },
    signal,
  );
}

function isLocked(): boolean {
  const database = new DatabaseSync(join(folder, 'guidepost.db'), { timeout: 0 });
  try {
    database.exec('BEGIN IMMEDIATE');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

/** Resolves when the thread has begun to fetch. */
async function asked(): Promise<void> {
  while (server.asked.length === 0) await sleep(10);
}

test('it pulls in a thread of its own and tells the counts', async () => {
  expect(await pull()).toEqual({
    ...{ kind: 'imported', nextAt: (await theFeed()).nextAt },
    ...{ products: 10, added: 10, changed: 0, removed: 0, rejected: 0, warnings: 0 },
  });
  expect(await isFree()).toBe(true);
});

test('a failure is told with its reason', async () => {
  server.answer = (_request, response) => response.writeHead(404).end();
  expect(await pull()).toMatchObject({ kind: 'failed', reason: [expect.stringContaining('404')], fault: null });
  expect(await theFeed()).toMatchObject({ failures: 1 });
});

test('it stops when it is told to, and its feed is free at once', async () => {
  server.answer = (_request, response) => response.write('sku,');
  const calling = new AbortController();
  // By itself: nobody would end it by force before the test is over.
  const pulling = pull(calling.signal, 600_000);
  await asked();
  calling.abort();
  expect(await pulling).toEqual({ kind: 'stopped' });
  expect(await isFree()).toBe(true);
  expect(await theFeed()).toMatchObject({ failures: 0, attemptedAt: null });
});

test('a pull that takes too long is a failure, and is not tried again at once', async () => {
  server.answer = (_request, response) => response.write('sku,');
  // A thread that has not begun when its time is over has taken no feed.
  const tooLong = async (time: number): Promise<PullNews> => {
    const news = await pull(undefined, 2000, time);
    return (await theFeed()).failures > 0 ? news : tooLong(time * 2);
  };
  expect(await tooLong(500)).toMatchObject({ kind: 'failed', reason: [expect.stringContaining('it took too long')] });
  const { failures, nextAt } = await theFeed();
  expect(failures).toBe(1);
  expect(nextAt).toBeGreaterThan(Date.now());
  expect(await isFree()).toBe(true);
});

test('ended by force in the middle of an import it changes nothing, and store and feed are free at once', async () => {
  await pull();
  await makeDue();
  server.asked.length = 0;
  // So long that the import has begun and is not over.
  server.answer = (_request, response) => response.end(productsCsv(200_000, 'Another'));
  const calling = new AbortController();
  const pulling = pull(calling.signal, 0);
  await asked();
  // Shorter writes than an import are over within this time.
  for (let busy = 0; busy < 5; busy = isLocked() ? busy + 1 : 0) await sleep(30);
  calling.abort();
  expect(await pulling).toEqual({ kind: 'stopped' });
  expect(await stores.catalogs.find('shop', 'c')).toMatchObject({ products: 10, revision: 1 });
  expect(isLocked()).toBe(false);
  expect(await isFree()).toBe(true);
  expect((await readdir(folder)).filter((name) => name.startsWith('feed'))).toEqual([]);
  server.answer = answerWith(productsCsv(12), '"3"');
  expect(await pull()).toMatchObject({ kind: 'imported', products: 12 });
});

test('a thread that ends without a word is a failure, and its feed is free', async () => {
  const feed = await theFeed();
  const limits = { size: 1e9, time: 20_000, idle: 10_000, allowPrivate: true };
  const elsewhere = { kind: 'embedded', folder: join(folder, 'not-there') } as const;
  const said = await runPullWorker(stores.feeds, feed, { location: elsewhere, limits }, new AbortController().signal);
  expect(said).toMatchObject({ kind: 'failed', reason: [expect.stringContaining('no such file')] });
  expect(await isFree()).toBe(true);
});
