// Runs a command line that imports in a thread with bounded memory: only a thread can be given bounds when the process runs
// already. It is the same program with the same words; this end passes on what it reads, writes and ends with.

import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { IMPORT_MEMORY } from '../imports/import-memory.ts';
import type { ThreadTask } from './thread-terminal.ts';

/** Resolves to the exit code. */
export function runInThread(args: readonly string[]): Promise<number> {
  const workerData: ThreadTask = { columns: process.stderr.isTTY ? process.stderr.columns : null };
  const reads = args.includes('-');
  const file = import.meta.url.endsWith('.ts') ? '../main.ts' : './main.js';
  const settings = { argv: [...args], workerData, stdin: reads, resourceLimits: IMPORT_MEMORY, name: 'import' };
  const worker = new Worker(new URL(file, import.meta.url), settings);
  // Where the thread stops reading early it says why.
  if (reads && worker.stdin) pipeline(process.stdin, worker.stdin).catch(() => {});
  return new Promise((resolve) => {
    worker.once('error', (error) => {
      process.stderr.write(`${explain(error)}\n`);
      resolve(1);
    });
    worker.once('exit', resolve);
  });
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error.stack ?? error.message;
  return `The import needed more than the ${IMPORT_MEMORY.maxOldGenerationSizeMb} MB of memory that it may take; nothing was changed.`;
}
