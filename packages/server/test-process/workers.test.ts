// Several processes on one port: one that dies is replaced and takes no acknowledged reply with it, all stop together, and what operators read is
// true of all of them.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { keyIsKnown, makeAgent } from './fixture/next.ts';
import { makeFolder, run, runJson, type Serving, serve } from './fixture/process.ts';
import { Shopper, Unavailable } from './fixture/shopper.ts';
import { expectStored } from './fixture/stored-steps.ts';

const WORKERS = 3;
const SHOPPERS = 32;

let database: PostgresUse;
let url: string;
let key: string;

beforeAll(async () => {
  database = await usePostgresServer();
  url = await database.makeDatabase();
  await (await serve(null, ['--demo'], { DATABASE_URL: url })).end('SIGTERM');
  const args = ['keys', 'create', '--client', 'demo', '--kind', 'secret'];
  key = (await runJson(args, { env: { DATABASE_URL: url } })).json.key;
});
afterAll(() => database.remove());

async function start(): Promise<Serving> {
  const server = await serve(null, ['--workers', String(WORKERS)], { DATABASE_URL: url, GUIDEPOST_LOG: 'info' });
  await expect.poll(() => readiness(server), { timeout: PATIENCE }).toEqual({ code: 200, status: 'serving' });
  await keyIsKnown(server.url, { key, advisor: 'bikes' });
  return server;
}

async function readiness(server: Serving): Promise<{ code: number; status: string; parts?: unknown }> {
  const response = await fetch(`${server.url}/readyz`);
  return { code: response.status, ...((await response.json()) as { status: string }) };
}

/** Of each worker, by its number. */
async function metric(server: Serving, name: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const found = [...text.matchAll(new RegExp(`^${name}(?:\\{worker="(\\d+)"[^}]*\\})? (\\S+)$`, 'gm'))];
  const values = new Map<string, number>();
  for (const [, worker = '', value] of found) values.set(worker, (values.get(worker) ?? 0) + Number(value));
  return values;
}

/** The lines of the log, by what they say. */
const logged = (server: Serving, said: string): { worker: number; pid: number }[] =>
  server
    .texts()
    .stderr.split('\n')
    .filter((line) => line.includes(`"${said}"`))
    .map((line) => JSON.parse(line));

const pidOf = (server: Serving, worker: number): number =>
  logged(server, 'a worker serves').findLast((line) => line.worker === worker)?.pid ?? 0;

const open = (): { shoppers: Shopper[]; agent: ReturnType<typeof makeAgent> } => {
  const agent = makeAgent();
  return { agent, shoppers: Array.from({ length: SHOPPERS }, () => new Shopper(key, 'bikes', agent)) };
};

test('workers that are killed under load are replaced, and no acknowledged reply is lost', async () => {
  const server = await start();
  const { shoppers, agent } = open();
  let isOver = false;
  let lost = 0;
  const talk = shoppers.map(async (shopper) => {
    while (!isOver) {
      try {
        await shopper.step(server.url);
      } catch (error) {
        if (error instanceof Unavailable || (error as { code?: string }).code === 'ERR_ASSERTION') throw error;
        lost += 1;
      }
    }
  });
  const kills = runs(4, 12).numRuns;
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(100 + Math.random() * 300);
      const worker = 1 + (kill % WORKERS);
      const before = pidOf(server, worker);
      process.kill(before, 'SIGKILL');
      await expect.poll(() => pidOf(server, worker), { timeout: PATIENCE }).not.toBe(before);
    }
    isOver = true;
  })();
  await Promise.all([killing, ...talk]);
  await Promise.all(shoppers.map((shopper) => shopper.verify(server.url)));
  const steps = await expectStored(url, shoppers);
  console.info(`${kills} kills, ${steps} acknowledged steps, ${lost} responses lost`);
  expect(await readiness(server)).toEqual({ code: 200, status: 'serving' });
  expect(await metric(server, 'guidepost_worker_deaths_total')).toEqual(new Map([['', kills]]));
  agent.destroy();
  expect(await server.end('SIGTERM')).toBe(0);
});

