// Pulls from a real server into a real store: what is imported, and that nothing is when something goes wrong.

import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test, vi } from 'vitest';
import { spellForFeed } from '../cli/feed-door.ts';
import { answerWith, type FeedServer, productsCsv } from './feed-server.fixture.ts';
import type { Feed, FeedOrder } from './feed-store.ts';
import { type PullOrder, pullFeed } from './pull-feed.ts';
import { inPulledShop } from './pulled-shop.fixture.ts';
import { SpoolFile } from './spool-file.ts';

const shop = inPulledShop();

const add = (others: Partial<FeedOrder> = {}) =>
  shop.add({ url: `${shop.server.origin}/feed.csv?token=s3cret`, ...others });

const limits = { size: 1e6, time: 5000, idle: 2000, allowPrivate: true };
const pull = (order: Partial<PullOrder> = {}, signal = new AbortController().signal, now?: () => number) =>
  pullFeed(
    shop.stores,
    { client: 'shop', catalog: 'c', holder: `h${Math.random()}`, onlyIfDue: false, yes: false, ...order },
    { folder: shop.folder, limits, signal, ...(now && { now }) },
  );

const theFeed = async (): Promise<Feed> => (await shop.stores.feeds.list())[0]!;
const products = async (): Promise<number | null> => (await shop.stores.catalogs.find('shop', 'c'))?.products ?? null;
const minutesFromNow = (time: number): number => (time - Date.now()) / 60_000;

test('a feed is imported, and the next pull finds nothing new', async () => {
  await add();
  expect(await pull()).toMatchObject({ kind: 'imported', report: { products: 10, added: 10, format: 'csv' } });
  expect(await theFeed()).toMatchObject({ failures: 0, lastGood: { etag: '"1"', revision: 1, products: 10 } });
  expect(minutesFromNow((await theFeed()).nextAt)).toBeGreaterThan(59);
  expect(await pull({ onlyIfDue: true })).toEqual({ kind: 'passed-over' });
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
  shop.server.answer = answerWith(productsCsv(12), '"2"');
  expect(await pull()).toMatchObject({ kind: 'imported', report: { products: 12, added: 2, unchanged: 10 } });
  expect((await readdir(shop.folder)).filter((name) => name.startsWith('feed'))).toEqual([]);
});

test('a pull asks its address once and opens what came once, packed or not', async () => {
  const csv = (mark: string) => productsCsv(10, mark);
  const answers: Readonly<Record<string, FeedServer['answer']>> = {
    plain: (_request, response) => response.end(csv('Plain')),
    packed: (_request, response) => response.end(gzipSync(csv('Packed'))),
    'packed on the way': (_request, response) =>
      response.setHeader('Content-Encoding', 'gzip').end(gzipSync(csv('On the way'))),
  };
  await add();
  const makeSource = SpoolFile.prototype.source;
  let opened = 0;
  const spy = vi.spyOn(SpoolFile.prototype, 'source').mockImplementation(function (this: SpoolFile, ...given) {
    const source = makeSource.apply(this, given);
    const open = () => {
      opened += 1;
      return source.open();
    };
    return { ...source, open };
  });
  try {
    for (const [name, answer] of Object.entries(answers)) {
      shop.server.answer = answer;
      const before = { asked: shop.server.asked.length, opened };
      expect(await pull({ yes: true }), name).toMatchObject({ kind: 'imported', report: { products: 10 } });
      const now = { asked: shop.server.asked.length, opened };
      expect([name, now.asked - before.asked, now.opened - before.opened]).toEqual([name, 1, 1]);
    }
  } finally {
    spy.mockRestore();
  }
});

