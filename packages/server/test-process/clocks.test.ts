// Two servers on one PostgreSQL whose clocks are ten minutes apart, and jump: tokens, leases, retention, rates, keys and publishes keep
// their promises.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { demoFile } from '../src/demo/demo-pages.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { type Clock, MINUTE, makeClock } from './fixture/clock.ts';
import { keyIsKnown, makeAgent, next } from './fixture/next.ts';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';
import { whileConversing } from './fixture/while-conversing.ts';

const SHOPPERS = 24;
const APART = 10 * MINUTE;
const BASES = [APART / 2, -APART / 2];
/** Larger than what a server takes for the usual correction of a clock. */
const JUMP = 3 * MINUTE;
const DAY = 24 * 60 * MINUTE;

let database: PostgresUse;
let sql: Client;
let url = '';
let clocks: Clock[] = [];
let servers: Serving[] = [];
let key = '';
const agent = makeAgent();

beforeAll(async () => {
  database = await usePostgresServer();
  url = await database.makeDatabase();
  clocks = await Promise.all(BASES.map(makeClock));
  for (const [nth, clock] of clocks.entries()) {
    servers.push(await serve(null, nth === 0 ? ['--demo'] : [], { DATABASE_URL: url, ...RATE, ...clock.env }));
  }
  key = (await ask('keys', 'create', '--client', 'demo', '--kind', 'secret')).key;
  for (const each of servers) await keyIsKnown(each.url, { key, advisor: 'bikes' });
  sql = new Client({ connectionString: url });
  await sql.connect();
});
afterAll(async () => {
  agent.destroy();
  await sql.end();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  servers = [];
  await database.remove();
});

const BURST = 20;
const RATE = { GUIDEPOST_RATE: '1', GUIDEPOST_RATE_BURST: String(BURST) };

const ask = async (...args: string[]) => (await runJson(args, { env: { DATABASE_URL: url } })).json;

const urlOf = (nth: number): string => servers[nth]?.url ?? '';

const setAll = (...shifts: number[]) => {
  for (const [nth, shift] of shifts.entries()) clocks[nth]?.set(shift);
};

/** `ok` unless `/readyz` says that something is wrong with it. */
const partOf = async (nth: number, wanted: string): Promise<string> => {
  const response = await fetch(`${urlOf(nth)}/readyz`);
  const { parts = [] } = (await response.json()) as { parts?: readonly { part: string; state: string }[] };
  return parts.find(({ part }) => part === wanted)?.state ?? 'ok';
};

test('what is too old is cleared out by one of them, and nothing younger', async () => {
  const context = (await sql.query('select min(id) as id from session_contexts')).rows[0].id;
  const ages = { swept: [91 * DAY, 90 * DAY + 2 * APART], kept: [90 * DAY - 2 * APART, 8 * DAY] };
  const now = Date.now();
  const idOf = (age: number): string => `${(now - age).toString(16).padStart(12, '0')}${'0'.repeat(20)}`;
  const ids = new Map<number, string>();
  for (const age of [...ages.swept, ...ages.kept]) {
    ids.set(age, idOf(age));
    await sql.query(`insert into session_steps values ($1, 0, $2, 1, $3, null, null, 'use', 0, null)`, [
      idOf(age),
      context,
      now - age,
    ]);
  }
  const left = async (of: readonly number[]): Promise<number> => {
    const { rows } = await sql.query('select count(*)::integer as n from session_steps where session = any($1)', [
      of.map((age) => ids.get(age)),
    ]);
    return rows[0].n;
  };
  await expect.poll(() => left(ages.swept)).toBe(0);
  const holder = await readHolder();
  await sleep(2000);
  expect(await left(ages.kept)).toBe(ages.kept.length);
  // Both try all the time, and the work stays with one.
  expect(await readHolder()).toEqual({ holder: holder.holder, beat: expect.toSatisfy((beat) => beat > holder.beat) });
  const counted = await sql.query(`select sum(count)::integer as n from session_daily_counts where kind = 'started'`);
  expect(counted.rows[0].n).toBe(ages.swept.length);
});

