// Runs the command line in its own process on one core, and measures the time and the largest memory.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BINARY = new URL('../../packages/server/bin/guidepost.js', import.meta.url).pathname;
const POLL_MS = 50;
const hasTaskset = spawnSync('taskset', ['-V']).status === 0;

export interface MeasuredRun {
  readonly seconds: number;
  /** Seconds of all its threads: the time it would take on a core of its own. 0 if the system does not tell. */
  readonly cpu: number;
  /** MiB of resident memory; 0 if the system does not tell. */
  readonly peak: number;
  readonly stdout: string;
}

/** Rejects if the command fails. */
export async function runMeasured(args: readonly string[]): Promise<MeasuredRun> {
  const began = performance.now();
  const child = startOnOneCore(args);
  let [peak, cpu] = [0, 0];
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child));
    cpu = Math.max(cpu, cpuOf(child));
  }, POLL_MS);
  let stdout = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`guidepost ${args.join(' ')} ended with ${code}: ${stdout}`);
  return { seconds: (performance.now() - began) / 1000, cpu, peak, stdout };
}

export function startOnOneCore(args: readonly string[]): ChildProcess {
  const command = hasTaskset ? ['taskset', '-c', '0', process.execPath] : [process.execPath];
  const [program = '', ...rest] = [...command, BINARY, ...args];
  return spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIDEPOST_LOG: 'error' },
  });
}

/** MiB; 0 if the process has ended or the system has no /proc. */
export function peakOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Seconds of all its threads until now; 0 if the system does not tell. */
export function cpuOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
