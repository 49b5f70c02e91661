// Servers and load for the benches of the next endpoint, each on a core of its own.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { LoadResult } from './load.ts';
import type { OpenLoadResult } from './open-load.ts';

/** The program. */
export const BINARY = new URL('../../packages/server/bin/guidepost.js', import.meta.url).pathname;

export interface Measured extends LoadResult {
  /** Microseconds for a request, of all the server's threads. */
  readonly cpu: number;
  /** The same of the thread that answers alone: what a request costs where the other threads have cores of their own. */
  readonly answering: number;
  /** Share of the core that the server had. */
  readonly busy: number;
}

export const startOnCore = (
  core: number | string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn('taskset', ['-c', String(core), process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIDEPOST_LOG: 'error', ...env },
  });

/** What it prints first, as JSON. */
export async function firstLine(child: ChildProcess): Promise<{ port: number }> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return JSON.parse(text.split('\n')[0] ?? '') as { port: number };
}

/** `order`: a file with a {@link LoadOrder}, or what another load takes. */
export async function measure(server: ChildProcess, order: string, load = loadFromCore): Promise<Measured> {
  const before = [cpuOf(server), cpuOfMainThread(server)] as const;
  const began = performance.now();
  const result = await load(1, order);
  const [cpu, answering] = [cpuOf(server) - before[0], cpuOfMainThread(server) - before[1]];
  const busy = cpu / ((performance.now() - began) * 1000);
  return { ...result, cpu: cpu / result.requests, answering: answering / result.requests, busy };
}

/** The load generator as a process on its own core. `order`: a file. */
export const loadFromCore = (core: number, order: string): Promise<LoadResult> => runOnCore(core, './load.ts', order);

/** The same whose requests wait for no answers. `order`: a file with an {@link OpenLoadOrder}. */
export const openLoadFromCore = (core: number, order: string): Promise<OpenLoadResult> =>
  runOnCore(core, './open-load.ts', order);

/** Conversations through one of the doors. `order`: a file with an {@link AssistantOrder}. */
export const assistantsFromCore = (core: number, order: string): Promise<LoadResult> =>
  runOnCore(core, '../mcp/assistant-load.ts', order);

/** What a program beside this one prints, as JSON. */
async function runOnCore<Result>(core: number, program: string, order: string): Promise<Result> {
  const file = new URL(program, import.meta.url).pathname;
  const child = spawn('taskset', ['-c', String(core), process.execPath, file, order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return JSON.parse(text) as Result;
}

/** Microseconds of user and system time of all threads so far. */
const cpuOf = ({ pid }: ChildProcess): number => cpuIn(`/proc/${pid}/stat`);

/** The same of its first thread. */
const cpuOfMainThread = ({ pid }: ChildProcess): number => cpuIn(`/proc/${pid}/task/${pid}/stat`);

function cpuIn(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** A secret key of the demo shop. */
export function createKey(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const command = [BINARY, 'keys', 'create', '--client', 'demo', '--kind', 'secret', ...args, '--json'];
  const created = execFileSync(process.execPath, command, { env: { ...process.env, ...env } });
  return (JSON.parse(created.toString()) as { key: string }).key;
}

/** MiB that a process has in memory now. */
export function memoryOf({ pid }: ChildProcess): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}
