// The rate of a key holds over all servers on one database together, and so does the limit for tries of wrong keys.

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent, next } from './fixture/next.ts';
import { runJson, type Serving, serve } from './fixture/process.ts';

const RATE = 8;
const BURST = 60;
const SECONDS = 8;

let database: PostgresUse;
let env: { DATABASE_URL: string };
let servers: Serving[];
const agent = makeAgent();

beforeAll(async () => {
  database = await usePostgresServer();
  env = { DATABASE_URL: await database.makeDatabase() };
  servers = [await start('--demo')];
  servers.push(...(await Promise.all([start(), start()])));
  // Each has to know that there are three.
  await sleep(1000);
});
afterAll(async () => {
  agent.destroy();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.remove();
});

const start = (...args: string[]): Promise<Serving> =>
  serve(null, args, { ...env, GUIDEPOST_RATE: String(RATE), GUIDEPOST_RATE_BURST: String(BURST) });

/** A key whose bucket nobody has taken from but for one request to each server. */
async function makeKey(): Promise<string> {
  const args = ['keys', 'create', '--client', 'demo', '--kind', 'publishable'];
  const { json } = await runJson(args, { env });
  for (const { url } of servers) await keyIsKnown(url, { key: json.key, advisor: 'bikes' });
  return json.key;
}

/**
 * Sends three times as much as the rate allows, at these servers by turns, until `seconds` have gone by. Resolves to how many were let
 * through, and how many are allowed for the time that it took.
 */
async function ask(
  key: string,
  seconds: number,
  turns: readonly number[],
): Promise<{ passed: number; allowed: number }> {
  const began = performance.now();
  const pause = 1000 / (3 * RATE + BURST);
  let [passed, sent] = [0, 0];
  const under: Promise<void>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    for (; sent * pause <= elapsed; sent += 1) {
      const server = servers[turns[sent % turns.length] ?? 0];
      if (server === undefined) throw new Error('no server');
      under.push(
        next(server.url, { key, advisor: 'bikes' }, agent).then(({ status }) => {
          expect([200, 429]).toContain(status);
          if (status === 200) passed += 1;
        }),
      );
    }
    await sleep(5);
  }
  await Promise.all(under);
  const allowed = BURST + (RATE * (performance.now() - began)) / 1000;
  // Those of `makeKey`.
  return { passed: passed + servers.length, allowed };
}

test('who tries wrong keys is let try no more often at three servers than at one, and the right key works meanwhile', async () => {
  const { json } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env });
  const counts = { 401: 0, 429: 0 };
  const began = performance.now();
  for (let nth = 0; performance.now() - began < SECONDS * 1000; nth += 1) {
    const url = servers[nth % servers.length]?.url ?? '';
    const { status } = await next(url, { key: `guess${nth}`, advisor: 'bikes' }, agent);
    expect([401, 429]).toContain(status);
    counts[status as 401 | 429] += 1;
    await sleep(20);
  }
  // As many as in any minute, what comes in meanwhile, and two that each server keeps to itself.
  const allowed = 30 + (30 * (performance.now() - began)) / 60_000;
  console.info(`${counts[401]} of ${allowed.toFixed(0)} tries that are allowed, and ${counts[429]} refused`);
  expect(counts[401]).toBeGreaterThan(0.8 * 30);
  expect(counts[401]).toBeLessThan(1.2 * allowed + 2 * servers.length);
  for (const { url } of servers) {
    expect((await next(url, { key: json.key, advisor: 'bikes' }, agent)).status).toBe(200);
  }
});

test.each([
  ['evenly', [0, 1, 2]],
  ['mostly at one of them', [0, 0, 0, 0, 0, 0, 1, 0, 0, 2]],
  ['at one of them only', [1]],
] as const)('a key gets its rate within a fifth where requests come %s', async (_how, turns) => {
  const { passed, allowed } = await ask(await makeKey(), SECONDS, turns);
  console.info(`${((100 * passed) / allowed).toFixed(0)}% of what is allowed`);
  expect(passed).toBeGreaterThan(0.8 * (BURST + RATE * SECONDS));
  expect(passed).toBeLessThan(1.2 * allowed);
});

test('the rate goes on when a server dies and when one comes', async () => {
  const key = await makeKey();
  const asking = ask(key, SECONDS, [0, 1]);
  await sleep(2000);
  await servers.pop()?.end('SIGKILL');
  await sleep(1000);
  servers.push(await start());
  const { passed, allowed } = await asking;
  console.info(`${((100 * passed) / allowed).toFixed(0)}% of what is allowed`);
  expect(passed).toBeGreaterThan(0.8 * (BURST + RATE * SECONDS));
  expect(passed).toBeLessThan(1.2 * allowed);
});

test('the database knows no address, and forgets a bucket that is full again', async () => {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select name from rate_levels');
  for (const { name } of rows) expect(name).toMatch(/^[\w-]{22}$/);
  // That of wrong keys takes a minute to be full.
  const left = 'select count(*)::integer as count from rate_levels where burst = $1';
  await expect.poll(async () => (await client.query(left, [BURST])).rows[0].count, { timeout: PATIENCE }).toBe(0);
  await client.end();
});
