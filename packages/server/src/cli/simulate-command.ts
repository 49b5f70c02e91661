// guidepost simulate: how many shoppers find what they have in mind with an advisor, and why the others do not.

import { readFile } from 'node:fs/promises';
import { simulate } from '@guidepost/advice/simulate/simulate';
import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-report';
import { grouped } from '@guidepost/fault/say-number';
import { type Command, InvalidArgumentError } from 'commander';
import {
  type NoSubject,
  type SimulationSubject,
  subjectOfFile,
  subjectOfPublished,
} from '../advisors/simulate-advisor.ts';
import { viewSimulation } from '../views/simulation-view.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { describeSimulation } from './simulate-words.ts';
import { spell } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

interface SimulateOptions extends StoreOptions, OutputOptions {
  readonly client?: string;
  readonly advisor?: string;
  readonly shoppers?: number;
  readonly skips: number;
  readonly mistakes: number;
  readonly orders: number;
  readonly seed: number;
}

export function addSimulateCommand(program: Command): void {
  program
    .command('simulate')
    .summary('measure an advisor with simulated shoppers')
    .description(
      'Lets simulated shoppers, each with a product of the catalog in mind, talk to an advisor: one in a file, or a published one (--client, --advisor). Prints how many find their product, after how many questions, and why the others do not. The same seed gives the same figures.',
    )
    .argument('[file]', 'the advisor file (YAML or JSON)')
    .option('--client <id>', 'the shop of a published advisor', parseId)
    .option('--advisor <id>', 'the published advisor')
    .option(
      '--shoppers <number>',
      'how many (default: every product once; of more than 10,000 a sample)',
      wholeNumber(1, 10_000_000),
    )
    .option('--skips <share>', 'the share of questions they skip, 0 to 1', share, 0.1)
    .option('--mistakes <share>', 'the share of questions they reply wrongly to, 0 to 1', share, 0.05)
    .option('--orders <number>', 'how many random orders of the questions to compare with', wholeNumber(0, 100), 5)
    .option('--seed <number>', 'another one makes other shoppers', wholeNumber(0, 0x7fffffff), 1)
    .action(async (file: string | undefined, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<SimulateOptions>();
      const settings = settingsFrom(options);
      const output = new Output(options);
      const subject = await findSubject(file, options);
      if ('problems' in subject) {
        const said = subject.problems.map(spell).join('\n');
        output.result({ error: said }, said);
        throw new FoundProblem('There is nothing to simulate.');
      }
      const { advisor, attributes, snapshot } = subject;
      const bar = output.progress(`simulating ${advisor.id}`, 'conversations');
      const report = simulate(advisor, attributes, snapshot, settings, (done, total) => bar.update(done / total, done));
      bar.stop();
      const of = { file: file ?? null, subject, settings, report };
      output.result(viewSimulation(of), describeSimulation(of));
      if (report.scope.products === 0) throw new FoundProblem('No product is in scope.');
    });
}

async function findSubject(file: string | undefined, options: SimulateOptions): Promise<SimulationSubject | NoSubject> {
  const { client, advisor } = options;
  if (file !== undefined) {
    if (client !== undefined || advisor !== undefined)
      throw new WrongUsage('Name either a file or a published advisor, not both: the file says its client itself.');
    const text = await readFile(file, 'utf8');
    return withDefinitions(options, 'refuse', ({ catalogs }) => subjectOfFile(catalogs, text, file));
  }
  if (client === undefined || advisor === undefined)
    throw new WrongUsage('Say which advisor: `guidepost simulate FILE`, or --client and --advisor of a published one.');
  return withDefinitions(options, 'refuse', (stores) => subjectOfPublished(stores, client, advisor));
}

function settingsFrom({ shoppers, skips, mistakes, orders, seed }: SimulateOptions): SimulationSettings {
  if (skips + mistakes > 1)
    throw new WrongUsage(
      `--skips ${skips} and --mistakes ${mistakes} together are more than 1, all questions; say both to change what one leaves for the other.`,
    );
  return { shoppers: shoppers ?? null, skips, mistakes, orders, seed };
}

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Use a whole number from ${least} to ${grouped(most)}.`);
  };

function share(text: string): number {
  const number = Number(text);
  if (/^\d*\.?\d+$/.test(text) && number <= 1) return number;
  throw new InvalidArgumentError('Use a share from 0 to 1, such as 0.1 for one in ten.');
}
