// guidepost check FILE and guidepost publish FILE: say what is wrong with an advisor and what is true of all its conversations, and
// put it live. guidepost unpublish takes it off again.

import { readFile, writeFile } from 'node:fs/promises';
import { PROVING_SECONDS } from '@guidepost/contract/requests/advisor-request';
import type { Command } from 'commander';
import { checkAdvisorFile, mendAdvisor } from '../advisors/check-advisor-file.ts';
import { type CheckReport, hasErrors } from '../advisors/check-report.ts';
import { readProvingTime } from '../advisors/prove-within.ts';
import { publishAdvisor } from '../advisors/publish-advisor.ts';
import { sayPublishing } from '../advisors/publish-outcome.ts';
import { unpublishAdvisor } from '../advisors/unpublish-advisor.ts';
import { PUBLISHED } from '../audit/audit-store.ts';
import { viewPublishing, viewUnpublished } from '../views/advisor-view.ts';
import { viewCheck, viewFindings } from '../views/check-view.ts';
import { tellPublishing } from '../views/logged-change.ts';
import { describeCheck, describeFaults } from './check-words.ts';
import { parseId, parseWith } from './given-option.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { COMMAND_DOOR, spell, spellNotPublished } from './spell-remedy.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';

type Options = StoreOptions & OutputOptions;

interface CheckOptions extends Options {
  readonly quick?: boolean;
  readonly budget: number;
  readonly fix?: boolean;
}

export function addAdvisorCommands(program: Command): void {
  program
    .command('check')
    .summary('check an advisor file against its catalog')
    .description(
      'Prints every problem of an advisor file with line, column, and how to mend it. Then goes through the conversations that shoppers can have and says what is true of all of them. Exits with 1 on errors.',
    )
    .argument('<file>', 'the advisor file (YAML or JSON)')
    .option('--quick', 'check only the file and its catalog, without going through conversations')
    .option(
      '--budget <seconds>',
      'the longest time for going through conversations',
      parseWith(readProvingTime),
      PROVING_SECONDS.check,
    )
    .option('--fix', 'correct misspellings if it is certain what was meant; everything else in the file stays as it is')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<CheckOptions>();
      const output = new Output(options);
      const mending = options.fix ? await mendFile(file, options, output) : null;
      const text = mending?.text ?? (await readFile(file, 'utf8'));
      const bar = output.progress(`checking ${file}`, 'states of conversations');
      const proving = options.quick ? null : { seconds: options.budget, progress: bar.update };
      const report = await withDefinitions(options, 'make', (stores) =>
        checkAdvisorFile(stores, { name: file, text }, proving),
      ).finally(() => bar.stop());
      const data = configFor(options).GUIDEPOST_DATA;
      const json = viewCheck(file, report, COMMAND_DOOR, data);
      const mended = mending === null ? {} : { mended: viewFindings(mending, COMMAND_DOOR) };
      output.result({ ...json, ...mended }, describeCheck(file, report, data));
      if (hasErrors(report)) throw new FoundProblem('The advisor has errors.');
    });

  program
    .command('publish')
    .summary('check an advisor file and publish it as a new version')
    .description(
      'Checks, then publishes. Errors stop it, warnings do not. A running server picks up the version by itself.',
    )
    .argument('<file>', 'the advisor file (YAML or JSON)')
    .action(async (file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      const text = await readFile(file, 'utf8');
      const outcome = await withDefinitions(options, 'make', (stores) =>
        logCommand(
          stores,
          { client: null, action: PUBLISHED, target: file },
          () => publishAdvisor(stores, { name: file, text }),
          tellPublishing,
        ),
      );
      const said = sayPublishing(outcome);
      const faults = describeFaults(file, outcome.report);
      const view = viewPublishing(outcome, COMMAND_DOOR);
      new Output(options).result(view, faults === '' ? said : `${faults}\n${said}`);
      if (outcome.kind !== 'published') throw new FoundProblem(said);
    });

  program
    .command('unpublish')
    .summary('take an advisor off')
    .description('Takes an advisor off. Its versions stay, and `publish` or `advisors rollback` brings it back.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client: string; advisor: string }>();
      const { client, advisor } = options;
      const outcome = await withDefinitions(options, 'refuse', (stores) =>
        logCommand(
          stores,
          { client, action: 'advisor unpublished', target: advisor },
          () => unpublishAdvisor(stores.advisors, client, advisor),
          ({ kind }) => (kind === 'unpublished' ? { after: { published_version: null } } : null),
        ),
      );
      const was = outcome.kind === 'unpublished';
      const said = was ? `${advisor} is not published any more.` : spellNotPublished(client, advisor, outcome.known);
      new Output(options).result(viewUnpublished(options, was, said), said);
      if (!was) throw new FoundProblem(said);
    });
}

/** The text after, and what was mended in that before. */
interface Mending extends Pick<CheckReport, 'findings' | 'content'> {
  readonly text: string;
}

/** Writes the file only if something was corrected. */
async function mendFile(file: string, options: CheckOptions, output: Output): Promise<Mending> {
  const before = await readFile(file, 'utf8');
  const { text, mended, content } = await withDefinitions(options, 'make', (stores) =>
    mendAdvisor(stores, { name: file, text: before }),
  );
  if (mended.length > 0) await writeFile(file, text);
  for (const { line, column, message, mend } of mended) {
    output.note(`${file}:${line}:${column} mended: ${message} ${spell(mend)}`);
  }
  return { text, findings: mended, content };
}