test('what an import told is kept with the feed until the next one; what one that stopped knew, until the next attempt', async () => {
  await add();
  const accounts = async () => (await shop.stores.feeds.find('shop', 'c'))?.accounts;
  const withFault = `${productsCsv(9)}x,Title,not a picture,https://s.example/p,1,red\n`;
  shop.server.answer = answerWith(withFault, '"1"');
  await pull();
  const kept = {
    ...{ counts: { revision: 1, added: 9 }, rejected: 1, warnings: 1 },
    rejectionGroups: [{ count: 1, first: { line: 11, field: 'image' } }],
  };
  expect(await accounts()).toMatchObject({ imported: kept, stopped: null });
  await pull();
  expect(await accounts()).toMatchObject({ imported: kept, stopped: null });
  shop.server.answer = answerWith(productsCsv(2), '"2"');
  await pull();
  expect(await accounts()).toMatchObject({ imported: kept, stopped: { counts: null, rows: 2 } });
  shop.server.answer = answerWith(withFault, '"1"');
  await pull();
  expect(await accounts()).toMatchObject({ imported: kept, stopped: null });
});

test('a feed whose server gives no validators is not imported again while it is the same', async () => {
  await add();
  shop.server.answer = (_request, response) => response.end(productsCsv(10));
  expect(await pull()).toMatchObject({ kind: 'imported' });
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
  shop.server.answer = answerWith(productsCsv(10), '"new"');
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
  expect(await theFeed()).toMatchObject({ lastGood: { etag: '"new"' } });
});

test('a feed that is the same is imported again once an offer in it has ended, and then not any more', async () => {
  const rules = 'sku: id\ntitle: id\nimage: https://i.example/1.jpg\nlink: https://s.example/1\n';
  const text = `${rules}price: [now, price]\nlist_price: price\noffer: { price: now, ends: until }\n`;
  await add({ mapping: { name: 'm.yaml', text } });
  shop.server.answer = answerWith('id,price,now,until\na,90,70,2026-06-14\nb,50,,\n', '"1"');
  const at = (day: string) => pull({ yes: true }, undefined, () => Date.parse(day));
  expect(await at('2026-06-14T12:00Z')).toMatchObject({
    kind: 'imported',
    report: { notices: { offers: { running: 1 } } },
  });
  expect(await at('2026-06-14T20:00Z')).toMatchObject({ kind: 'unchanged' });
  expect(await at('2026-06-15T00:00Z')).toMatchObject({
    kind: 'imported',
    report: { changed: 1, unchanged: 1, notices: { offers: { ended: 1, changesAt: null } } },
  });
  expect(await at('2026-06-16T00:00Z')).toMatchObject({ kind: 'unchanged' });
});

test('a catalog that somebody changed in between is pulled although the feed is the same', async () => {
  await add();
  await pull();
  await shop.stores.catalogs.change({ client: 'shop', catalog: 'c', mode: 'update', at: 1 }, async (change) => {
    await change.remove(['s0']);
    const { before } = change;
    if (before) await change.finish(before);
  });
  expect(await products()).toBe(9);
  expect(await pull()).toMatchObject({ kind: 'imported', report: { added: 1, products: 10 } });
});

test('a pull whose feed another took meanwhile changes nothing, and leaves the feed to the other', async () => {
  await add();
  const { feeds } = shop.stores;
  /** Loses the feed right after it was told that it still has it. */
  const extend: typeof feeds.extend = async (client, catalog, holder) => {
    const still = await feeds.extend(client, catalog, holder, 0);
    await feeds.claim(client, catalog, { holder: 'other', at: Date.now(), hold: 60_000, onlyIfDue: false });
    return still;
  };
  const order = { client: 'shop', catalog: 'c', holder: 'first', onlyIfDue: false, yes: false };
  const settings = { folder: shop.folder, limits, signal: new AbortController().signal };
  expect(await pullFeed({ ...shop.stores, feeds: { ...feeds, extend } }, order, settings)).toEqual({
    kind: 'passed-over',
  });
  expect(await products()).toBeNull();
  expect(await theFeed()).toMatchObject({ attemptedAt: null, failure: null });
  expect(await feeds.release('shop', 'c', 'other')).toBe(true);
});

test('a mapping, a format and fields of the feed are used', async () => {
  const mapping = { name: 'm.yaml', text: 'sku: code\ntitle: name\nimage: https://s.example/{code}\nprice: eur\n' };
  await add({ mapping, set: ['link=https://s.example/p/{code}'], format: 'csv', currency: 'EUR', mode: 'update' });
  shop.server.answer = (_request, response) => response.end('code;name;eur\na;First;1.00\n');
  expect(await pull()).toMatchObject({ kind: 'imported', report: { products: 1 } });
  const read: unknown[] = [];
  for await (const batch of shop.stores.catalogs.read('shop', 'c')) read.push(...batch);
  expect(read).toMatchObject([{ sku: 'a', link: 'https://s.example/p/a' }]);
  expect(await shop.stores.catalogs.find('shop', 'c')).toMatchObject({ currency: 'EUR' });
});

