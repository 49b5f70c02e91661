// The process: runs the command line and leaves with its exit code.

import { runProgram } from './cli/program.ts';

// What it writes is for its user only: the store holds what signs session tokens.
process.umask(0o077);

// Whoever reads the output may stop before its end (`… | head`): that is no fault, and there is nobody left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`The output could not be written: ${error.message}\n`);
    process.exit(1);
  });
}

process.exitCode = await runProgram(process.argv.slice(2));
