// The thread that pulls: what it tells, and what becomes of its feed however it ends.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { PATIENCE } from '../../../../scripts/fixture/patience.ts';
import { answerWith, productsCsv } from '../feeds/feed-server.fixture.ts';
import type { Feed } from '../feeds/feed-store.ts';
import type { PullNews } from '../feeds/pull-feed.ts';
import { inPulledShop } from '../feeds/pulled-shop.fixture.ts';
import { runPullWorker } from './run-pull-worker.ts';

const shop = inPulledShop();
beforeEach(() => shop.add());

const theFeed = async (): Promise<Feed> => (await shop.stores.feeds.list())[0]!;
const isFree = async (): Promise<boolean> => {
  const claim = { holder: 'test', at: Date.now(), hold: 0, onlyIfDue: false };
  return (await shop.stores.feeds.claim('shop', 'c', claim)) !== null;
};

async function makeDue(): Promise<void> {
  const { lastGood } = await theFeed();
  await shop.stores.feeds.claim('shop', 'c', { holder: 'test', at: Date.now(), hold: 0, onlyIfDue: false });
  if (lastGood)
    await shop.stores.feeds.settle('shop', 'c', 'test', { kind: 'good', account: null, pull: lastGood }, Date.now());
}

async function pull(signal = new AbortController().signal, stopTime = 2000, time = PATIENCE) {
  const limits = { size: 1e9, time: PATIENCE, idle: PATIENCE, allowPrivate: true };
  return runPullWorker(
    shop.stores.feeds,
    await theFeed(),
    { location: { kind: 'embedded', folder: shop.folder }, limits, stopTime, time },
    signal,
  );
}

function isLocked(): boolean {
  const database = new DatabaseSync(join(shop.folder, 'guidepost.db'), { timeout: 0 });
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
  while (shop.server.asked.length === 0) await sleep(10);
}

test('it pulls in a thread of its own and tells the counts', async () => {
  expect(await pull()).toEqual({
    ...{ kind: 'imported', nextAt: (await theFeed()).nextAt },
    ...{ products: 10, added: 10, changed: 0, removed: 0, rejected: 0, warnings: 0 },
  });
  expect(await isFree()).toBe(true);
});

test('a failure is told with its reason', async () => {
  shop.server.answer = (_request, response) => response.writeHead(404).end();
  expect(await pull()).toMatchObject({ kind: 'failed', reason: [expect.stringContaining('404')], fault: null });
  expect(await theFeed()).toMatchObject({ failures: 1 });
});

test('it stops when it is told to, and its feed is free at once', async () => {
  shop.server.answer = (_request, response) => response.write('sku,');
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
  shop.server.answer = (_request, response) => response.write('sku,');
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
  /** So many products that the import has begun and is not over; more if it was over. Resolves to the catalog before. */
  const endMidway = async (products: number): ReturnType<typeof shop.stores.catalogs.find> => {
    const before = await shop.stores.catalogs.find('shop', 'c');
    await makeDue();
    shop.server.asked.length = 0;
    shop.server.answer = (_request, response) => response.end(productsCsv(products, 'Another'));
    const calling = new AbortController();
    let isOver = false;
    const pulling = pull(calling.signal, 0, 15 * PATIENCE).finally(() => {
      isOver = true;
    });
    await asked();
    // Shorter writes than an import are over within this time.
    for (let busy = 0; busy < 5 && !isOver; busy = isLocked() ? busy + 1 : 0) await sleep(30);
    calling.abort();
    const ended = await pulling;
    if (ended.kind === 'imported') return endMidway(2 * products);
    expect(ended).toEqual({ kind: 'stopped' });
    return before;
  };
  const before = await endMidway(80_000);
  expect(before).not.toBeNull();
  expect(await shop.stores.catalogs.find('shop', 'c')).toEqual(before);
  expect(isLocked()).toBe(false);
  expect(await isFree()).toBe(true);
  expect((await readdir(shop.folder)).filter((name) => name.startsWith('feed'))).toEqual([]);
  shop.server.answer = answerWith(productsCsv(12), '"3"');
  expect(await pull()).toMatchObject({ kind: 'imported', products: 12 });
});

test('a thread that ends without a word is a failure, and its feed is free', async () => {
  const feed = await theFeed();
  const limits = { size: 1e9, time: 20_000, idle: 10_000, allowPrivate: true };
  const elsewhere = { kind: 'embedded', folder: join(shop.folder, 'not-there') } as const;
  const said = await runPullWorker(
    shop.stores.feeds,
    feed,
    { location: elsewhere, limits },
    new AbortController().signal,
  );
  expect(said).toMatchObject({ kind: 'failed', reason: [expect.stringContaining('no such file')] });
  expect(await isFree()).toBe(true);
});
