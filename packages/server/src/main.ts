// The process: runs the command line and leaves with its exit code.

import { runProgram } from './cli/program.ts';

// What it writes is for its user only: the store holds what signs session tokens.
process.umask(0o077);

process.exitCode = await runProgram(process.argv.slice(2));