test('SIGTERM under load: every request that was sent is answered, all workers end, exit code 0', async () => {
  const server = await start();
  const { shoppers, agent } = open();
  const ends = new Set<string>();
  const talk = shoppers.map(async (shopper) => {
    try {
      for (;;) await shopper.step(server.url);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      ends.add(error instanceof Unavailable ? '503' : String(code ?? message));
    }
  });
  while (shoppers.some(({ latencies }) => latencies.length < 3)) await sleep(20);
  const pids = [1, 2, 3].map((worker) => pidOf(server, worker));
  expect(await server.end('SIGTERM')).toBe(0);
  await Promise.all(talk);
  for (const end of ends) expect(['503', 'ECONNREFUSED', 'ECONNRESET']).toContain(end);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(server.texts().stderr).not.toContain('"level":50');
  await expectStored(url, shoppers);
  agent.destroy();
});

test('metrics are those of each worker, /readyz that of all, and each line of the log names its worker', async () => {
  const server = await start();
  const { shoppers, agent } = open();
  for (let round = 0; round < 4; round += 1) await Promise.all(shoppers.map((shopper) => shopper.step(server.url)));
  const answered = await metric(server, 'guidepost_next_responses_total');
  expect([...answered.keys()].sort()).toEqual(['1', '2', '3']);
  const sum = [...answered.values()].reduce((total, value) => total + value, 0);
  // And the requests that tried the key.
  expect(sum).toBeGreaterThanOrEqual(4 * SHOPPERS);
  expect(await metric(server, 'guidepost_workers')).toEqual(new Map([['', WORKERS]]));
  expect(await metric(server, 'guidepost_advisors')).toEqual(new Map([1, 2, 3].map((worker) => [String(worker), 2])));
  expect(
    logged(server, 'serving')
      .map(({ worker }) => worker)
      .sort(),
  ).toEqual([1, 2, 3]);
  // One that stands still is missed, and the others serve.
  process.kill(pidOf(server, 2), 'SIGSTOP');
  const told = await eventuallyAnswered(server);
  expect(told).toMatchObject({ code: 200, status: 'serving', parts: [{ part: 'workers', state: 'degraded' }] });
  process.kill(pidOf(server, 2), 'SIGCONT');
  agent.destroy();
  expect(await server.end('SIGTERM')).toBe(0);
});

/** Connections that were given to the worker that stands still get no answer. */
async function eventuallyAnswered(server: Serving): Promise<unknown> {
  for (;;) {
    const signal = AbortSignal.timeout(4000);
    const response = await fetch(`${server.url}/readyz`, { signal, headers: { Connection: 'close' } }).catch(
      () => null,
    );
    if (response !== null) return { code: response.status, ...((await response.json()) as object) };
  }
}

test('when the process that started the workers is killed, they end', async () => {
  const server = await start();
  const pids = [1, 2, 3].map((worker) => pidOf(server, worker));
  await server.end('SIGKILL');
  for (const pid of pids) await expect.poll(() => isThere(pid), { timeout: PATIENCE }).toBe(false);
});

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what keeps workers from starting is said once, with the exit code of a server', async () => {
  const taken = await start();
  const args = ['serve', '--workers', '2', '--port'];
  const env = { DATABASE_URL: url };
  expect(await run([...args, String(taken.port)], { env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Something else uses port'),
  });
  await taken.end('SIGTERM');
  const nobody = { DATABASE_URL: url.replace(/:\d+\//, ':1/') };
  const { code, stderr } = await run([...args, '0'], { env: nobody });
  expect(code).toBe(1);
  expect(stderr.match(/can be reached from here/g)).toHaveLength(1);
});

test('on the embedded store workers are refused, with what to do instead', async () => {
  const { code, stderr } = await run(['serve', '--workers', '2', '--data', await makeFolder()]);
  expect(code).toBe(2);
  expect(stderr).toContain('set DATABASE_URL');
  expect(stderr).toContain('guidepost move');
});
