// Runs a command line that imports in a thread with bounded memory. When a process already runs, only a thread can still be
// given bounds. The thread runs the same program, and this file passes on its input, its output and its exit code.

import { pipeline } from 'node:stream/promises';
import { IMPORT_MEMORY } from '../imports/import-memory.ts';
import { describeEnd, isOutOfMemory, startWorker } from '../threads/start-worker.ts';
import { printAside } from './print.ts';
import type { ThreadTask } from './thread-terminal.ts';

/** Resolves to the exit code. */
export function runInThread(args: readonly string[]): Promise<number> {
  const workerData: ThreadTask = { columns: process.stderr.isTTY ? process.stderr.columns : null };
  const reads = args.includes('-');
  const file = new URL(import.meta.url.endsWith('.ts') ? '../main.ts' : './main.js', import.meta.url);
  const program = { name: 'import', file, memory: IMPORT_MEMORY };
  const worker = startWorker(program, { argv: [...args], workerData, stdin: reads });
  // If the thread stops reading early, it says why.
  if (reads && worker.stdin) pipeline(process.stdin, worker.stdin).catch(() => {});
  return new Promise((resolve) => {
    worker.once('error', (error) => {
      const said = isOutOfMemory(error)
        ? `The import was ended, and nothing was changed: ${describeEnd(program, error, 1)}.`
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
      printAside(`${said}\n`);
      resolve(1);
    });
    worker.once('exit', (code) => {
      // Input that is not read would keep the process alive.
      if (reads) process.stdin.destroy();
      resolve(code);
    });
  });
}
