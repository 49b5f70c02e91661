// A standby takes the place of its primary under load. The primary waits for it with every commit (`synchronous_standby_names`), so what was
// acknowledged is there, too. Servers reach the database under one address, which is turned to the new primary.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { type FaultyProxy, startFaultyProxy } from '../src/storage/postgres/faulty-proxy.fixture.ts';
import { makePostgresServer, type OwnPostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';
import { untilAnswered, untilSomeAnswer, whileConversing } from './fixture/while-conversing.ts';

const SHOPPERS = 48;
const STANDBY = 'standby';

let primary: OwnPostgresServer;
let standby: OwnPostgresServer;
/** Those that were primaries before. */
const old: OwnPostgresServer[] = [];
/** Between the servers and the primary. */
let way: FaultyProxy;
/** Between the primary and its standby. */
let link: FaultyProxy;
let name = '';
let env: { DATABASE_URL: string };
let servers: Serving[] = [];
let key = '';

beforeEach(async () => {
  primary = await makePostgresServer();
  const url = new URL(await primary.makeDatabase());
  name = url.pathname;
  way = await startFaultyProxy(primary.port);
  link = await startFaultyProxy(primary.port);
  await addStandby();
  url.port = String(way.port);
  env = { DATABASE_URL: url.href };
  servers = [await serve(null, ['--demo'], env), await serve(null, [], env)];
  key = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json.key;
  for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
  return async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await way.close();
    await link.close();
    await Promise.all([primary, standby, ...old.splice(0)].map((server) => server.remove()));
  };
});

const agent = makeAgent();
afterAll(() => agent.destroy());

/** From now on every commit waits for the standby. */
async function addStandby(): Promise<void> {
  link.target = primary.port;
  standby = await primary.makeStandby(STANDBY, link.port);
  await waitFor(primary, STANDBY);
  await expect.poll(() => tell(primary, 'select sync_state from pg_stat_replication')).toBe('sync');
}

async function waitFor(server: OwnPostgresServer, names: string): Promise<void> {
  await server.query(`alter system set synchronous_standby_names = '${names}'`);
  await server.query('select pg_reload_conf()');
}

const tell = async (server: OwnPostgresServer, text: string): Promise<unknown> =>
  Object.values((await server.query(text))[0] ?? {})[0];

/** The standby becomes the primary, and the servers find it under the address that they know. */
async function takeOver(): Promise<void> {
  await standby.query('select pg_promote(true, 60)');
  await waitFor(standby, '');
  old.push(primary);
  primary = standby;
  way.target = primary.port;
  way.cut();
}

const open = (): Shopper[] =>
  Array.from({ length: SHOPPERS }, (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent));

const anyUrl = (): string => servers[Math.floor(Math.random() * servers.length)]?.url ?? '';

const address = (server: OwnPostgresServer): string => `postgres://guidepost@127.0.0.1:${server.port}${name}`;

/** Everything acknowledged is in the database that serves now, and shoppers go on. */
async function expectAllThere(shoppers: readonly Shopper[]): Promise<number> {
  await Promise.all(shoppers.map((shopper) => shopper.verify(anyUrl())));
  await Promise.all(shoppers.map((shopper) => shopper.step(anyUrl())));
  for (const { child, texts } of servers) expect(child.exitCode === null ? '' : texts().stderr).toBe('');
  return expectStored(address(primary), shoppers);
}

/** Makes keys until it is told to stop. Gives back the ids of those that were acknowledged. */
function makeKeys(): () => Promise<readonly string[]> {
  const made: string[] = [];
  let isOver = false;
  const making = (async () => {
    while (!isOver) {
      const { code, stdout } = await run(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--json'], { env });
      if (code === 0) made.push(JSON.parse(stdout).id);
    }
  })();
  return async () => {
    isOver = true;
    await making;
    return made;
  };
}

test('when a standby takes over, nothing acknowledged is lost or applied twice, and the servers go on by themselves', async () => {
  const shoppers = open();
  const endOfKeys = makeKeys();
  const rounds = runs(1, 6).numRuns;
  const { refused, silent } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await addStandby();
      await sleep(500 + Math.random() * 1000);
      // The primary dies; or it goes on and nobody hears of it, which is how two of them come to be.
      await inRush(async () => {
        if (round % 2 === 0) await primary.kill();
        else {
          link.fault = 'refusing';
          link.cut();
          await sleep(Math.random() * 500);
        }
        await takeOver();
      });
      link.fault = 'none';
      await untilSomeAnswer(shoppers);
    }
    await untilAnswered(shoppers);
  });
  const keys = await endOfKeys();
  const steps = await expectAllThere(shoppers);
  expect(keys.length).toBeGreaterThan(0);
  const kept = await primary.query('select id from api_keys', address(primary));
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...keys]));
  expect(refused).toBeGreaterThan(0);
  console.info(
    `${rounds} take-overs, ${steps} acknowledged steps, ${keys.length} keys, ${refused} refused, ${Math.round(silent)} ms without an answer`,
  );
});

test('what only the primary has is not acknowledged after its restart either, so that a standby may still take over', async () => {
  const shoppers = open();
  const rounds = runs(1, 4).numRuns;
  const { refused } = await whileConversing(shoppers, anyUrl, async (inRush) => {
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await addStandby();
      await sleep(500 + Math.random() * 500);
      // Steps are written here and wait for the standby. After a restart they are there as if nothing were missing.
      await inRush(async () => {
        link.fault = 'refusing';
        link.cut();
        await sleep(500);
        await primary.kill();
      });
      await primary.start();
      await sleep(4000);
      await inRush(() => primary.kill());
      link.fault = 'none';
      await takeOver();
      await untilSomeAnswer(shoppers);
    }
    await untilAnswered(shoppers);
  });
  expect(refused).toBeGreaterThan(0);
  const steps = await expectAllThere(shoppers);
  console.info(`${rounds} restarts and take-overs, ${steps} acknowledged steps, ${refused} refused`);
});
