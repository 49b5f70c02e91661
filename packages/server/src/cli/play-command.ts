// guidepost play: a conversation in the terminal, for trying an advisor without a shop, before or after it is published.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Command } from 'commander';
import { checkAdvisor, hasErrors } from '../advisors/check-advisor.ts';
import { explainUnknownCatalog } from '../advisors/unknown-catalog.ts';
import { languagesOf, loadPlay, type Play } from '../play/load-play.ts';
import { playConversation, type Terminal } from '../play/play-conversation.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { viewPlay, viewRefused } from '../views/advisor-view.ts';
import { describeFaults } from './check-words.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { COMMAND_DOOR, spell } from './spell-remedy.ts';
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
      'Plays a conversation with an advisor file, without publishing it, or with a published advisor. Replies can also be piped in, one a line.',
    )
    .argument('[file]', 'the advisor file; otherwise name a published advisor')
    .option('--client <id>', 'the shop of a published advisor', parseId)
    .option('--advisor <id>', 'the published advisor')
    .option('--language <tag>', 'one of its languages')
    .action(async (file: string | undefined, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<PlayOptions>();
      const text = file === undefined ? null : await readFile(file, 'utf8');
      const { play, version } = await withDefinitions(options, 'refuse', (stores) =>
        file !== undefined && text !== null ? openFile(stores, options, file, text) : openPublished(stores, options),
      );
      const { terminal, close } = openTerminal(options.json ? process.stderr : process.stdout);
      const transcript = await playConversation(play, terminal);
      close();
      const { client, id: advisor } = play.compiled.advisor;
      const view = viewPlay({ client, advisor }, version, file ?? null, transcript);
      if (options.json) new Output(options).result(view, '');
    });
}

interface Opened {
  readonly play: Play;
  /** Null: of a file. */
  readonly version: number | null;
}

async function openFile(stores: DefinitionStore, options: PlayOptions, file: string, text: string): Promise<Opened> {
  if (options.client !== undefined || options.advisor !== undefined) {
    throw new WrongUsage('Give a file, or --client and --advisor of a published advisor; not both.');
  }
  const report = await checkAdvisor(stores.catalogs, text, file);
  if (report.advisor === null || hasErrors(report)) {
    const said = `${describeFaults(file, report)}\nMend the errors first; then it can be played.`;
    new Output(options).result(viewRefused('The advisor has errors.', report.findings, COMMAND_DOOR), said);
    throw new FoundProblem('The advisor has errors.');
  }
  return { play: await open(stores, options, report.advisor), version: null };
}

async function openPublished(stores: DefinitionStore, options: PlayOptions): Promise<Opened> {
  const { client, advisor } = options;
  if (client === undefined || advisor === undefined) {
    throw new WrongUsage('Say what to play: a file, or --client and --advisor of a published advisor.');
  }
  const published = (await stores.advisors.listPublished()).find(
    (entry) => entry.client === client && entry.advisor === advisor,
  );
  const found = published && (await stores.advisors.findVersion(client, advisor, published.version));
  if (!found) throw tell(options, `${client} has no published advisor ${advisor}.`);
  return { play: await open(stores, options, found.definition), version: found.version };
}

async function open(stores: DefinitionStore, options: PlayOptions, advisor: Advisor): Promise<Play> {
  const { language = null } = options;
  const play = await loadPlay(stores, advisor, language);
  if (play === null) {
    const { message, mend } = explainUnknownCatalog(advisor, await stores.catalogs.list());
    throw tell(options, `${message} ${spell(mend)}`);
  }
  const spoken = play.renderer.language.split('-')[0]?.toLowerCase();
  if (language !== null && language.split('-')[0]?.toLowerCase() !== spoken) {
    throw new WrongUsage(`The advisor does not speak ${language}. It speaks: ${languagesOf(advisor).join(', ')}.`);
  }
  return play;
}

function tell(options: PlayOptions, said: string): FoundProblem {
  new Output(options).result({ error: said }, said);
  return new FoundProblem(said);
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
