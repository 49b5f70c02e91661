// guidepost play: a conversation in the terminal, to try an advisor without a shop, before or after it is published.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { type OpenedPlay, openFileToPlay, openPublished } from '../play/open-play.ts';
import { playConversation, type Terminal } from '../play/play-conversation.ts';
import { viewPlay, viewRefused } from '../views/advisor-view.ts';
import { describeFaults } from './check-words.ts';
import { parseId } from './given-option.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { print, printAside } from './print.ts';
import { COMMAND_DOOR, spell, spellNotPublished } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

interface PlayOptions extends StoreOptions, OutputOptions {
  readonly client?: string;
  readonly advisor?: string;
  readonly language?: string;
}

export function addPlayCommand(program: Command): void {
  program
    .command('play')
    .summary('try an advisor in the terminal')
    .description(
      'Plays a conversation with an advisor file, without publishing it, or with a published advisor. Replies can be typed, or piped in, one a line.',
    )
    .argument('[file]', 'the advisor file; without it, name a published advisor')
    .option('--client <id>', 'the shop of a published advisor', parseId)
    .option('--advisor <id>', 'the published advisor')
    .option('--language <tag>', 'one of its languages')
    .action(async (file: string | undefined, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<PlayOptions>();
      const { play, version } = playable(await open(file, options), file, options);
      const { terminal, close } = openTerminal(
        options.json ? process.stderr : process.stdout,
        options.json ? printAside : print,
      );
      const transcript = await playConversation(play, terminal);
      close();
      const { client, id: advisor } = play.compiled.advisor;
      const view = viewPlay({ client, advisor }, version, file ?? null, transcript);
      if (options.json) new Output(options).result(view, '');
    });
}

/** Ends the command if there is nothing to play. */
function playable(opened: OpenedPlay, file: string | undefined, options: PlayOptions) {
  switch (opened.kind) {
    case 'opened':
      return opened;
    case 'has-errors': {
      const { report } = opened;
      const said = `${describeFaults(file ?? '', report)}\nCorrect the errors, then play it.`;
      new Output(options).result(viewRefused('The advisor has errors.', report, COMMAND_DOOR), said);
      throw new FoundProblem('The advisor has errors.');
    }
    case 'not-published':
      throw tell(options, spellNotPublished(options.client ?? '', options.advisor ?? '', opened.known));
    case 'unknown-catalog':
      throw tell(options, spell(opened.said));
    case 'other-language':
      throw new WrongUsage(`The advisor does not speak ${options.language}. It speaks: ${opened.spoken.join(', ')}.`);
  }
}

async function open(file: string | undefined, options: PlayOptions): Promise<OpenedPlay> {
  const { client, advisor, language = null } = options;
  if (file !== undefined) {
    if (client !== undefined || advisor !== undefined)
      throw new WrongUsage('Give a file, or --client and --advisor of a published advisor; not both.');
    const text = await readFile(file, 'utf8');
    return withDefinitions(options, 'refuse', (stores) => openFileToPlay(stores, text, file, language));
  }
  if (client === undefined || advisor === undefined)
    throw new WrongUsage('Say what to play: a file, or --client and --advisor of a published advisor.');
  return withDefinitions(options, 'refuse', (stores) => openPublished(stores, client, advisor, language));
}

function tell(options: PlayOptions, said: string): FoundProblem {
  new Output(options).result({ error: said }, said);
  return new FoundProblem(said);
}

/** Lines come one by one, from a person or from a pipe. */
function openTerminal(
  out: NodeJS.WriteStream,
  write: (text: string) => void,
): { terminal: Terminal; close: () => void } {
  const reader = createInterface({
    input: process.stdin,
    output: out,
    terminal: process.stdin.isTTY === true && out.isTTY,
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    terminal: {
      write,
      ask: async (prompt) => {
        write(prompt);
        const { value, done } = await lines.next();
        if (!process.stdin.isTTY) write(done ? '\n' : `${value}\n`);
        return done ? null : value;
      },
    },
    close: () => reader.close(),
  };
}