test('whatever fails, the catalog stays, the reason is noted without a password, and the feed is tried again', async () => {
  await add();
  await pull();
  const bad: [FeedServer['answer'], RegExp][] = [
    [(_request, response) => response.writeHead(500).end(), /status 500/],
    [(_request, response) => response.end('<html>Sign in</html>'), /web page/],
    [(_request, response) => response.end('sku,title,image,link,price\n"a'), /feed\.csv, line 2/],
    [(_request, response) => response.end(''), /feed\.csv/],
    [
      (_request, response) => response.setHeader('Content-Length', 9999).write('sku', () => response.destroy()),
      /broke/,
    ],
    [(_request, response) => response.end(Buffer.alloc(2e6)), /larger/],
  ];
  for (const [index, [answer, reason]] of bad.entries()) {
    shop.server.answer = answer;
    const outcome = await pull();
    expect(plainMend(outcome.kind === 'failed' ? outcome.reason : [])).toMatch(reason);
    expect(await theFeed()).toMatchObject({ failures: index + 1 });
    expect(plainMend((await theFeed()).failure ?? [])).toMatch(reason);
    expect(await theFeed()).toMatchObject({ lastGood: { etag: '"1"' } });
    expect(JSON.stringify((await theFeed()).failure)).not.toMatch(/s3cret|token/);
    expect(await products()).toBe(10);
  }
  expect(minutesFromNow((await theFeed()).nextAt)).toBeGreaterThan(5 * 2 ** 5 - 1);
  shop.server.answer = answerWith(productsCsv(10), '"1"');
  expect(await pull()).toMatchObject({ kind: 'unchanged' });
  expect(await theFeed()).toMatchObject({ failures: 0, failure: null });
});

test('a server that asks to be left alone for long is', async () => {
  await add();
  shop.server.answer = (_request, response) => response.writeHead(503, { 'Retry-After': '7200' }).end();
  const { nextAt } = { nextAt: 0, ...(await pull()) };
  expect(minutesFromNow(nextAt)).toBeGreaterThan(119);
});

test('an import that stops for safety is told with the way on, which is a person’s', async () => {
  await add();
  await pull();
  shop.server.answer = answerWith(productsCsv(2), '"2"');
  const outcome = await pull();
  expect(spellForFeed(outcome.kind === 'failed' ? outcome.reason : [], await theFeed())).toMatch(
    /more than half.*If it is meant, .*`guidepost feeds pull --client shop --catalog c --yes`/,
  );
  expect(await products()).toBe(10);
  expect(await pull({ yes: true })).toMatchObject({ kind: 'imported', report: { products: 2 } });
});

test('of two who pull at the same time one does', async () => {
  await add();
  const kinds = (await Promise.all([pull(), pull(), pull()])).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['imported', 'passed-over', 'passed-over']);
});

test('a feed that is removed while it comes is not imported', async () => {
  await add();
  shop.server.answer = (_request, response) => {
    shop.stores.feeds.remove('shop', 'c').then(() => response.end(productsCsv(3)));
  };
  expect(await pull()).toEqual({ kind: 'passed-over' });
  expect(await products()).toBeNull();
});

test('a pull that is called off leaves feed and catalog as they were', async () => {
  await add();
  await pull();
  const before = await theFeed();
  const calling = new AbortController();
  shop.server.answer = (_request, response) => {
    response.write('sku', () => calling.abort());
  };
  expect(await pull({}, calling.signal)).toEqual({ kind: 'stopped' });
  expect(await theFeed()).toEqual(before);
  expect(await products()).toBe(10);
  shop.server.answer = answerWith(productsCsv(11), '"2"');
  expect(await pull()).toMatchObject({ kind: 'imported' });
});
