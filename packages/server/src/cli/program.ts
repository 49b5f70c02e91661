// The command line: one program with a subcommand for each thing it does, and one way to fail.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { Command, CommanderError } from 'commander';
import { FeedRequestError } from '../feeds/feed-request-error.ts';
import { InvalidSettings } from '../invalid-settings.ts';
import { KeyRequestError } from '../keys/key-request-error.ts';
import { DataFolderError } from '../storage/data-folder.ts';
import { SchemaError } from '../storage/definition-migrate.ts';
import { SqliteFileError } from '../storage/open-sqlite.ts';
import { FolderInUseError } from '../storage/session-lock.ts';
import { VERSION } from '../version.ts';
import { addAdvisorsCommand } from './advisors-command.ts';
import { addCatalogsCommand } from './catalogs-command.ts';
import { addAdvisorCommands } from './check-command.ts';
import { addDraftCommand } from './draft-command.ts';
import { addExportCommand } from './export-command.ts';
import { addFeedsCommand } from './feeds-command.ts';
import { addImportCommand } from './import-command.ts';
import { addKeysCommand } from './keys-command.ts';
import { addStoreCommands } from './migrate-command.ts';
import { FoundProblem, Output, WrongUsage } from './output.ts';
import { addPlayCommand } from './play-command.ts';
import { addServeCommand } from './serve-command.ts';
import { addSessionsCommand } from './sessions-command.ts';
import { addSimulateCommand } from './simulate-command.ts';
import { takeTerminal } from './thread-terminal.ts';

/** Runs a command line (without `node` and the script) and resolves to the exit code: 0 done, 1 a problem, 2 wrong usage. */
export async function runProgram(args: readonly string[]): Promise<number> {
  // Not an option of the program: subcommands have a `--version` of their own, of an advisor.
  const [first] = args.filter((arg) => arg !== '--json');
  if (first === '--version' || first === '-V') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  takeTerminal();
  const program = makeProgram();
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) tellTools(args, wordsOf(error));
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof FoundProblem) return 1;
    const said = describeError(error);
    process.stderr.write(`${said}\n`);
    tellTools(args, said);
    return isWrongUsage(error) ? 2 : 1;
  }
}

/** Without what the library puts before them; help that is shown for want of a command is no message. */
const wordsOf = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'Name a command; --help lists them.' : message.replace(/^error: /, '');

const isWrongUsage = (error: unknown): boolean =>
  error instanceof WrongUsage ||
  error instanceof FeedRequestError ||
  error instanceof InvalidSettings ||
  error instanceof KeyRequestError;

/** With `--json` there is one document on stdout also where a command could not do its work. */
function tellTools(args: readonly string[], error: string): void {
  if (args.includes('--json')) new Output({ json: true }).result({ error }, error);
}

function makeProgram(): Command {
  const program = new Command('guidepost')
    .description('Self-hosted guided selling: leads shoppers through a few questions to the right products.')
    .option('--data <folder>', 'folder of the embedded store (default: GUIDEPOST_DATA, else ./data)')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\n`guidepost --version` prints the version of the program.')
    .exitOverride()
    .showHelpAfterError('(add --help for what can be said)')
    .configureHelp({ showGlobalOptions: true });
  addServeCommand(program);
  addImportCommand(program);
  addCatalogsCommand(program);
  addFeedsCommand(program);
  addDraftCommand(program);
  addAdvisorCommands(program);
  addAdvisorsCommand(program);
  addExportCommand(program);
  addSimulateCommand(program);
  addPlayCommand(program);
  addKeysCommand(program);
  addSessionsCommand(program);
  addStoreCommands(program);
  for (const command of allCommands(program))
    command.exitOverride().showHelpAfterError('(add --help for what can be said)');
  return program;
}

const allCommands = (command: Command): Command[] => [...command.commands, ...command.commands.flatMap(allCommands)];

/** What people and the system are to blame for is told in one line; a fault of ours with where it happened. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    error instanceof CatalogFileError ||
    error instanceof DataFolderError ||
    error instanceof FeedRequestError ||
    error instanceof FolderInUseError ||
    error instanceof InvalidSettings ||
    error instanceof KeyRequestError ||
    error instanceof SchemaError ||
    error instanceof SqliteFileError ||
    error instanceof WrongUsage;
  if (isExpected) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path ?? error.message}: there is no such file.`;
  if (code === 'EACCES') return `${path ?? error.message}: not allowed to open it.`;
  if (code === 'EISDIR') return `${path ?? 'What was named'} is a folder, not a file.`;
  if (code === 'ENOSPC') return `${path ?? 'A file'} could not be written: there is no space left.`;
  if (code === 'EADDRINUSE') {
    const { address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
    return `Something else uses port ${port} of ${address} already; choose another with --port.`;
  }
  return error.stack ?? error.message;
}
