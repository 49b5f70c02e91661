// (a) What a call costs through the assistants' door: conversations through it, the same through the next endpoint with as much told, and calls
// of the SDK alone that answer what was recorded. In turn on one core, the load on another, all at one rate: what a reply costs depends on how
// many replies are made durable together. And as fast as each answers.

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
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 16;
/** Calls a second at which costs are compared: less than the slowest of them answers. */
const RATE = Number(process.env.BENCH_RATE ?? 300);
/** What the door asks for. */
const INCLUDE = 'reasons, counts, replies, details, reconsider';

const DOORS = {
  shut: 'next endpoint, door shut',
  open: 'next endpoint, door open, unused',
  mcp: 'through the door',
  sdk: 'the SDK alone, recorded answers',
} as const;
type Door = keyof typeof DOORS;

interface Round {
  /** At the rate. */
  readonly paced: Readonly<Record<Door, Measured>>;
  /** As fast as each answers. */
  readonly fast: Readonly<Record<Door, Measured>>;
}

export async function run(): Promise<Section> {
  const rounds = await measureDoors();
  const row = (door: Door) => {
    const at = (value: (round: Round) => number) => median(rounds.map(value));
    return [
      DOORS[door],
      `${at(({ paced }) => paced[door].cpu).toFixed(0)} µs`,
      `${at(({ paced }) => paced[door].p99).toFixed(1)} ms`,
      Math.round(at(({ fast }) => fast[door].perSecond)).toLocaleString('en-US'),
      `${at(({ fast }) => fast[door].cpu).toFixed(0)} µs`,
      String(rounds.reduce((sum, { paced, fast }) => sum + paced[door].failures + fast[door].failures, 0)),
    ];
  };
  const ratio = (value: (round: Round) => number) => formatRatios(rounds.map(value));
  return {
    tables: [
      {
        caption: `${CONNECTIONS} connections, durable, the demo's advisor; medians of ${ROUNDS} rounds in turn.`,
        columns: ['calls', `CPU a call at ${RATE}/s`, 'p99', 'calls/s at most', 'CPU a call then', 'failures'],
        rows: (Object.keys(DOORS) as Door[]).map(row),
      },
      {
        caption: `CPU time at ${RATE} calls a second, within a round.`,
        columns: ['ratio of', 'median', 'lowest', 'highest'],
        rows: [
          [
            'through the door, without what the SDK costs, to the next endpoint',
            ...ratio(({ paced: { mcp, sdk, open } }) => (mcp.cpu - sdk.cpu) / open.cpu),
          ],
          ['through the door to the next endpoint', ...ratio(({ paced: { mcp, open } }) => mcp.cpu / open.cpu)],
          ['door open, unused, to door shut', ...ratio(({ paced: { open, shut } }) => open.cpu / shut.cpu)],
          ['the same as fast as they answer', ...ratio(({ fast: { open, shut } }) => open.cpu / shut.cpu)],
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
  const start = async (name: string, mcp: 'on' | 'off') => {
    const data = join(folder, name);
    const server = startOnCore(0, [BINARY, 'serve', '--demo', '--port', '0', '--data', data, '--json'], {
      GUIDEPOST_MCP: mcp,
    });
    processes.push(server);
    const { port } = await firstLine(server);
    return { server, port, key: createKey(['--data', data]) };
  };
  try {
    // A door that nobody uses is measured on a server of its own.
    const [used, open, shut] = [await start('used', 'on'), await start('open', 'on'), await start('shut', 'off')];
    // Until they have taken the keys over.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const recorded = join(folder, 'recorded.json');
    writeFileSync(recorded, JSON.stringify(await recordTools(used.port, used.key)));
    const sdk = startOnCore(0, [new URL('./mcp/sdk-server.ts', import.meta.url).pathname, recorded]);
    processes.push(sdk);
    const bare = { server: sdk, port: (await firstLine(sdk)).port, key: used.key };
    const orderFor = (name: Door, rate: number | null): string => {
      const { port, key } = { shut, open, mcp: used, sdk: bare }[name];
      const order: AssistantOrder = {
        ...{ door: name === 'mcp' || name === 'sdk' ? 'mcp' : 'next', port, key, advisor: 'bikes', include: INCLUDE },
        ...{ connections: CONNECTIONS, rate, seconds: SECONDS },
      };
      const file = join(folder, `${name}-${rate}.json`);
      writeFileSync(file, JSON.stringify(order));
      return file;
    };
    const servers = { shut: shut.server, open: open.server, mcp: used.server, sdk };
    // The two that are nearly alike take turns in going first.
    const measureAll = async (rate: number | null, isTurned: boolean): Promise<Readonly<Record<Door, Measured>>> => {
      const measureDoor = (door: Door) => measure(servers[door], orderFor(door, rate), assistantsFromCore);
      const first = await measureDoor(isTurned ? 'open' : 'shut');
      const second = await measureDoor(isTurned ? 'shut' : 'open');
      const [shutDoor, openDoor] = isTurned ? [second, first] : [first, second];
      return { shut: shutDoor, open: openDoor, mcp: await measureDoor('mcp'), sdk: await measureDoor('sdk') };
    };
    const rounds: Round[] = [];
    // The first is to warm up.
    for (let nth = 0; nth <= ROUNDS; nth++) {
      const isTurned = nth % 2 === 1;
      const round = { paced: await measureAll(RATE, isTurned), fast: await measureAll(null, isTurned) };
      if (nth > 0) rounds.push(round);
    }
    return rounds;
  } finally {
    for (const each of processes) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
