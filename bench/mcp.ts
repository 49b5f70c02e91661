// (a) What a call costs through the assistants' door: conversations through it, the same through the next endpoint with as much told, and calls
// of the SDK alone that answer what was recorded. In turn on one core, the load on another. And the next endpoint with the door open, but
// unused, against the door shut.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssistantOrder } from './mcp/assistant-load.ts';
import { recordTools } from './mcp/record-tools.ts';
import {
  assistantsFromCore,
  BINARY,
  createKey,
  firstLine,
  type Measured,
  measure,
  startOnCore,
} from './next/on-core.ts';
import { formatRatios, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'The assistants’ door';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 16;
/** What the door asks for. */
const INCLUDE = 'reasons, counts, replies, details, reconsider';

interface Round {
  readonly shut: Measured;
  readonly open: Measured;
  readonly mcp: Measured;
  readonly sdk: Measured;
}

export async function run(): Promise<Section> {
  const rounds = await measureDoors();
  const row = (name: string, pick: (round: Round) => Measured) => {
    const measured = rounds.map(pick);
    const at = (value: (one: Measured) => number) => median(measured.map(value));
    return [
      name,
      Math.round(at(({ perSecond }) => perSecond)).toLocaleString('en-US'),
      `${at(({ cpu }) => cpu).toFixed(0)} µs`,
      `${at(({ p99 }) => p99).toFixed(1)} ms`,
      String(measured.reduce((sum, { failures }) => sum + failures, 0)),
    ];
  };
  const ratio = (value: (round: Round) => number) => formatRatios(rounds.map(value));
  return {
    tables: [
      {
        caption: `${CONNECTIONS} connections, durable, the demo's advisor; medians of ${ROUNDS} rounds in turn.`,
        columns: ['calls', 'calls/s', 'CPU a call', 'p99', 'failures'],
        rows: [
          row('next endpoint, door shut', ({ shut }) => shut),
          row('next endpoint, door open', ({ open }) => open),
          row('through the door', ({ mcp }) => mcp),
          row('the SDK alone, recorded answers', ({ sdk }) => sdk),
        ],
      },
      {
        caption: 'CPU time, within a round.',
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          [
            'through the door, without what the SDK costs, to the next endpoint',
            ...ratio(({ mcp, sdk, open }) => (mcp.cpu - sdk.cpu) / open.cpu),
          ],
          ['through the door to the next endpoint', ...ratio(({ mcp, open }) => mcp.cpu / open.cpu)],
          ['door open, unused, to door shut', ...ratio(({ open, shut }) => open.cpu / shut.cpu)],
        ],
      },
    ],
    notes: [
      'A call is a reply with everything that an assistant is told: reasons, counts, replies, details. The SDK alone makes a server for each request, as the door does, and answers what was recorded of the door.',
      'Goal: at most 1.5 without the SDK; within 1% with the door open, but unused.',
    ],
  };
}

async function measureDoors(): Promise<readonly Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'));
  const processes: ChildProcess[] = [];
  const start = async (mcp: 'on' | 'off') => {
    const data = join(folder, mcp);
    const server = startOnCore(0, [BINARY, 'serve', '--demo', '--port', '0', '--data', data, '--json'], {
      GUIDEPOST_MCP: mcp,
    });
    processes.push(server);
    const { port } = await firstLine(server);
    return { server, port, key: createKey(['--data', data]) };
  };
  try {
    const [open, shut] = [await start('on'), await start('off')];
    // Until they have taken the keys over.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const recorded = join(folder, 'recorded.json');
    writeFileSync(recorded, JSON.stringify(await recordTools(open.port, open.key)));
    const sdk = startOnCore(0, [new URL('./mcp/sdk-server.ts', import.meta.url).pathname, recorded]);
    processes.push(sdk);
    const bare = { server: sdk, port: (await firstLine(sdk)).port, key: open.key };
    const ordered = (name: string, door: AssistantOrder['door'], { port, key }: typeof open): string => {
      const file = join(folder, `${name}.json`);
      const order: AssistantOrder = {
        ...{ door, port, key, advisor: 'bikes', include: INCLUDE, connections: CONNECTIONS, seconds: SECONDS },
      };
      writeFileSync(file, JSON.stringify(order));
      return file;
    };
    const orders = {
      shut: ordered('shut', 'next', shut),
      open: ordered('open', 'next', open),
      mcp: ordered('mcp', 'mcp', open),
      sdk: ordered('sdk', 'mcp', bare),
    };
    const rounds: Round[] = [];
    // The first is to warm up.
    for (let nth = 0; nth <= ROUNDS; nth++) {
      const round = {
        shut: await measure(shut.server, orders.shut, assistantsFromCore),
        open: await measure(open.server, orders.open, assistantsFromCore),
        mcp: await measure(open.server, orders.mcp, assistantsFromCore),
        sdk: await measure(sdk, orders.sdk, assistantsFromCore),
      };
      if (nth > 0) rounds.push(round);
    }
    return rounds;
  } finally {
    for (const each of processes) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
