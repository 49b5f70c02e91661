// The promises of FeedStore.

import { importWith, mend } from '@guidepost/fault/remedy';
import { expect, test } from 'vitest';
import { FeedHoldLost } from '../../../catalogs/catalog-store.ts';
import type { FeedClaim, FeedOrder, FoundFeed, PullEnd } from '../../../feeds/feed-store.ts';
import type { ImportAccount } from '../../../feeds/import-account.ts';
import { NO_NOTICES } from '../../../imports/import-notices.ts';
import { readAllPages } from '../../../lists/page.ts';
import { attributes, products, settings } from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const order = (client: string, catalog: string, others: Partial<FeedOrder> = {}): FeedOrder => ({
  client,
  catalog,
  url: 'https://shop.example/feed.csv?of=laptops',
  headers: [{ name: 'Authorization', value: 'Basic Ünïcode' }],
  mapping: { name: 'laptops.yaml', text: 'format: csv # a comment 🚲\n' },
  set: ['link=https://shop.example/p/{sku}', 'currency=EUR'],
  format: 'csv',
  mode: 'update',
  baseUrl: 'https://shop.example/',
  currency: 'EUR',
  language: 'de',
  everyMinutes: 60,
  ...others,
});

const NOW = 1_800_000_000_000;
const claim = (holder: string, others: Partial<FeedClaim> = {}): FeedClaim => ({
  holder,
  at: NOW,
  hold: 60_000,
  onlyIfDue: true,
  ...others,
});
const good = (at: number, account: ImportAccount | null = null): PullEnd => ({
  ...{ kind: 'good', account },
  pull: { at, etag: 'W/"a"', lastModified: 'Sat, 21 Nov 2026 19:00:00 GMT', digest: 'd', revision: 3, products: 1255 },
});
const failed = (at: number, reason: string, account: ImportAccount | null = null): PullEnd => ({
  ...{ kind: 'failed', at, account },
  // Words with a remedy come back as they were.
  reason: mend`${reason}: ${importWith('infer')}`,
});

const ACCOUNT: ImportAccount = {
  ...{
    at: NOW,
    mode: 'replace',
    format: 'csv',
    rows: 3,
    dropped: 0,
    rejected: 1,
    remarks: [],
    attributesGone: ['größe'],
  },
  counts: { revision: 3, products: 2, added: 2, changed: 0, unchanged: 0, removed: 0, kept: 0 },
  rejectionGroups: [{ count: 1, first: { file: 'f', line: 2, sku: null, field: 'sku', reason: 'sku is missing 🚲' } }],
  notices: NO_NOTICES,
  ...{ mapping: { origin: 'kept' }, concerns: [], warnings: 2, leftOut: { remarks: 3 } },
};

