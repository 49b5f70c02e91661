// guidepost move: everything from one store into another one.

import type { Command } from 'commander';
import { readSessionServers } from '../settings/database-urls.ts';
import { DataFolderError } from '../storage/data-folder.ts';
import { moveStore, putAside } from '../storage/move/move-store.ts';
import { locateStore, type StoreLocation, showLocation } from '../storage/store-location.ts';
import { viewMoved } from '../views/operation-view.ts';
import { Output, type OutputOptions, WrongUsage } from './output.ts';

interface MoveOptions extends OutputOptions {
  readonly from: string;
  readonly to: string;
  readonly fromSessions?: string;
  readonly toSessions?: string;
}

export function addMoveCommand(program: Command): void {
  program
    .command('move')
    .summary('move everything into another store')
    .description(
      'Moves everything into another store, which has to be empty: between a folder and PostgreSQL, in either direction, or between two of a kind. ' +
        'Sessions under way are moved, too, and go on with the tokens that they have. Servers that still run on the old store refuse new steps from then on. Stop them, and start them on the new one.',
    )
    .requiredOption('--from <store>', 'the folder, or the address of the database: postgres://user@host/database')
    .requiredOption('--to <store>', 'as --from; a folder is made, a database has to exist')
    .option(
      '--from-sessions <address>',
      'the database of the sessions, where they have their own; several with commas between them',
    )
    .option('--to-sessions <address>', 'likewise')
    .addHelpText(
      'after',
      "\nEverybody on the machine can see how a command was started. So give passwords in PGPASSWORD or in PostgreSQL's password file, ~/.pgpass.",
    )
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<MoveOptions>();
      const from = readStore(options.from, options.fromSessions);
      const to = readStore(options.to, options.toSessions);
      const moved = await moveStore(from, to);
      const aside = putAside(from);
      const { catalogs, products, advisors } = moved.definitions;
      const said = [
        `Moved to ${showLocation(to)}: ${catalogs} catalogs with ${products} products, ${advisors} advisors, ${moved.steps} steps of sessions.`,
        aside === null
          ? `${showLocation(from)} has everything that it had, and no server starts on it.`
          : `The files in ${aside} are called .moved now, so that no server is started on them. Delete them when you are sure.`,
        'A server that still runs on the old store refuses what would change it. Stop it, and start servers on the new one.',
      ].join('\n');
      new Output(options).result(viewMoved(from, to, moved), said);
    });
}

function readStore(store: string, sessions: string | undefined): StoreLocation {
  const isDatabase = isAddress(store);
  if (sessions !== undefined && !isDatabase) {
    throw new WrongUsage('Sessions have a database of their own only beside definitions in PostgreSQL.');
  }
  try {
    return locateStore({
      GUIDEPOST_DATA: store,
      DATABASE_URL: isDatabase ? store : null,
      SESSION_URL: sessions === undefined ? null : readSessionServers(sessions),
    });
  } catch (error) {
    if (sessions === undefined || error instanceof DataFolderError) throw error;
    throw new WrongUsage(
      `The databases of the sessions: wanted ${error instanceof Error ? error.message : 'something else'}.`,
    );
  }
}

const isAddress = (text: string): boolean => /^postgres(ql)?:\/\/[^/]+\/./.test(text) && URL.canParse(text);
