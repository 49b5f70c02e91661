// (a) The next endpoint on PostgreSQL against the embedded store: two servers of the same program, and bare node:http that sends the same
// bytes, each on the first core in turn, the load on the other. PostgreSQL runs where the system puts it, with its files on the same disk and its own durability (`fsync`).

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import type { LoadOrder } from './next/load.ts';
import { BINARY, createKey, firstLine, type Measured, measure, startOnCore } from './next/on-core.ts';
import { record } from './next/record.ts';
import { formatRatios, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'The next endpoint on PostgreSQL';

const CONNECTIONS = 64;
const CONVERSATIONS = 16;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

interface Round {
  /** node:http, which sends recorded responses. */
  readonly bare: Measured;
  readonly embedded: Measured;
  readonly postgres: Measured;
  /** Statements that the database carried out, for each request. */
  readonly statements: number;
}

export async function run(): Promise<Section> {
  const rounds = await measureAll();
  const row = (name: string, pick: (round: Round) => Measured) => {
    const at = (value: (one: Measured) => number) => median(rounds.map(pick).map(value));
    return [
      name,
      Math.round(at(({ perSecond }) => perSecond)).toLocaleString('en-US'),
      `${at(({ cpu }) => cpu).toFixed(1)} µs`,
      `${at(({ p50 }) => p50).toFixed(2)} ms`,
      `${at(({ p99 }) => p99).toFixed(2)} ms`,
      String(rounds.map(pick).reduce((sum, { failures }) => sum + failures, 0)),
    ];
  };
  const ratio = (value: (round: Round) => number) => formatRatios(rounds.map(value));
  return {
    tables: [
      {
        caption: `${CONNECTIONS} connections, durable, the demo's advisor; medians of ${ROUNDS} rounds in turn.`,
        columns: ['store', 'requests/s', 'CPU a request', 'p50', 'p99', 'failures'],
        rows: [
          row('bare node:http', ({ bare }) => bare),
          row('embedded', ({ embedded }) => embedded),
          row('PostgreSQL', ({ postgres }) => postgres),
        ],
      },
      {
        caption: 'PostgreSQL against the embedded store, within a round.',
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          ['requests a second', ...ratio(({ embedded, postgres }) => postgres.perSecond / embedded.perSecond)],
          ['CPU time a request of the server', ...ratio(({ embedded, postgres }) => embedded.cpu / postgres.cpu)],
          ['statements a step', ...ratio(({ statements }) => statements)],
        ],
      },
      {
        caption: 'PostgreSQL against bare node:http, within a round.',
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          ['requests a second', ...ratio(({ bare, postgres }) => postgres.perSecond / bare.perSecond)],
          ['CPU time a request of the server', ...ratio(({ bare, postgres }) => bare.cpu / postgres.cpu)],
          ['p99', ...ratio(({ bare, postgres }) => postgres.p99 / bare.p99)],
        ],
      },
    ],
    notes: [
      'CPU time is that of all threads of the server, without the database. Requests a second say little here: the database takes its ' +
        'processor time from the same two cores.',
      'Goal: 0.5 or more in CPU time, under 0.1 statements a step, p99 under 15 ms.',
    ],
  };
}

async function measureAll(): Promise<readonly Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'));
  const database = await makePostgresServer();
  const servers: ChildProcess[] = [];
  try {
    const url = await database.makeDatabase();
    const counter = new Client({ connectionString: url });
    await counter.connect();
    const start = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
      const server = startOnCore(0, [BINARY, 'serve', '--demo', '--port', '0', ...args, '--json'], env);
      servers.push(server);
      const { port } = await firstLine(server);
      const key = createKey(args, env);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes' };
      const recording = await record(`http://127.0.0.1:${port}/api/v7/next/`, headers, CONVERSATIONS);
      return { load: loadOn(server, { port, headers, scripts: recording.scripts }), headers, recording };
    };
    const loadOn = (server: ChildProcess, order: Pick<LoadOrder, 'port' | 'headers' | 'scripts'>) => {
      const file = join(folder, `order-${order.port}.json`);
      return (seconds: number) => {
        writeFileSync(file, JSON.stringify({ connections: CONNECTIONS, seconds, ...order } satisfies LoadOrder));
        return measure(server, file);
      };
    };
    const startBare = async ({ recording: { responses, scripts }, headers }: Awaited<ReturnType<typeof start>>) => {
      const file = join(folder, 'responses.json');
      writeFileSync(file, JSON.stringify(responses));
      const server = startOnCore(0, [new URL('./next/bare-server.ts', import.meta.url).pathname, file]);
      servers.push(server);
      const { port } = await firstLine(server);
      return loadOn(server, { port, headers, scripts });
    };
    const started = await start(['--data', join(folder, 'data')], {});
    const embedded = started.load;
    const bare = await startBare(started);
    const { load: postgres } = await start([], { DATABASE_URL: url });
    await bare(3);
    await embedded(5);
    await postgres(5);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = { bare: await bare(SECONDS), embedded: await embedded(SECONDS) };
      const before = await countCommits(counter);
      const last = await postgres(SECONDS);
      const statements = ((await countCommits(counter)) - before) / last.requests;
      rounds.push({ ...measured, postgres: last, statements });
    }
    await counter.end();
    return rounds;
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map((server) => new Promise((resolve) => server.once('close', resolve))));
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each statement of the hot path is a transaction of its own. The database tells a little late. */
async function countCommits(client: Client): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { rows } = await client.query(
    'select xact_commit as commits from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.commits);
}
