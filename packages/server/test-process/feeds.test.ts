// A server that pulls feeds by itself, as people see it: shoppers get the new products, nobody waits for them, and what
// fails is told.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { readDemoFile } from '../src/demo/demo-pages.ts';
import { answerWith, type FeedServer, startFeedServer } from '../src/feeds/feed-server.fixture.ts';
import { run, runJson } from '../test/fixture/run-command.ts';
import { readPauses, watching } from './fixture/lag.ts';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { watchMostWork } from './fixture/most-work.ts';
import { keyIsKnown, makeAgent, next, type Response } from './fixture/next.ts';
import { makeFolder, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

const PRODUCTS = isLong ? 40_000 : 10_000;

const ALLOWED = { GUIDEPOST_FEED_PRIVATE: 'allow' };

let folder: string;
let data: string;
let pauses: string;
let server: Serving;
let key: string;
let shop: FeedServer;
const agent = makeAgent();

beforeAll(async () => {
  folder = await makeFolder();
  data = join(folder, 'data');
  pauses = join(folder, 'server.pauses');
  server = await serve(data, ['--demo'], { ...ALLOWED, ...watching(pauses) });
  key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data])).json.key;
  shop = await startFeedServer((_request, response) => response.writeHead(500).end());
  await keyIsKnown(server.url, { key, advisor: 'bikes' });
});
afterAll(() => shop.close());

const feeds = (command: string, ...more: string[]) => ['feeds', command, '--data', data, ...more];
const of = (catalog: string): string[] => ['--client', 'demo', '--catalog', catalog];

async function listed(catalog: string) {
  const { json } = await runJson(feeds('list'));
  return json.find((feed: { catalog: string }) => feed.catalog === catalog);
}

/** Asks until it is as wanted. */
async function soon<T>(ask: () => Promise<T>, wanted: (said: T) => boolean): Promise<T> {
  for (;;) {
    const said = await ask();
    if (wanted(said)) return said;
    await sleep(100);
  }
}

const titleOf = ({ body }: Response): string => body.results?.[0]?.title ?? '';

