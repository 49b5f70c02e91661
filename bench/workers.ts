// (a) Workers that share a port, against one process, on PostgreSQL. (b) What it would cost on the embedded store to pass requests on to the one
// process that writes it: the messages alone, without any work in them.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import type { LoadOrder } from './next/load.ts';
import { BINARY, createKey, firstLine, loadFromCore, startOnCore } from './next/on-core.ts';
import { record } from './next/record.ts';
import { median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Workers';

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 64);
const CONVERSATIONS = 16;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WORKERS = 2;
/** About what a request is with its headers that matter, and what a step is. */
const REQUEST = 300;
const MESSAGES = 200_000;
/** How many requests one turn of the event loop has under load. */
const BATCH = 8;

interface Taken {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
  /** Microseconds for a request: of all processes of the service, and of the busiest thread of any. */
  readonly cpu: number;
  readonly thread: number;
}

export async function run(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'));
  const database = await makePostgresServer();
  const servers: ChildProcess[] = [];
  try {
    const url = await database.makeDatabase();
    const env = { DATABASE_URL: url };
    const prepared = startAnywhere(['--demo'], env);
    await firstLine(prepared);
    const key = createKey([], env);
    prepared.kill('SIGTERM');
    await new Promise((resolve) => prepared.once('close', resolve));
    const start = async (args: readonly string[], more: NodeJS.ProcessEnv, headersKey: string | null) => {
      const server = startAnywhere(args, more);
      servers.push(server);
      const { port } = await firstLine(server);
      const ownKey = headersKey ?? createKey(args.slice(0, 2), more);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      const headers = { 'Service-API-Key': ownKey, 'Service-Advisor-ID': 'bikes' };
      const { scripts } = await record(`http://127.0.0.1:${port}/api/v7/next/`, headers, CONVERSATIONS);
      const file = join(folder, `order-${port}.json`);
      return async (seconds: number): Promise<Taken> => {
        const order: LoadOrder = { connections: CONNECTIONS, seconds, port, headers, scripts };
        writeFileSync(file, JSON.stringify(order));
        const before = threadsOf(server);
        const { requests, perSecond, p99, failures } = await loadFromCore(1, file);
        const used = [...threadsOf(server)].map(([thread, ticks]) => (ticks - (before.get(thread) ?? 0)) / requests);
        return {
          ...{ perSecond, p99, failures, cpu: used.reduce((sum, one) => sum + one, 0), thread: Math.max(...used) },
        };
      };
    };
    const one = await start([], env, key);
    const several = await start(['--workers', String(WORKERS)], env, key);
    const embedded = await start(['--data', join(folder, 'data'), '--demo'], {}, null);
    for (const warmUp of [one, several, embedded]) await warmUp(SECONDS);
    const rounds: { one: Taken; several: Taken; embedded: Taken }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ one: await one(SECONDS), several: await several(SECONDS), embedded: await embedded(SECONDS) });
    }
    const messages = await measureMessages();
    return tell(rounds, messages);
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(
      servers.map((server) => server.exitCode ?? new Promise((resolve) => server.once('close', resolve))),
    );
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(
  rounds: readonly { one: Taken; several: Taken; embedded: Taken }[],
  messages: { sender: number; receiver: number },
): Section {
  const row = (name: string, pick: (round: (typeof rounds)[number]) => Taken) => {
    const at = (value: (one: Taken) => number) => median(rounds.map(pick).map(value));
    return [
      name,
      Math.round(at(({ perSecond }) => perSecond)).toLocaleString('en-US'),
      `${at(({ cpu }) => cpu).toFixed(1)} µs`,
      `${at(({ thread }) => thread).toFixed(1)} µs`,
      `${at(({ p99 }) => p99).toFixed(1)} ms`,
      String(rounds.map(pick).reduce((sum, { failures }) => sum + failures, 0)),
    ];
  };
  const ratio = (name: string, value: (round: (typeof rounds)[number]) => number) => {
    const ratios = rounds.map(value).sort((a, b) => a - b);
    return [name, ...[median(ratios), ratios[0] ?? 0, ratios.at(-1) ?? 0].map((each) => each.toFixed(2))];
  };
  return {
    tables: [
      {
        caption: `${CONNECTIONS} connections, durable, the demo's advisor; medians of ${ROUNDS} rounds in turn.`,
        columns: ['service', 'requests/s', 'CPU a request', 'of the busiest thread', 'p99', 'failures'],
        rows: [
          row('one process, PostgreSQL', ({ one }) => one),
          row(`${WORKERS} workers, PostgreSQL`, ({ several }) => several),
          row('one process, embedded', ({ embedded }) => embedded),
        ],
      },
      {
        caption: `${WORKERS} workers against one process, within a round.`,
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          ratio('requests a second', ({ one, several }) => several.perSecond / one.perSecond),
          ratio('CPU time a request', ({ one, several }) => several.cpu / one.cpu),
          ratio('CPU time of the busiest thread', ({ one, several }) => several.thread / one.thread),
        ],
      },
      {
        caption: `A request of ${REQUEST} bytes passed on to another process and its answer back, ${BATCH} at a time, without any work.`,
        columns: ['process', 'CPU'],
        rows: [
          ['that passes it on', `${messages.sender.toFixed(1)} µs`],
          ['that writes', `${messages.receiver.toFixed(1)} µs`],
        ],
      },
    ],
    notes: [
      `The service, the load and the database share ${availableParallelism()} processors. The busiest thread says what bounds a service that has processors enough.`,
    ],
  };
}

/** On whatever processors there are. */
function startAnywhere(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return startOnCore('0-63', [BINARY, 'serve', '--port', '0', ...args, '--json'], env);
}

/** Microseconds of user and system time of each thread of a process and of its children. */
function threadsOf({ pid }: ChildProcess): Map<string, number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const threads = new Map<string, number>();
  for (const process of [String(pid), ...children]) {
    for (const thread of readdirSync(`/proc/${process}/task`)) {
      const fields = readFileSync(`/proc/${process}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      threads.set(thread, (Number(fields[11]) + Number(fields[12])) * 10_000);
    }
  }
  return threads;
}

/** Microseconds of processor time for a message and its answer, on either side. */
async function measureMessages(): Promise<{ sender: number; receiver: number }> {
  const child = fork(new URL('./next/echo.ts', import.meta.url).pathname, { serialization: 'advanced' });
  const text = 'x'.repeat(REQUEST);
  const before = process.cpuUsage();
  for (let sent = 0; sent < MESSAGES; sent += BATCH) {
    const answered = new Promise((resolve) => child.once('message', resolve));
    child.send(Array.from({ length: BATCH }, (_, nth) => ({ id: sent + nth, text })));
    await answered;
  }
  const { user, system } = process.cpuUsage(before);
  const told = new Promise<{ cpu: number }>((resolve) => child.once('message', (message) => resolve(message as never)));
  child.send('end');
  const { cpu } = await told;
  child.disconnect();
  return { sender: (user + system) / MESSAGES, receiver: cpu / MESSAGES };
}
