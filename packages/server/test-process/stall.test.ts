// Large imports and publishes by other processes while shoppers converse: nobody waits for them, and they are served.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { demoFile } from '../src/demo/demo-pages.ts';
import { runJson } from '../test/fixture/run-command.ts';
import { readPauses, startIdler, watching } from './fixture/lag.ts';
import { writeLargeCatalog } from './fixture/large-catalog.ts';
import { watchMostWork } from './fixture/most-work.ts';
import { keyIsKnown, makeAgent, next } from './fixture/next.ts';
import { makeFolder, run, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

const PRODUCTS = isLong ? 50_000 : 15_000;
const SHOPPERS = isLong ? 32 : 12;

let folder: string;
let data: string;
let server: Serving;
let key: string;
let endIdler: (() => Promise<void>) | undefined;

beforeAll(async () => {
  folder = await makeFolder();
  data = join(folder, 'data');
  server = await serve(data, ['--demo'], watching(join(folder, 'server.pauses')));
  endIdler = startIdler(join(folder, 'idler.pauses'));
  key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data])).json.key;
  await writeLargeCatalog(join(folder, 'large.ndjson'), PRODUCTS, 'Large');
  await keyIsKnown(server.url, { key, advisor: 'bikes' });
});
// Before the folder is taken away, into which it writes.
afterAll(() => endIdler?.());

/** Runs `work` while shoppers converse without a pause to breathe of more than a few milliseconds. */
async function converseDuring(what: string, work: () => Promise<void>): Promise<void> {
  const agent = makeAgent();
  const shoppers = Array.from({ length: SHOPPERS }, (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent));
  let isOver = false;
  const talk = shoppers.map(async (shopper) => {
    for (; !isOver; await sleep(20)) await shopper.step(server.url);
  });
  while (shoppers.some(({ latencies }) => latencies.length < 2)) await sleep(20);
  const since = Date.now();
  const mostMeanwhile = watchMostWork();
  try {
    await work();
  } finally {
    isOver = true;
  }
  const took = Date.now() - since;
  const most = mostMeanwhile();
  await Promise.all(talk);
  const own = await readPauses(join(folder, 'server.pauses'), since);
  const machine = await readPauses(join(folder, 'idler.pauses'), since);
  const latencies = shoppers.flatMap((shopper) => shopper.latencies).sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)]?.toFixed(1);
  console.info(
    `${what}: ${latencies.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${latencies.at(-1)?.toFixed(1)} ms; ` +
      `event loop held up for at most ${own.longest.toFixed(1)} ms (${own.longestOwn.toFixed(1)} ms without the time in which others had the processors), ` +
      `of which work ${own.work.toFixed(1)} ms; an idle process meanwhile ${machine.longest.toFixed(1)} ms`,
  );
  agent.destroy();
  expect(own.work).toBeLessThan(most);
  // Waiting for a processor that others have is no fault of the server's; and on a machine that stops even a process that
  // does nothing, a pause says little. Whoever waits for what the other process does waits for most of its time.
  expect(own.longestOwn).toBeLessThan(Math.max(most, 3 * machine.longest, took / 10));
}

const importInto = (catalog: string) =>
  run(['import', join(folder, 'large.ndjson'), '--client', 'demo', '--catalog', catalog, '--yes', '--data', data]);

const firstResults = async (): Promise<string> => {
  const agent = makeAgent();
  const shopper = new Shopper(key, 'bikes', agent);
  for (let i = 0; i < 30 && !shopper.last?.results; i++) await shopper.step(server.url);
  agent.destroy();
  return shopper.last?.results?.[0]?.title ?? '';
};

const firstQuestion = async (): Promise<string | undefined> => {
  const agent = makeAgent();
  const { body } = await next(server.url, { key, advisor: 'bikes' }, agent);
  agent.destroy();
  return body.question?.title;
};

test.runIf(isLong)('nothing happening: the measure itself', () => converseDuring('idle', () => sleep(1500)));

test('an import into another catalog of the client holds nobody up', () =>
  converseDuring('import into another catalog', async () => {
    expect((await importInto('spare')).code).toBe(0);
    await sleep(1000);
  }));

test('an import into the served catalog holds nobody up and is served', async () => {
  await converseDuring('import into the served catalog', async () => {
    const finished = await importInto('bikes');
    expect(finished.stderr).toBe('');
    const began = performance.now();
    while (!(await firstResults()).startsWith('Large')) await sleep(100);
    console.info(`served ${Math.round(performance.now() - began)} ms after the import had ended`);
  });
});

test('publishing over a large catalog holds nobody up', async () => {
  const text = await readFile(demoFile('bikes.yaml'), 'utf8');
  const file = join(folder, 'bikes.yaml');
  await converseDuring('publishes', async () => {
    for (let i = 1; i <= (isLong ? 3 : 2); i++) {
      await writeFile(file, text.replace('What will you ride for most of all?', `Question ${i}?`));
      expect((await run(['publish', file, '--data', data])).code).toBe(0);
      while ((await firstQuestion()) !== `Question ${i}?`) await sleep(50);
    }
  });
  const agent = makeAgent();
  expect((await next(server.url, { key, advisor: 'bikes' }, agent)).status).toBe(200);
  agent.destroy();
  await server.end('SIGTERM');
  expect(server.texts().stderr).toBe('');
});