test('the products of a feed are shown, also in a conversation that was under way, and nobody waits', async () => {
  const shopper = new Shopper(key, 'bikes', agent);
  for (let i = 0; i < 30 && !shopper.last?.results; i++) await shopper.step(server.url);
  const token = shopper.last?.session_token ?? '';
  const ask = () => next(server.url, { key, advisor: 'bikes', token, body: null }, agent);
  expect(titleOf(await ask())).not.toMatch(/^Fed /);

  // The catalog as it is with other titles, and many more products.
  const file = join(folder, 'feed.ndjson');
  await writeLargeCatalog(file, PRODUCTS, 'Fed');
  const known = (await readDemoFile('catalog.ndjson'))
    .replaceAll('"title":"', '"title":"Fed ')
    .replaceAll(/"(image|link)":"\//g, '"$1":"https://shop.example/');
  shop.answer = answerWith(known.trimEnd().concat('\n', await readFile(file, 'utf8')), '"1"');
  const since = Date.now();
  const mostMeanwhile = watchMostWork();
  const added = await run(feeds('add', `${shop.origin}/bikes.ndjson?token=s3cret`, ...of('bikes')), { env: ALLOWED });
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(titleOf(await soon(ask, (response) => /^Fed /.test(titleOf(response))))).toMatch(/^Fed /);
  expect((await ask()).session).toBe('current');

  const { work } = await readPauses(pauses, since);
  console.info(`${PRODUCTS} products of a feed held the server up for at most ${work.toFixed(1)} ms`);
  expect(work).toBeLessThan(mostMeanwhile());
  // The catalog is served before the store hears that the pull is over, and the metrics hear of it last.
  const settled = await soon(
    () => listed('bikes'),
    (feed) => feed.last_good !== null,
  );
  expect(settled).toMatchObject({ failures: 0, last_good: { etag: '"1"' } });
  await soon(
    async () => (await fetch(`${server.url}/metrics`)).text(),
    (metrics) => metrics.includes('guidepost_feed_pulls_total{outcome="imported"} 1'),
  );
});

test('a pull by hand finds nothing new, and says so', async () => {
  expect(await run(feeds('pull', ...of('bikes')), { env: ALLOWED })).toEqual({
    code: 0,
    stdout:
      'demo/bikes: nothing new since the last good pull. `guidepost feeds show --client demo --catalog bikes` shows its report.\n',
    stderr: '',
  });
  const pulled = await runJson(feeds('pull', ...of('bikes')), { env: ALLOWED });
  expect(pulled.json).toMatchObject([{ outcome: 'unchanged', client: 'demo', catalog: 'bikes' }]);
});

test('what the last import told can be asked for, also as data; of a feed that is not there it is said', async () => {
  const shown = await run(feeds('show', ...of('bikes')));
  expect(shown.stdout).toMatch(/Report of the last import, .*: [\d,]+ added[\s\S]*rows read as ndjson, 0 rejected\./);
  const { json } = await runJson(feeds('show', ...of('bikes')));
  expect(json).toMatchObject({ catalog: 'bikes', last_import: { rejected: 0, rejection_groups: [], left_out: {} } });
  expect(await listed('bikes')).toMatchObject({ last_import: json.last_import, stopped: null });
  const none = await runJson(feeds('show', ...of('bices')));
  expect(none).toMatchObject({ code: 1, json: { error: expect.stringContaining('demo/bices has no feed') } });
});

test('a feed that shrinks too far stops before the shoppers see it; whoever knows better says --yes', async () => {
  const file = join(folder, 'small.ndjson');
  await writeLargeCatalog(file, 189, 'Small');
  shop.answer = answerWith(await readFile(file, 'utf8'), '"2"');
  const stopped = await run(feeds('pull', ...of('bikes')), { env: ALLOWED });
  expect(stopped.code).toBe(1);
  expect(stopped.stdout).toMatch(/more than half[\s\S]*--yes/);
  const told = await run(feeds('list'));
  expect(told.stdout).toMatch(
    /last good pull .*, [\d,]+ products\n {2}last import (just now|\d+ min ago): [\d,]+ added.*\n {2}the last attempt failed (just now|\d+ min ago): /,
  );
  expect(await listed('bikes')).toMatchObject({ failures: 1, last_good: { etag: '"1"' } });
  const meant = await runJson(feeds('pull', ...of('bikes'), '--yes'), { env: ALLOWED });
  expect(meant).toMatchObject({ code: 0, json: [{ outcome: 'imported', products: 189 }] });
});

test('what fails is logged by the server and listed with its reason, never with a password', async () => {
  shop.answer = (_request, response) => response.writeHead(403).end();
  const address = shop.origin.replace('//', '//user:s3cret@');
  await run(feeds('add', `${address}/new.csv?token=s3cret`, ...of('new'), '--header', 'X-Key: s3cret'));
  const feed = await soon(
    () => listed('new'),
    ({ failures }) => failures > 0,
  );
  expect(feed).toMatchObject({ failure: expect.stringContaining('status 403'), headers: ['X-Key', 'Authorization'] });
  expect(shop.asked.at(-1)?.headers).toMatchObject({ 'x-key': 's3cret' });
  const shown = await run(feeds('list'));
  // The store hears of it before the log.
  const stderr = await soon(
    async () => server.texts().stderr,
    (logged) => /"feed":"demo\/new".*status 403/.test(logged),
  );
  for (const text of [stderr, shown.stdout, JSON.stringify(feed)]) expect(text).not.toContain('s3cret');
});

test('a feed is removed, and its catalog stays', async () => {
  const again = await run(feeds('add', `${shop.origin}/bikes.ndjson`, ...of('bikes')));
  expect(again).toMatchObject({ code: 1, stdout: expect.stringContaining('already has a feed') });
  expect((await run(feeds('remove', ...of('bikes')))).code).toBe(0);
  expect((await run(feeds('remove', ...of('bikes')))).code).toBe(1);
  expect((await run(feeds('pull', ...of('bikes')))).code).toBe(1);
  const started = await next(server.url, { key, advisor: 'bikes', token: null, body: null }, agent);
  expect(started.status).toBe(200);
});

test('a server that is stopped leaves a pull at once, and the feed as it was', async () => {
  shop.answer = (_request, response) => response.write('sku,');
  const before = shop.asked.length;
  await run(feeds('add', `${shop.origin}/slow.csv`, ...of('slow')));
  await soon(
    async () => shop.asked.length,
    (asked) => asked > before,
  );
  // The feed itself never ends.
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await listed('slow')).toMatchObject({ failures: 0, attempted_at: null });
  agent.destroy();
});