async function readHolder(): Promise<{ holder: string; beat: number }> {
  const { rows } = await sql.query(`select holder, beat::integer from leases where name = 'sweep'`);
  return rows[0];
}

test('while clocks jump, every reply is answered and kept, and nothing is cleared out by a clock in doubt', async () => {
  const shoppers = Array.from({ length: SHOPPERS }, (_, i) => new Shopper(key, i % 2 ? 'bikes' : 'kids-bikes', agent));
  const anyUrl = () => urlOf(Math.floor(Math.random() * servers.length));
  const jumps = runs(12, 200).numRuns;
  const answered = await whileConversing(shoppers, anyUrl, async () => {
    for (let jump = 0; jump < jumps; jump += 1) {
      setAll(...BASES.map((base) => base + Math.floor(Math.random() * 5 - 2) * JUMP));
      await sleep(100 + Math.random() * 300);
    }
    setAll(...BASES);
  });
  expect(answered).toMatchObject({ refused: 0, lost: 0 });
  // A hundred days ahead, everything would be old.
  setAll(100 * DAY, 100 * DAY);
  for (const nth of [0, 1]) await expect.poll(() => partOf(nth, 'clock')).toBe('degraded');
  await sleep(2000);
  setAll(...BASES);
  for (const nth of [0, 1]) await expect.poll(() => partOf(nth, 'clock')).toBe('ok');
  for (const { url: each } of servers) await Promise.all(shoppers.map((shopper) => shopper.verify(each)));
  const steps = await expectStored(url, shoppers);
  console.info(`${jumps} jumps of two clocks, ${steps} acknowledged steps`);
});

test('a publish and a revocation by a command whose clock is behind reach both servers, and sessions keep their version', async () => {
  const folder = await makeFolder();
  const behind = await makeClock(-2 * APART);
  const env = { DATABASE_URL: url, ...behind.env };
  const begin = async (nth: number) => next(urlOf(nth), { key, advisor: 'bikes' }, agent);
  const [before, other] = [await begin(0), await begin(1)];
  const text = await readFile(demoFile('bikes.yaml'), 'utf8');
  const file = join(folder, 'bikes.yaml');
  await writeFile(file, text.replace(/^( +title: ).*$/m, '$1Published by a slow clock'));
  expect((await run(['publish', file], { env })).code).toBe(0);
  for (const nth of [0, 1]) {
    await expect.poll(async () => (await begin(nth)).body.question?.title).toBe('Published by a slow clock');
    for (const { body } of [before, other]) {
      const now = await next(urlOf(nth), { key, advisor: 'bikes', token: body.session_token }, agent);
      expect(now.body.question?.title).toBe(before.body.question?.title);
    }
  }
  const made = (await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret'], { env })).json;
  for (const nth of [0, 1]) await keyIsKnown(urlOf(nth), { key: made.key, advisor: 'bikes' });
  expect((await run(['keys', 'revoke', made.id], { env })).code).toBe(0);
  for (const nth of [0, 1]) {
    await expect
      .poll(async () => (await next(urlOf(nth), { key: made.key, advisor: 'bikes' }, agent)).status)
      .toBe(401);
  }
});

test('a clock that jumps gives nobody more requests than their rate, and takes none away', async () => {
  const made = await ask('keys', 'create', '--client', 'demo', '--kind', 'publishable');
  const sent = { key: made.key, advisor: 'bikes' };
  const began = performance.now();
  await keyIsKnown(urlOf(0), sent);
  let taken = 1;
  for (const shift of [0, APART, -APART, 2 * APART, 0]) {
    clocks[0]?.set(shift);
    await sleep(200);
    for (let tries = 0; tries < 2 * BURST; tries += 1) {
      if ((await next(urlOf(0), sent, agent)).status === 200) taken += 1;
    }
  }
  // By the clock that only runs forward: the burst, and one a second.
  expect(taken).toBeLessThanOrEqual(BURST + Math.ceil((performance.now() - began) / 1000) + 1);
  // Two servers share the rate, within a fifth.
  expect(taken).toBeGreaterThanOrEqual(BURST * 0.8);
  await expect.poll(async () => (await next(urlOf(0), sent, agent)).status).toBe(200);
});
