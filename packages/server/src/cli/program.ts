// The command line: one program with a subcommand for each thing it does, and one way to fail.

import { sayFailure } from '@guidepost/fault/say-failure';
import { Command, CommanderError } from 'commander';
import { InvalidSettings } from '../settings/invalid-settings.ts';
import { VERSION } from '../settings/version.ts';
import { commandOf } from './command-of.ts';
import { FoundProblem, Output, ToldFailure, WrongUsage } from './output.ts';
import { print, printAside } from './print.ts';
import { spell } from './spell-remedy.ts';
import { takeTerminal } from './thread-terminal.ts';

/** Runs a command line (without `node` and the script) and resolves to the exit code: 0 done, 1 a problem, 2 wrong usage. */
export async function runProgram(args: readonly string[]): Promise<number> {
  // `--version` is not an option of the program, because some subcommands have their own `--version`, of an advisor.
  const [first] = args.filter((arg) => arg !== '--json');
  if (first === '--version' || first === '-V') {
    print(`${VERSION}\n`);
    return 0;
  }
  takeTerminal();
  const program = await makeProgram(args);
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
    printAside(`${said}\n`);
    tellTools(args, said);
    return isWrongUsage(error) ? 2 : 1;
  }
}

/** The message without the prefix of the library. If no command was given, help is shown, and this says so. */
const wordsOf = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'Name a command; --help lists them.' : message.replace(/^error: /, '');

const isWrongUsage = (error: unknown): boolean => error instanceof WrongUsage || error instanceof InvalidSettings;

/** With `--json` there is one document on stdout, even if the command failed. */
function tellTools(args: readonly string[], error: string): void {
  if (args.includes('--json')) new Output({ json: true }).result({ error }, error);
}

interface CommandFile {
  /** Of the subcommands in it. */
  readonly names: readonly string[];
  readonly load: () => Promise<(program: Command) => void>;
}

/** In the order of the help. Only the command that was called is loaded; loading all would slow down every start. */
const COMMANDS: readonly CommandFile[] = [
  { names: ['serve'], load: async () => (await import('./serve-command.ts')).addServeCommand },
  { names: ['import'], load: async () => (await import('./import-command.ts')).addImportCommand },
  { names: ['catalogs'], load: async () => (await import('./catalogs-command.ts')).addCatalogsCommand },
  { names: ['feeds'], load: async () => (await import('./feeds-command.ts')).addFeedsCommand },
  { names: ['draft'], load: async () => (await import('./draft-command.ts')).addDraftCommand },
  {
    names: ['check', 'publish', 'unpublish'],
    load: async () => (await import('./check-command.ts')).addAdvisorCommands,
  },
  { names: ['advisors'], load: async () => (await import('./advisors-command.ts')).addAdvisorsCommand },
  { names: ['export'], load: async () => (await import('./export-command.ts')).addExportCommand },
  { names: ['simulate'], load: async () => (await import('./simulate-command.ts')).addSimulateCommand },
  { names: ['play'], load: async () => (await import('./play-command.ts')).addPlayCommand },
  { names: ['keys'], load: async () => (await import('./keys-command.ts')).addKeysCommand },
  { names: ['people'], load: async () => (await import('./people-command.ts')).addPeopleCommand },
  { names: ['sessions'], load: async () => (await import('./sessions-command.ts')).addSessionsCommand },
  { names: ['backup', 'restore'], load: async () => (await import('./backup-command.ts')).addBackupCommands },
  { names: ['move'], load: async () => (await import('./move-command.ts')).addMoveCommand },
  { names: ['migrate'], load: async () => (await import('./migrate-command.ts')).addStoreCommands },
];

/** The command that `args` call; all commands if they call none. */
export async function makeProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('guidepost')
    .description('Self-hosted guided selling: leads shoppers through a few questions to the right products.')
    .option('--data <folder>', 'folder of the embedded store (default: GUIDEPOST_DATA, else ./data)')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\n`guidepost --version` prints the version of the program.')
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printAside })
    .showHelpAfterError('(--help shows what you can use)')
    .configureHelp({ showGlobalOptions: true });
  const called = commandOf(args);
  const own = COMMANDS.filter(({ names }) => called !== undefined && names.includes(called));
  for (const { load } of own.length > 0 ? own : COMMANDS) (await load())(program);
  for (const command of allCommands(program))
    command.exitOverride().showHelpAfterError('(--help shows what you can use)');
  return program;
}

const allCommands = (command: Command): Command[] => [...command.commands, ...command.commands.flatMap(allCommands)];

/** If people can do something about a failure, it is told in words. A fault of ours is told with its stack. */
function describeError(error: unknown): string {
  if (error instanceof WrongUsage || error instanceof ToldFailure) return error.message;
  const said = sayFailure(error);
  if (said !== null) return spell(said);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
