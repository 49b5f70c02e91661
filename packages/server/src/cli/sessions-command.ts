// guidepost sessions delete: erases one shopper's conversation. A running server owns its sessions, so the command asks it
// to erase, and waits until it has done so.

import type { Command } from 'commander';
import { eraseSession } from '../sessions/erase-session.ts';
import { readSession } from '../sessions/read-session.ts';
import { openSessionsIfFree } from '../storage/sessions/open-sessions.ts';
import { viewErasedSession } from '../views/operation-view.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { locationFor, type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;

export function addSessionsCommand(program: Command): void {
  const sessions = program.command('sessions').description("Shoppers' conversations");
  sessions
    .command('delete')
    .description('Erases a session with all its steps, even while the server runs.')
    .argument('<id>', 'the id of the session, or one of its tokens')
    .action(async (given: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      const read = readSession(given);
      if ('wrong' in read) throw new WrongUsage(read.wrong);
      const id = read.value;
      const openSessions = () => openSessionsIfFree(locationFor(options));
      const was = await withDefinitions(options, 'refuse', (stores) =>
        logCommand(
          stores,
          // Nor does the log keep its name, which would outlive it.
          { client: null, action: 'session erased', target: '' },
          () => eraseSession({ erasures: stores.erasures, openSessions }, id),
          (erased) => (erased === false ? null : { after: { erased: erased ?? 'as soon as the server can' } }),
        ),
      );
      const said = was === null ? NO_ANSWER : was ? `Session ${id} is erased.` : `There is no session ${id}.`;
      new Output(options).result(viewErasedSession(id, was, said), said);
      if (!was) throw new FoundProblem(said);
    });
}

const NO_ANSWER =
  'The server has not answered yet. It will erase the session as soon as it can. Run the command again to see.';
