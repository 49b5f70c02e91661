// The process: runs the command line and leaves with its exit code.

import { runProgram } from './cli/program.ts';

process.exitCode = await runProgram(process.argv.slice(2));