export const keepsFeeds = (stores: () => TwoStores): void => {
  test('a feed comes back as it was put in, due at once and never tried', async () => {
    const { one, other } = stores();
    const plain = order('demo', 'b', {
      headers: [],
      mapping: null,
      set: [],
      format: null,
      mode: 'replace',
      baseUrl: null,
      currency: null,
      language: null,
    });
    await one.feeds.insert(plain, NOW);
    await one.feeds.insert(order('demo', 'a'), NOW);
    const fresh = {
      ...{ createdAt: NOW, nextAt: NOW, heldUntil: 0 },
      ...{ attemptedAt: null, failure: null, failures: 0, lastGood: null },
    };
    expect(await other.feeds.list()).toEqual([
      { ...order('demo', 'a'), ...fresh },
      { ...plain, ...fresh },
    ]);
  });

  test('a catalog has one feed at most; the first one stays', async () => {
    const { one, other } = stores();
    expect(await one.feeds.insert(order('demo', 'a'), NOW)).toBe(true);
    expect(await other.feeds.insert(order('demo', 'a', { url: 'http://other.example/' }), NOW)).toBe(false);
    expect(await one.feeds.list()).toMatchObject([{ url: order('demo', 'a').url }]);
    expect(await one.feeds.insert(order('other', 'a'), NOW)).toBe(true);
  });

  test('a removed feed is gone, once', async () => {
    const { feeds } = stores().one;
    await feeds.insert(order('demo', 'a'), NOW);
    await feeds.insert(order('demo', 'b'), NOW);
    expect(await feeds.remove('demo', 'a')).toBe(true);
    expect(await feeds.remove('demo', 'a')).toBe(false);
    expect(await feeds.list()).toMatchObject([{ catalog: 'b' }]);
  });

  test('of many who take a feed at the same time one gets it', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).feeds.claim('demo', 'a', claim(`holder ${i}`))),
    );
    expect(taken.filter((feed) => feed !== null)).toMatchObject([order('demo', 'a')]);
  });

  test('a feed that a holder vanished with can be taken when its time is over, and then is not the first one’s', async () => {
    const { feeds } = stores().one;
    await feeds.insert(order('demo', 'a'), NOW);
    await feeds.claim('demo', 'a', claim('first'));
    expect(await feeds.claim('demo', 'a', claim('second'))).toBeNull();
    const heldUntil = async () => (await feeds.list())[0]?.heldUntil ?? 0;
    const before = await heldUntil();
    expect(await feeds.extend('demo', 'a', 'first', 120_000)).toBe(true);
    expect((await heldUntil()) - before).toBeGreaterThanOrEqual(60_000);
    expect(await feeds.extend('demo', 'a', 'first', 0)).toBe(true);
    expect(await feeds.claim('demo', 'a', claim('second'))).not.toBeNull();
    expect(await feeds.extend('demo', 'a', 'first', 60_000)).toBe(false);
    expect(await feeds.settle('demo', 'a', 'first', failed(NOW, 'late'), 0)).toBe(false);
    expect(await feeds.list()).toMatchObject([{ failure: null, nextAt: NOW }]);
  });

  test('a feed that somebody has is not taken by a process whose clock is ahead', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    await one.feeds.claim('demo', 'a', claim('first'));
    const ahead = { at: NOW + 3_600_000 };
    expect(await other.feeds.claim('demo', 'a', claim('second', ahead))).toBeNull();
    expect(await other.feeds.claim('demo', 'a', claim('second', { ...ahead, onlyIfDue: false }))).toBeNull();
    expect(await one.feeds.extend('demo', 'a', 'first', 60_000)).toBe(true);
  });

  test('a feed whose holder vanished before the clock went back is free all the same', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    await one.feeds.claim('demo', 'a', claim('first'));
    // As if the clock had been a day ahead when the first one took it.
    await one.feeds.extend('demo', 'a', 'first', 24 * 3_600_000);
    expect(await other.feeds.claim('demo', 'a', claim('second'))).not.toBeNull();
    expect(await one.feeds.extend('demo', 'a', 'first', 60_000)).toBe(false);
  });

  test('a feed that is not due is taken only by who insists; one that is not there by nobody', async () => {
    const { feeds } = stores().one;
    await feeds.insert(order('demo', 'a'), NOW + 1);
    expect(await feeds.claim('demo', 'a', claim('x'))).toBeNull();
    expect(await feeds.claim('demo', 'a', claim('x', { onlyIfDue: false }))).not.toBeNull();
    expect(await feeds.claim('demo', 'b', claim('x'))).toBeNull();
    expect(await feeds.extend('demo', 'b', 'x', 60_000)).toBe(false);
    expect(await feeds.settle('demo', 'b', 'x', good(NOW), NOW)).toBe(false);
  });

  test('a feed is due at once if somebody wants it to be, and one that is due already is not put off', async () => {
    const { feeds } = stores().one;
    await feeds.insert(order('demo', 'hastened'), NOW + 60_000);
    expect(await feeds.hasten('demo', 'hastened', NOW)).toBe(true);
    expect((await feeds.find('demo', 'hastened'))?.feed.nextAt).toBe(NOW);
    expect(await feeds.hasten('demo', 'hastened', NOW + 5000)).toBe(true);
    expect((await feeds.find('demo', 'hastened'))?.feed.nextAt).toBe(NOW);
    expect(await feeds.hasten('demo', 'none', NOW)).toBe(false);
  });

  test('a feed that is let go of is as it was before it was taken', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    const before = await one.feeds.list();
    await one.feeds.claim('demo', 'a', claim('x'));
    expect(await other.feeds.release('demo', 'a', 'y')).toBe(false);
    expect(await one.feeds.release('demo', 'a', 'x')).toBe(true);
    expect(await one.feeds.list()).toEqual(before);
    expect(await other.feeds.claim('demo', 'a', claim('y'))).not.toBeNull();
  });

  test('failures are counted and keep what was good; a good pull ends them', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    const attempt = async (end: PullEnd, nextAt: number) => {
      await one.feeds.claim('demo', 'a', claim('x', { onlyIfDue: false }));
      expect(await one.feeds.settle('demo', 'a', 'x', end, nextAt)).toBe(true);
      return (await other.feeds.list())[0];
    };
    const { pull } = good(NOW) as { pull: unknown };
    expect(await attempt(good(NOW), NOW + 60)).toMatchObject({ nextAt: NOW + 60, attemptedAt: NOW, lastGood: pull });
    expect(await attempt(failed(NOW + 60, 'gone'), NOW + 70)).toMatchObject({
      failures: 1,
      failure: ['gone: ', importWith('infer')],
    });
    expect(await attempt(failed(NOW + 70, 'still'), NOW + 90)).toMatchObject({
      failures: 2,
      failure: ['still: ', importWith('infer')],
      attemptedAt: NOW + 70,
      nextAt: NOW + 90,
      lastGood: pull,
    });
    const again = await attempt(good(NOW + 90), NOW + 99);
    expect(again).toMatchObject({ failures: 0, failure: null, lastGood: { at: NOW + 90 } });
  });

  test('what an import told stays while nothing is newer; what one told that stopped, until the next attempt', async () => {
    const { one, other } = stores();
    await one.feeds.insert(order('demo', 'a'), NOW);
    const accounts = async () => (await other.feeds.find('demo', 'a'))?.accounts;
    const attempt = async (end: PullEnd) => {
      await one.feeds.claim('demo', 'a', claim('x', { onlyIfDue: false }));
      await one.feeds.settle('demo', 'a', 'x', end, NOW);
      return accounts();
    };
    expect(await accounts()).toEqual({ imported: null, stopped: null });
    expect(await attempt(good(NOW, ACCOUNT))).toEqual({ imported: ACCOUNT, stopped: null });
    const stopped = { ...ACCOUNT, counts: null, mode: null };
    expect(await attempt(failed(NOW, 'half', stopped))).toEqual({ imported: ACCOUNT, stopped });
    expect(await attempt(failed(NOW, 'gone'))).toEqual({ imported: ACCOUNT, stopped: null });
    await attempt(failed(NOW, 'half', stopped));
    expect(await attempt(good(NOW))).toEqual({ imported: ACCOUNT, stopped: null });
    const newer = { ...ACCOUNT, rows: 4 };
    expect(await attempt(good(NOW, newer))).toEqual({ imported: newer, stopped: null });
    await one.feeds.remove('demo', 'a');
    await one.feeds.insert(order('demo', 'a'), NOW);
    expect(await accounts()).toEqual({ imported: null, stopped: null });
  });

  test('feeds are listed in pages with what their imports told, of all or of a client, and one is found by its catalog', async () => {
    const { one, other } = stores();
    for (const [client, catalog] of [
      ['demo', 'b'],
      ['demo', 'a'],
      ['other', 'a'],
    ] as const) {
      await one.feeds.insert(order(client, catalog), NOW);
    }
    await one.feeds.claim('demo', 'b', claim('x'));
    await one.feeds.settle('demo', 'b', 'x', good(NOW, ACCOUNT), NOW);
    const toldBy = ({ feed, accounts }: FoundFeed) => [`${feed.client}/${feed.catalog}`, accounts.imported];
    const listed = async (client?: string) =>
      (await readAllPages(({ after }) => other.feeds.listWithAccounts({ after, limit: 1 }, client))).map(toldBy);
    const all = [
      ['demo/a', null],
      ['demo/b', ACCOUNT],
      ['other/a', null],
    ];
    expect(await listed()).toEqual(all);
    expect(await listed('demo')).toEqual(all.slice(0, 2));
    expect(await listed('nobody')).toEqual([]);
    const first = await other.feeds.listWithAccounts({ after: null, limit: 2 });
    await one.feeds.insert(order('demo', 'aa'), NOW);
    const second = await other.feeds.listWithAccounts({ after: first.next, limit: 2 });
    expect([second.entries.map(toldBy), second.next]).toEqual([all.slice(2), null]);
    const found = await other.feeds.find('demo', 'b');
    expect(found && toldBy(found)).toEqual(all[1]);
    expect(await other.feeds.find('nobody', 'b')).toBeNull();
  });

  test('a catalog is changed for a feed only by who has the feed', async () => {
    const { one, other } = stores();
    const importFor = (feedHolder: string) =>
      one.catalogs.change({ client: 'demo', catalog: 'c', mode: 'replace', at: NOW, feedHolder }, async (change) => {
        await change.put(products('a'));
        return change.finish({ ...settings, attributes });
      });
    await expect(importFor('first')).rejects.toThrow(FeedHoldLost);
    await one.feeds.insert(order('demo', 'c'), NOW);
    await one.feeds.claim('demo', 'c', claim('first'));
    expect(await importFor('first')).toMatchObject({ revision: 1 });
    await one.feeds.extend('demo', 'c', 'first', 0);
    await other.feeds.claim('demo', 'c', claim('second'));
    await expect(importFor('first')).rejects.toThrow(FeedHoldLost);
    await other.feeds.remove('demo', 'c');
    await expect(importFor('second')).rejects.toThrow(FeedHoldLost);
    expect((await one.catalogs.find('demo', 'c'))?.importedAt).toBe(NOW);
    expect(await other.catalogs.find('demo', 'c')).toMatchObject({ revision: 1, products: 1 });
  });
};
