// Overload: four times as many requests as the server can answer, which wait for nobody. What becomes of those that it takes, how many it
// refuses, what a refusal costs it, and whether it is as before once it is over. The server has one core, the load another.

import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDefinitions } from '@guidepost/server/storage/definitions/open-definitions';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import { MAPPING, writeCatalogCsv } from './import/write-csv.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import type { LoadOrder } from './next/load.ts';
import {
  BINARY,
  createKey,
  firstLine,
  type Measured,
  measure,
  memoryOf,
  openLoadFromCore,
  startOnCore,
} from './next/on-core.ts';
import type { OpenLoadOrder, PhaseResult } from './next/open-load.ts';
import { record } from './next/record.ts';
import { median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Overload';

const TIMES = Number(process.env.BENCH_TIMES ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONVERSATIONS = 16;
const PRODUCTS = 100_000;
/** Of the closed loop that finds the capacity. */
const CONNECTIONS = 64;
/** Of the open loop. */
const OPEN = { connections: 1024, mostConnections: 4000 };
const READER = process.env.GUIDEPOST_HTTP_READER ?? 'quick';

/** A server, and what its load needs. */
interface Target {
  readonly name: string;
  readonly server: ChildProcess;
  readonly load: Omit<LoadOrder, 'connections' | 'seconds'>;
}

interface Round {
  /** Requests a second in a closed loop. */
  readonly capacity: number;
  readonly before: PhaseResult;
  readonly overload: PhaseResult;
  readonly after: PhaseResult;
  readonly recovery: number;
  readonly connections: number;
  /** MiB: before the overload, and at most during it. */
  readonly memory: readonly [began: number, most: number];
}

export async function run(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-overload-'));
  const database = await makePostgresServer();
  const servers: ChildProcess[] = [];
  try {
    const start = async (
      name: string,
      args: readonly string[],
      env: NodeJS.ProcessEnv,
      key: () => string,
      advisor: string,
    ) => {
      const server = startOnCore(0, [BINARY, 'serve', '--port', '0', ...args, '--json'], env);
      servers.push(server);
      const { port } = await firstLine(server);
      const headers = { 'Service-API-Key': key(), 'Service-Advisor-ID': advisor };
      // Until it has taken the key over.
      await new Promise((resolve) => setTimeout(resolve, 2500));
      const { scripts } = await record(`http://127.0.0.1:${port}/api/v7/next/`, headers, CONVERSATIONS);
      return { name, server, load: { port, headers, scripts } };
    };
    const demo = ['--data', join(folder, 'demo')];
    const large = ['--data', join(folder, 'large')];
    const env = { DATABASE_URL: await database.makeDatabase() };
    const largeKey = await makeLargeShop(folder, join(folder, 'large'));
    const targets = [
      await start('embedded, demo', ['--demo', ...demo], {}, () => createKey(demo), 'bikes'),
      await start(
        `embedded, ${PRODUCTS.toLocaleString('en-US')} products`,
        large,
        {},
        () => largeKey,
        LAPTOP_ADVISOR.id,
      ),
      await start('PostgreSQL, demo', ['--demo'], env, () => createKey([], env), 'bikes'),
    ];
    const results = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (const target of targets) await findCapacity(folder, target, 5);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [target, rounds] of results) rounds.push(await measureRound(folder, target));
    }
    return tell(results, await measureRefusals(folder, servers));
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(
      servers.map((server) => server.exitCode ?? new Promise((resolve) => server.once('close', resolve))),
    );
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A catalog of which a step costs more than all else of a request. Returns a key. */
async function makeLargeShop(folder: string, data: string): Promise<string> {
  const [file, mapping] = [join(folder, 'catalog.csv'), join(folder, 'mapping.yaml')];
  writeCatalogCsv(file, PRODUCTS);
  writeFileSync(mapping, MAPPING);
  const guidepost = (...args: string[]): string =>
    execFileSync(process.execPath, [BINARY, ...args, '--data', data, '--json']).toString();
  guidepost('import', file, '--client', 'bench', '--catalog', 'laptops', '--mapping', mapping);
  const definitions = await openDefinitions({ kind: 'embedded', folder: data }, 'never');
  await definitions.advisors.publish(LAPTOP_ADVISOR, JSON.stringify(LAPTOP_ADVISOR), 1);
  await definitions.close();
  return (JSON.parse(guidepost('keys', 'create', '--client', 'bench', '--kind', 'secret')) as { key: string }).key;
}

async function findCapacity(folder: string, { server, load }: Target, seconds: number): Promise<Measured> {
  const file = join(folder, 'closed.json');
  writeFileSync(file, JSON.stringify({ ...load, connections: CONNECTIONS, seconds } satisfies LoadOrder));
  return measure(server, file);
}

async function measureRound(folder: string, target: Target): Promise<Round> {
  const { perSecond: capacity } = await findCapacity(folder, target, 3);
  const usual = { rate: capacity / 2, seconds: SECONDS };
  const file = join(folder, 'open.json');
  const order: OpenLoadOrder = {
    ...target.load,
    ...OPEN,
    phases: [usual, { rate: capacity * TIMES, seconds: SECONDS }, usual],
  };
  writeFileSync(file, JSON.stringify(order));
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(memoryOf(target.server)), 100);
  const { phases, recovery, connections } = await openLoadFromCore(1, file);
  clearInterval(timer);
  const [before, overload, after] = phases;
  if (before === undefined || overload === undefined || after === undefined)
    throw new Error('three phases, three results');
  const began = memory[Math.floor(memory.length / 3)] ?? 0;
  return {
    capacity,
    before,
    overload,
    after,
    recovery,
    connections,
    memory: [began, Math.max(...memory)],
  };
}

interface Costs {
  readonly accepted: number;
  readonly refused: number;
}

/** Microseconds of processor time of a request that is answered, and of one that is refused, in turn: all are, as a hanging disk lets nobody through. */
async function measureRefusals(folder: string, servers: ChildProcess[]): Promise<readonly Costs[]> {
  const data = join(folder, 'refusing');
  const args = ['--demo', '--data', data];
  const server = startOnCore(0, [BINARY, 'serve', '--port', '0', ...args, '--json'], {
    GUIDEPOST_MAX_WAITING: String(CONNECTIONS),
  });
  servers.push(server);
  const { port } = await firstLine(server);
  const headers = { 'Service-API-Key': createKey(['--data', data]), 'Service-Advisor-ID': 'bikes' };
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const url = `http://127.0.0.1:${port}/api/v7/next/`;
  const { scripts } = await record(url, headers, CONVERSATIONS);
  const target = { name: 'refusing', server, load: { port, headers, scripts } };
  await findCapacity(folder, target, 4);
  const costs: Costs[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { cpu: accepted } = await findCapacity(folder, target, 2);
    const database = new DatabaseSync(join(data, 'sessions.db'), { timeout: 5000 });
    database.exec('BEGIN IMMEDIATE');
    const waiting = Array.from({ length: CONNECTIONS }, () => fetch(url, { method: 'POST', headers }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { cpu: refused, requests, failures } = await findCapacity(folder, target, 2);
    database.exec('ROLLBACK');
    database.close();
    await Promise.all(waiting);
    if (failures < requests) throw new Error(`${requests - failures} of ${requests} requests were not refused.`);
    costs.push({ accepted, refused });
  }
  return costs;
}

function tell(results: ReadonlyMap<Target, readonly Round[]>, costs: readonly Costs[]): Section {
  const all = [...results];
  const middle = (rounds: readonly Round[], value: (round: Round) => number) => median(rounds.map(value));
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const count = (value: number) => Math.round(value).toLocaleString('en-US');
  const share = (value: number) => `${Math.round(value * 100)}%`;
  const spread = (values: readonly number[], digits: number) =>
    `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
  return {
    tables: [
      {
        caption: `Accepted requests, of a stretch of ${SECONDS} s at half of what the server can answer and of one at ${TIMES} times as much; medians of ${ROUNDS} rounds in turn.`,
        columns: [
          'service',
          'capacity',
          'p50 at half',
          'p99 at half',
          'p50 overloaded',
          'p99 overloaded',
          'ratio of p99 within a round',
        ],
        rows: all.map(([{ name }, rounds]) => [
          ...[name, `${count(middle(rounds, ({ capacity }) => capacity))}/s`],
          ...[ms(middle(rounds, ({ before }) => before.p50)), ms(middle(rounds, ({ before }) => before.p99))],
          ...[ms(middle(rounds, ({ overload }) => overload.p50)), ms(middle(rounds, ({ overload }) => overload.p99))],
          spread(
            rounds.map(({ before, overload }) => overload.p99 / before.p99),
            1,
          ),
        ]),
      },
      {
        caption: 'The same stretch of overload.',
        columns: [
          'service',
          'sent, of capacity',
          'refused',
          'accepted, of capacity',
          'failures',
          'refused half-loaded',
          'normal again after',
          'memory: begun; most in each round',
        ],
        rows: all.map(([{ name }, rounds]) => [
          name,
          spread(
            rounds.map(({ overload, capacity }) => overload.offered / overload.seconds / capacity),
            2,
          ),
          share(middle(rounds, ({ overload }) => overload.refused / overload.offered)),
          spread(
            rounds.map(({ overload, capacity }) => overload.accepted / overload.seconds / capacity),
            2,
          ),
          String(
            rounds.reduce(
              (sum, { before, overload, after }) => sum + before.failures + overload.failures + after.failures,
              0,
            ),
          ),
          String(rounds.reduce((sum, { before }) => sum + before.refused, 0)),
          `${Math.max(...rounds.map(({ recovery }) => recovery))} ms at most`,
          `${Math.round(rounds[0]?.memory[0] ?? 0)}; ${rounds.map(({ memory }) => Math.round(memory[1])).join(', ')} MiB`,
        ]),
      },
      {
        caption:
          'What the load generator adds: how late it wrote requests (p99), and how long answers took from when their requests should have been written (p99).',
        columns: [
          'service',
          'late at half',
          'with it, at half',
          'late overloaded',
          'with it, overloaded',
          'connections',
        ],
        rows: all.map(([{ name }, rounds]) => [
          name,
          ...[
            ms(middle(rounds, ({ before }) => before.lateP99)),
            ms(middle(rounds, ({ before }) => before.p99WithLateness)),
          ],
          ...[
            ms(middle(rounds, ({ overload }) => overload.lateP99)),
            ms(middle(rounds, ({ overload }) => overload.p99WithLateness)),
          ],
          count(middle(rounds, ({ connections }) => connections)),
        ]),
      },
      {
        caption: `CPU time of the server for a request of the demo's advisor, embedded store, ${CONNECTIONS} connections in a closed loop; median (lowest to highest) of ${ROUNDS} rounds.`,
        columns: ['answered', 'refused', 'ratio within a round'],
        rows: [
          [
            `${spread(
              costs.map(({ accepted }) => accepted),
              1,
            )} µs`,
            `${spread(
              costs.map(({ refused }) => refused),
              1,
            )} µs`,
            spread(
              costs.map(({ accepted, refused }) => refused / accepted),
              2,
            ),
          ],
        ],
      },
    ],
    notes: [
      `Capacity is what ${CONNECTIONS} connections get in a closed loop. The open loop sends at random moments and waits for no answers; times are from when a request was written. ` +
        `All servers read HTTP with GUIDEPOST_HTTP_READER=${READER}. Normal again: for 250 ms nothing was refused, and the median of each 50 ms was below the p99 at half load.`,
      'Goal: p99 of accepted requests under 5 times that at half load, all others refused with 503, memory flat.',
    ],
  };
}
