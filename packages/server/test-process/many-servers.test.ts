// Several processes on one PostgreSQL: any of them takes any request, each request once, also while processes and the database are killed.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { type FaultyProxy, startFaultyProxy } from '../src/storage/postgres/faulty-proxy.fixture.ts';
import { makePostgresServer, type PostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';
import { untilAnswered, untilSomeAnswer, whileConversing } from './fixture/while-conversing.ts';

const SERVERS = 3;
const SHOPPERS = 64;

let database: PostgresServer;
let url = '';
/** Between the servers and the database. */
let proxy: FaultyProxy;
let servers: Serving[] = [];
let key = '';
const agent = makeAgent();

beforeAll(async () => {
  database = await makePostgresServer();
  url = await database.makeDatabase();
  proxy = await startFaultyProxy(Number(new URL(url).port));
  const first = await start('--demo');
  const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], {
    env: { DATABASE_URL: url },
  });
  key = json.key;
  servers = [first, ...(await Promise.all(Array.from({ length: SERVERS - 1 }, () => start())))];
  for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await proxy.close();
  await database.remove();
});

const start = (...args: string[]): Promise<Serving> =>
  serve(null, args, { DATABASE_URL: url.replace(/:\d+\//, `:${proxy.port}/`) });

const open = (): Shopper[] =>
  Array.from({ length: SHOPPERS }, (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent));

const anyServer = (): Serving => {
  const server = servers[Math.floor(Math.random() * servers.length)];
  assert.ok(server);
  return server;
};
const anyUrl = (): string => anyServer().url;

test('each request, sent to two servers at once, takes one step and gets one answer', async () => {
  const shoppers = open();
  const wanted = runs(3000, 20_000).numRuns;
  let taken = 0;
  const statuses = new Map<string, number>();
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (taken < wanted) {
        const first = anyServer();
        const other = servers.filter((server) => server !== first)[Math.floor(Math.random() * (SERVERS - 1))];
        assert.ok(other);
        const told = await twice(shopper, first.url, other.url);
        statuses.set(told, (statuses.get(told) ?? 0) + 1);
        taken += 1;
      }
    }),
  );
  statuses.delete('');
  expect([...statuses.keys()]).toEqual(['advanced replayed']);
  expect(await expectStored(url, shoppers)).toBeGreaterThanOrEqual(wanted);
});

/** On a machine that has much else to do, the database may be too late for a server. Then the request is sent again, to one. */
async function twice(shopper: Shopper, url: string, other: string): Promise<string> {
  for (;;) {
    try {
      return (await shopper.stepTwice(url, other)).join(' ');
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
}

test('through kills of servers, every acknowledged reply is kept and none is applied twice', async () => {
  const shoppers = open();
  const kills = runs(4, 15).numRuns;
  const { lost } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(100 + Math.random() * 400);
      const at = kill % SERVERS;
      await inRush(async () => {
        const [killed] = servers.splice(at, 1);
        await killed?.end('SIGKILL');
      });
      servers.splice(at, 0, await start());
    }
  });
  expect(lost).toBeGreaterThan(0);
  const steps = await expectStored(url, shoppers);
  console.info(`${kills} kills, ${steps} acknowledged steps, ${lost} responses lost`);
});

test('through kills of the database, every acknowledged reply is kept, and the servers go on by themselves', async () => {
  const shoppers = open();
  const kills = runs(3, 10).numRuns;
  const { refused, silent } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(300 + Math.random() * 700);
      await inRush(() => database.kill());
      await sleep(Math.random() * 500);
      await database.start();
    }
    await untilAnswered(shoppers);
  });
  expect(refused).toBeGreaterThan(0);
  for (const { child, texts } of servers) expect(child.exitCode === null ? '' : texts().stderr).toBe('');
  await Promise.all(shoppers.map((shopper) => shopper.verify(anyServer().url)));
  const steps = await expectStored(url, shoppers);
  console.info(
    `${kills} kills of the database, ${steps} acknowledged steps, ${refused} refused, ${Math.round(silent)} ms without an answer`,
  );
});

test('through faults of the network, every acknowledged reply is kept, and each request is answered', async () => {
  const shoppers = open();
  const rounds = runs(1, 3).numRuns;
  const { refused, silent } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of ['slow', 'refusing', 'silent', 'cut'] as const) {
        await inRush(async () => {
          if (fault === 'cut') proxy.cut();
          else proxy.fault = fault;
          if (fault === 'refusing') proxy.cut();
          await sleep(500 + Math.random() * 1000);
        });
        proxy.fault = 'none';
        // It has to be over some time, or nobody would know that it goes on.
        await untilSomeAnswer(shoppers);
        await sleep(500 + Math.random() * 500);
      }
    }
    await untilAnswered(shoppers);
  });
  expect(refused).toBeGreaterThan(0);
  await Promise.all(shoppers.map((shopper) => shopper.verify(anyServer().url)));
  const steps = await expectStored(url, shoppers);
  console.info(
    `${4 * rounds} faults, ${steps} acknowledged steps, ${refused} refused, ${Math.round(silent)} ms without an answer`,
  );
});
