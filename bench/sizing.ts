// What a thousand, ten thousand and a hundred thousand steps a second need, worked out from what a step costs here: a server and
// PostgreSQL under load, with conversations of which no two are alike, and with all that the widget asks for (`Service-Include`).

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { HEADERS, INCLUDE_WORDS } from '../packages/contract/src/headers.ts';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import type { LoadOrder } from './next/load.ts';
import { BINARY, createKey, firstLine, measure, startOnCore } from './next/on-core.ts';
import { atRandom, record } from './next/record.ts';
import { formatCount, median } from './quantile.ts';
import type { Section } from './section.ts';
import { type Assumptions, type Needs, needsOf, type StepCost } from './sizing/needs.ts';

export const title = 'What many steps a second need';

const CONNECTIONS = 64;
const CONVERSATIONS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const STEPS = [1_000, 10_000, 100_000] as const;

const ASSUMED: Assumptions = {
  busy: 0.5,
  databaseCores: 16,
  peak: 3,
  days: 90,
  connections: 12,
  corePrice: Number(process.env.BENCH_CORE_PRICE ?? 25),
  gigabytePrice: Number(process.env.BENCH_GIGABYTE_PRICE ?? 0.12),
};

export async function run(): Promise<Section> {
  const cost = await measureCost();
  const needs = STEPS.map((steps) => needsOf(steps, cost, ASSUMED));
  const row = (name: string, show: (needs: Needs) => string) => [name, ...needs.map(show)];
  return {
    tables: [
      {
        caption: `One step on PostgreSQL, with all of Service-Include; medians of ${ROUNDS} rounds with ${CONNECTIONS} connections.`,
        columns: ['of a step', 'measured'],
        rows: [
          ['processor time of the server', `${cost.serverCpu.toFixed(1)} µs`],
          ['processor time of PostgreSQL', `${cost.databaseCpu.toFixed(1)} µs`],
          ['statements, each a commit', cost.statements.toFixed(3)],
          ['written to the log of PostgreSQL', `${formatCount(cost.logBytes)} bytes`],
          ['kept in tables and indexes', `${formatCount(cost.keptBytes)} bytes`],
          ['response', `${formatCount(cost.responseBytes)} bytes`],
        ],
      },
      {
        caption: 'Worked out from that, for so many steps a second at the peak.',
        columns: ['need', ...STEPS.map((steps) => formatCount(steps))],
        rows: [
          row('server processes, a core each', ({ servers }) => formatCount(servers)),
          row('cores for PostgreSQL', ({ databaseCores }) => databaseCores.toFixed(1)),
          row('PostgreSQL servers for sessions', ({ databases }) => formatCount(databases)),
          row('connections to each', ({ connectionsEach }) => formatCount(connectionsEach)),
          row('commits a second of each', ({ commitsEach }) => formatCount(commitsEach)),
          row('log of each', ({ logBytesEach }) => `${(logBytesEach / 1e6).toFixed(1)} MB/s`),
          row('disk, all together', ({ keptBytes }) => `${formatCount(keptBytes / 1e9)} GB`),
          row('responses', ({ responseBytes }) => `${((responseBytes * 8) / 1e9).toFixed(2)} Gbit/s`),
          row('a month', ({ price }) => formatCount(price)),
        ],
      },
    ],
    notes: [
      `Assumed: cores are busy ${ASSUMED.busy * 100}% at the peak, which is ${ASSUMED.peak} times the day's mean; at least two servers; PostgreSQL servers of ` +
        `${ASSUMED.databaseCores} cores; steps are kept ${ASSUMED.days} days; ${ASSUMED.connections} connections for sessions of each server to each database (beyond a few hundred, ` +
        `put a pooler in between); a core costs ${ASSUMED.corePrice} a month and a gigabyte ${ASSUMED.gigabytePrice}, in whatever currency (BENCH_CORE_PRICE, ` +
        'BENCH_GIGABYTE_PRICE). A standby doubles what PostgreSQL needs.',
      'Not measured, because it takes more machines: that needs grow in proportion. Servers share nothing but the database, and each statement of a step ' +
        'names one session on one database, so nothing is known that would keep them from it. With more load a commit takes more steps at once, so commits grow more slowly. ' +
        'The costs are those of the demo’s catalog (208 products); the processor time of a step in the engine grows with the catalog (see the steps of the engine).',
    ],
  };
}

async function measureCost(): Promise<StepCost> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'));
  const database = await makePostgresServer();
  let server: ChildProcess | null = null;
  try {
    const env = { DATABASE_URL: await database.makeDatabase() };
    const client = new Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    server = startOnCore(0, [BINARY, 'serve', '--demo', '--port', '0', '--json'], env);
    const { port } = await firstLine(server);
    const headers = {
      'Service-API-Key': createKey([], env),
      'Service-Advisor-ID': 'bikes',
      [HEADERS.include]: INCLUDE_WORDS.join(', '),
    };
    await sleep(1500);
    const url = `http://127.0.0.1:${port}/api/v7/next/`;
    const { scripts, responses } = await record(url, headers, CONVERSATIONS, { choose: atRandom(11) });
    const postmaster = Number(readFileSync(join(database.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const file = join(folder, 'order.json');
    const load = (seconds: number) => {
      const order: LoadOrder = { connections: CONNECTIONS, seconds, port, headers, scripts };
      writeFileSync(file, JSON.stringify(order));
      return measure(server as ChildProcess, file);
    };
    await load(5);
    const rounds: Omit<StepCost, 'responseBytes'>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await readDatabase(client, postmaster);
      const { cpu, requests } = await load(SECONDS);
      const after = await readDatabase(client, postmaster);
      rounds.push({
        serverCpu: cpu,
        databaseCpu: (after.cpu - before.cpu) / requests,
        statements: (after.commits - before.commits) / requests,
        logBytes: (after.logged - before.logged) / requests,
        keptBytes: (after.kept - before.kept) / requests,
      });
    }
    await client.end();
    const at = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return {
      serverCpu: at(({ serverCpu }) => serverCpu),
      databaseCpu: at(({ databaseCpu }) => databaseCpu),
      statements: at(({ statements }) => statements),
      logBytes: at(({ logBytes }) => logBytes),
      keptBytes: at(({ keptBytes }) => keptBytes),
      responseBytes: responses.reduce((sum, { body }) => sum + body.length, 0) / responses.length,
    };
  } finally {
    if (server !== null) {
      const closed = new Promise((resolve) => (server as ChildProcess).once('close', resolve));
      server.kill('SIGTERM');
      await closed;
    }
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface DatabaseUse {
  /** Microseconds of all processes, also of those that have ended. */
  readonly cpu: number;
  readonly commits: number;
  /** Bytes. */
  readonly logged: number;
  readonly kept: number;
}

/** The database counts commits a little late. */
async function readDatabase(client: Client, postmaster: number): Promise<DatabaseUse> {
  await sleep(1200);
  const { rows } = await client.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as logged,
      (select xact_commit from pg_stat_database where datname = current_database())::float8 as commits,
      (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'session_steps'::regclass)::float8 as kept`,
  );
  return { ...(rows[0] as Omit<DatabaseUse, 'cpu'>), cpu: cpuWithChildren(postmaster) };
}

/** Microseconds of a process and of all that it has started. */
function cpuWithChildren(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    let fields: string[] = [];
    try {
      fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    } catch {
      // It has just ended, and its parent counts it.
      continue;
    }
    const isOurs = Number(entry) === pid;
    if (!isOurs && Number(fields[1]) !== pid) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    if (isOurs) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks * 10_000;
}
