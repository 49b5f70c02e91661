// The process: runs the command line and leaves with its exit code. An import runs in a thread with bounded memory; this
// end of it loads nothing else, because what it would load twice would take up what the bounds save.

import { isMainThread } from 'node:worker_threads';
import { commandOf } from './cli/command-of.ts';
import { printAside } from './cli/print.ts';
import { giveWay } from './threads/give-way.ts';

// What it writes is for its user only: the store holds what signs session tokens.
if (isMainThread) process.umask(0o077);

// Whoever reads the output may stop before its end (`… | head`): that is no fault, and there is nobody left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) printAside(`The output could not be written: ${error.message}\n`);
    process.exit(1);
  });
}

/** They keep a processor busy for seconds, often on the machine where a server answers shoppers. */
const LONG_COMMANDS: readonly (string | undefined)[] = ['import', 'check', 'publish', 'draft', 'simulate'];

async function run(args: readonly string[]): Promise<number> {
  const command = commandOf(args);
  // Threads have the priority of the one that starts them.
  if (isMainThread && LONG_COMMANDS.includes(command)) giveWay();
  if (isMainThread && command === 'import') {
    const { runInThread } = await import('./cli/run-in-thread.ts');
    return runInThread(args);
  }
  const { runProgram } = await import('./cli/program.ts');
  return runProgram(args);
}

process.exitCode = await run(process.argv.slice(2));
// Input that nobody has read would keep the thread alive.
if (!isMainThread) process.stdin.destroy();
