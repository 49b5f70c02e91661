// (a) The next endpoint over HTTP, the whole path with a durable store, against bare node:http. Both servers have one core,
// and the load another. They take turns, and the ratio within a round counts, in requests per second and in CPU time. Then
// conversations with everything that `Service-Include` adds, against the same without: a few that all shoppers hold, and many of
// which no two are alike.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS, INCLUDE_WORDS } from '../packages/contract/src/headers.ts';
import type { LoadOrder } from './next/load.ts';
import { BINARY, createKey, firstLine, type Measured, measure, startOnCore } from './next/on-core.ts';
import { atRandom, record } from './next/record.ts';
import { formatRatios, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'The next endpoint over HTTP';

const CONNECTIONS = 64;
/** Conversations that many shoppers hold alike. */
const FEW = 16;
/** Conversations of which no two are alike. Their answers take several times the memory that the server keeps answers in. */
const MANY = 2000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

interface Round {
  readonly bare: Measured;
  readonly ours: Measured;
  /** With all of `Service-Include`. */
  readonly whole: Measured;
  /** Conversations of which no two are alike. */
  readonly manyOurs: Measured;
  readonly manyWhole: Measured;
}

export async function run(): Promise<Section> {
  const rounds = await measureNext();
  const row = (name: string, pick: (round: Round) => Measured) => {
    const measured = rounds.map(pick);
    const at = (value: (one: Measured) => number) => median(measured.map(value));
    return [
      name,
      Math.round(at(({ perSecond }) => perSecond)).toLocaleString('en-US'),
      `${at(({ cpu }) => cpu).toFixed(1)} µs`,
      `${at(({ p50 }) => p50).toFixed(2)} ms`,
      `${at(({ p99 }) => p99).toFixed(2)} ms`,
      String(measured.reduce((sum, { failures }) => sum + failures, 0)),
    ];
  };
  const ratio = (value: (round: Round) => number) => formatRatios(rounds.map(value));
  return {
    tables: [
      {
        caption: `${CONNECTIONS} connections, durable (synchronous=FULL), the demo's advisor; medians of ${ROUNDS} rounds in turn.`,
        columns: ['server', 'requests/s', 'CPU a request', 'p50', 'p99', 'failures'],
        rows: [
          row('bare node:http', ({ bare }) => bare),
          row('Guidepost', ({ ours }) => ours),
          row('Guidepost, all of Service-Include', ({ whole }) => whole),
          row(`${MANY} conversations`, ({ manyOurs }) => manyOurs),
          row(`${MANY} conversations, all of Service-Include`, ({ manyWhole }) => manyWhole),
        ],
      },
      {
        caption: 'Guidepost against bare, within a round.',
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          ['requests a second', ...ratio(({ bare, ours }) => ours.perSecond / bare.perSecond)],
          ['CPU time a request', ...ratio(({ bare, ours }) => bare.cpu / ours.cpu)],
        ],
      },
      {
        caption: 'Guidepost with all of Service-Include against Guidepost without, within a round.',
        columns: ['conversations', 'ratio of', 'median', 'lowest', 'highest'],
        rows: [
          [`${FEW}, alike`, 'requests a second', ...ratio(({ ours, whole }) => whole.perSecond / ours.perSecond)],
          [`${FEW}, alike`, 'CPU time a request', ...ratio(({ ours, whole }) => ours.cpu / whole.cpu)],
          [
            `${MANY}, no two alike`,
            'requests a second',
            ...ratio(({ manyOurs, manyWhole }) => manyWhole.perSecond / manyOurs.perSecond),
          ],
          [
            `${MANY}, no two alike`,
            'CPU time a request',
            ...ratio(({ manyOurs, manyWhole }) => manyOurs.cpu / manyWhole.cpu),
          ],
        ],
      },
    ],
    notes: [
      'Both servers are confined to one core and the load generator to another. The bare server sends recorded responses of the same ' +
        'bytes and headers and does not look at the request, not even at its body. CPU time is that of all threads of the server.',
      `The server keeps answers with Service-Include in 64 MiB. Of ${FEW} conversations it finds nearly all there. All of ${MANY} do not ` +
        'fit: it finds what is asked for most, as the first steps are, which are alike for many, and makes the others anew each time.',
      'Goal: 0.45 or more in both ratios against bare, p99 under 10 ms; 0.7 or more with all of Service-Include against without.',
    ],
  };
}

async function measureNext(): Promise<readonly Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'));
  const processes: ChildProcess[] = [];
  try {
    const data = join(folder, 'data');
    const ours = startOnCore(0, [BINARY, 'serve', '--demo', '--port', '0', '--data', data, '--json']);
    processes.push(ours);
    const { port } = await firstLine(ours);
    const key = createKey(['--data', data]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes' };
    const recording = await record(`http://127.0.0.1:${port}/api/v7/next/`, headers, FEW);
    const many = await record(`http://127.0.0.1:${port}/api/v7/next/`, headers, MANY, { choose: atRandom(11) });
    const file = join(folder, 'responses.json');
    writeFileSync(file, JSON.stringify(recording.responses));
    const bare = startOnCore(0, [new URL('./next/bare-server.ts', import.meta.url).pathname, file]);
    processes.push(bare);
    const { port: barePort } = await firstLine(bare);
    const wholeHeaders = { ...headers, [HEADERS.include]: INCLUDE_WORDS.join(', ') };
    const orders = { connections: CONNECTIONS, seconds: SECONDS };
    const load = (server: ChildProcess, order: Omit<LoadOrder, keyof typeof orders> & { seconds?: number }) => {
      const orderFile = join(folder, 'order.json');
      writeFileSync(orderFile, JSON.stringify({ ...orders, ...order } satisfies LoadOrder));
      return measure(server, orderFile);
    };
    const { scripts } = recording;
    const recorded = { port: barePort, headers, scripts };
    const few = { port, scripts };
    const different = { port, scripts: many.scripts };

    await load(bare, { ...recorded, seconds: 3 });
    await load(ours, { ...few, headers, seconds: 5 });
    await load(ours, { ...few, headers: wholeHeaders, seconds: 5 });
    await load(ours, { ...different, headers: wholeHeaders, seconds: 5 });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        bare: await load(bare, recorded),
        ours: await load(ours, { ...few, headers }),
        whole: await load(ours, { ...few, headers: wholeHeaders }),
        manyOurs: await load(ours, { ...different, headers }),
        manyWhole: await load(ours, { ...different, headers: wholeHeaders }),
      });
    }
    return rounds;
  } finally {
    for (const child of processes) child.kill('SIGTERM');
    await Promise.all(processes.map((child) => new Promise((resolve) => child.once('close', resolve))));
    rmSync(folder, { recursive: true, force: true });
  }
}
