// The one place where worker threads are started. A thread's program is in the folder of the file that starts it, as a
// source or built. The reason why a thread ended is put into words here.

import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads';
import { type Environment, environmentWith } from '../settings/config.ts';

export interface ThreadProgram {
  /** Its name for operators, in health, metrics and log. */
  readonly name: string;
  readonly file: URL;
  /** In MiB. If missing, memory is not bounded. */
  readonly memory?: ResourceLimits;
}

/** The program `name` in the folder of the file `importer` (its `import.meta.url`), with the same ending. */
export const programBeside = (importer: string, name: string): URL =>
  new URL(`./${name}${new URL(importer).pathname.endsWith('.ts') ? '.ts' : '.js'}`, importer);

export const startWorker = ({ name, file, memory }: ThreadProgram, options: WorkerOptions): Worker =>
  new Worker(file, { ...options, name, env: withCompiledCode(), ...(memory && { resourceLimits: memory }) });

/**
 * A thread looks for compiled code only where its environment says so, and it begins in half the time with it. The runtime makes
 * a folder of its version in the one that it is given, and tells that one.
 */
function withCompiledCode(): Environment {
  const folder = getCompileCacheDir();
  return environmentWith(folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) });
}

/** Why a thread ended, for people: the error that it threw, or its exit code. */
export function describeEnd({ memory }: ThreadProgram, error: unknown, exitCode: number): string {
  if (error === null) return `exit code ${exitCode}`;
  if (!(error instanceof Error)) return String(error);
  return isOutOfMemory(error) && memory?.maxOldGenerationSizeMb !== undefined
    ? `it needed more than the ${memory.maxOldGenerationSizeMb} MB of memory that it may take`
    : error.message;
}

export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
