// The schedule over a real store: whose turn it is, and that one bad feed holds up no other.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLog } from '../monitoring/log.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { FeedSchedule, type FeedScheduleParts } from './feed-schedule.ts';

let folder: string;
let stores: DefinitionStore;
let schedule: FeedSchedule;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-schedule-'));
  stores = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
  said.length = 0;
});
afterEach(async () => {
  await schedule.stop();
  await stores.close();
  await rm(folder, { recursive: true });
});

const add = (catalog: string, nextAt: number) =>
  stores.feeds.insert(
    {
      ...{ client: 'shop', catalog, headers: [{ name: 'X', value: 's3cret' }], mapping: null, set: [], format: null },
      ...{ mode: 'replace', baseUrl: null, currency: null, language: null, everyMinutes: 60 },
      url: 'https://shop.example/feed.csv?token=s3cret',
    },
    nextAt,
  );

/** Starts a schedule that looks every 20 ms. */
function start(pull: FeedScheduleParts['pull'], observe: FeedScheduleParts['observe'] = () => {}): void {
  const log = makeLog('debug', { write: (line) => said.push(line) });
  schedule = new FeedSchedule({ feeds: stores.feeds, pull, log, observe }, 20);
  schedule.start();
}

const soon = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(5);
};

/** As a pull does: takes the feed and notes how it went. */
async function settle(catalog: string, reason: string | null): Promise<number> {
  const at = Date.now();
  await stores.feeds.claim('shop', catalog, { holder: 'h', at, hold: 1000, onlyIfDue: true });
  const pull = { at, etag: null, lastModified: null, digest: '', revision: 1, products: 1 };
  const end =
    reason === null
      ? ({ kind: 'good', pull, account: null } as const)
      : ({ kind: 'failed', at, reason: [reason], account: null } as const);
  await stores.feeds.settle('shop', catalog, 'h', end, at + 60_000);
  return at + 60_000;
}

test('feeds that are due are pulled one at a time, the one that waits longest first; others are left alone', async () => {
  const now = Date.now();
  await add('b', now - 10);
  await add('a', now - 5);
  await add('later', now + 60_000);
  const order: string[] = [];
  let atOnce = 0;
  start(async ({ catalog }) => {
    order.push(catalog);
    expect(++atOnce).toBe(1);
    await sleep(30);
    atOnce--;
    return { kind: 'unchanged', nextAt: await settle(catalog, null) };
  });
  await soon(() => order.length > 1);
  await sleep(60);
  expect(order).toEqual(['b', 'a']);
});

test('outcomes are counted and logged with reasons, and without what may be a password', async () => {
  for (const catalog of ['bad', 'good', 'same']) await add(catalog, 1);
  const observed: string[] = [];
  start(
    async ({ catalog }) => {
      const nextAt = await settle(catalog, catalog === 'bad' ? 'status 500' : null);
      if (catalog === 'bad') return { kind: 'failed', nextAt, reason: ['status 500'], fault: null };
      if (catalog === 'same') return { kind: 'unchanged', nextAt };
      return { kind: 'imported', nextAt, products: 5, added: 5, changed: 0, removed: 0, rejected: 2, warnings: 3 };
    },
    (outcome) => observed.push(outcome),
  );
  await soon(() => observed.length > 2 && schedule.failing > 0);
  expect(observed.sort()).toEqual(['failed', 'imported', 'unchanged']);
  expect(schedule.failing).toBe(1);
  expect(said.join('')).toMatch(/"feed":"shop\/bad","reason":"status 500","failures":1/);
  expect(said.join('')).toMatch(/"feed":"shop\/good","products":5,.*"rejected":2,"warnings":3/);
  expect(said.join('')).not.toContain('s3cret');
});

test('a pull that throws is logged, and the schedule goes on', async () => {
  await add('a', 1);
  let times = 0;
  start(async () => {
    times++;
    throw new Error('no memory');
  });
  await soon(() => times > 1);
  expect(said.join('')).toContain('no memory');
});

test('stopping calls the pull under way off, waits for it, and begins no other', async () => {
  await add('a', 1);
  await add('b', 2);
  const events: string[] = [];
  start(async ({ catalog }, signal) => {
    events.push(`begin ${catalog}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(30);
    events.push('end');
    return { kind: 'stopped' };
  });
  await soon(() => events.length > 0);
  await schedule.stop();
  expect(events).toEqual(['begin a', 'end']);
});
