// guidepost play: a conversation in the terminal, for trying an advisor without a shop.

import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { loadPlay } from '../play/load-play.ts';
import { playConversation, type Terminal } from '../play/play-conversation.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

interface PlayOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly advisor: string;
  readonly language?: string;
}

export function addPlayCommand(program: Command): void {
  program
    .command('play')
    .summary('try an advisor in the terminal')
    .description('Plays a conversation with a published advisor. Replies can also be piped in, one a line.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .option('--language <tag>', 'one of its languages')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<PlayOptions>();
      const { client, advisor, language } = options;
      const play = await withDefinitions(options, 'refuse', (stores) =>
        loadPlay(stores, client, advisor, language ?? null),
      );
      if (play === null) {
        const said = `${client} has no published advisor ${advisor}.`;
        new Output(options).result({ error: said }, said);
        throw new FoundProblem(said);
      }
      const { terminal, close } = openTerminal(options.json ? process.stderr : process.stdout);
      const transcript = await playConversation(play, terminal);
      close();
      if (options.json) new Output(options).result({ client, advisor, version: play.version, ...transcript }, '');
    });
}

/** Lines come one by one, from a person or from a pipe. */
function openTerminal(out: NodeJS.WriteStream): { terminal: Terminal; close: () => void } {
  const reader = createInterface({ input: process.stdin, output: out, terminal: process.stdin.isTTY && out.isTTY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    terminal: {
      write: (text) => out.write(text),
      ask: async (prompt) => {
        out.write(prompt);
        const { value, done } = await lines.next();
        if (!process.stdin.isTTY) out.write(done ? '\n' : `${value}\n`);
        return done ? null : value;
      },
    },
    close: () => reader.close(),
  };
}
