// guidepost simulate: measures how many shoppers find what they have in mind with an advisor, and why the others do not.

import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { sayAgainst } from '../advisors/say-verdict.ts';
import {
  readOrders,
  readSeed,
  readShoppers,
  type SimulatedTarget,
  simulateAdvisor,
  USUAL_SIMULATION,
} from '../advisors/simulate-advisor.ts';
import { readShare } from '../values/given-values.ts';
import { viewSimulation } from '../views/simulation-view.ts';
import { parseId, parseWith } from './given-option.ts';
import { FoundProblem, Output, type OutputOptions, WrongUsage } from './output.ts';
import { describeSimulation } from './simulate-words.ts';
import { spell, spellRemedy } from './spell-remedy.ts';
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
      'Lets simulated shoppers, each with a product of the catalog in mind, talk to an advisor: one in a file, or a published one (--client, --advisor). Some reply truthfully, some skip, some err. Prints how many see the very product, after how many questions, and why the others do not. The same seed gives the same figures.',
    )
    .argument('[file]', 'the advisor file (YAML or JSON)')
    .option('--client <id>', 'the shop of a published advisor', parseId)
    .option('--advisor <id>', 'the published advisor')
    .option(
      '--shoppers <number>',
      'how many (default: every product once; a sample if there are more than 10,000)',
      parseWith(readShoppers),
    )
    .option(
      '--skips <share>',
      'the share of questions that skipping shoppers skip, 0 to 1',
      parseWith(readShare),
      USUAL_SIMULATION.skips,
    )
    .option(
      '--mistakes <share>',
      'the share of questions that mistaken shoppers get wrong, 0 to 1',
      parseWith(readShare),
      USUAL_SIMULATION.mistakes,
    )
    .option(
      '--orders <number>',
      'how many random orders of the questions to compare with',
      parseWith(readOrders),
      USUAL_SIMULATION.orders,
    )
    .option('--seed <number>', 'another seed makes other shoppers', parseWith(readSeed), USUAL_SIMULATION.seed)
    .action(async (file: string | undefined, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<SimulateOptions>();
      const { shoppers, skips, mistakes, orders, seed } = options;
      const given = { skips, mistakes, orders, seed, ...(shoppers !== undefined && { shoppers }) };
      const output = new Output(options);
      const target = await targetFrom(file, options);
      const bar = output.progress('simulating', 'conversations');
      const outcome = await withDefinitions(options, 'refuse', (stores) =>
        simulateAdvisor(stores, target, given, (done, total) => bar.update(done / total, done)),
      ).finally(() => bar.stop());
      if (outcome.kind !== 'simulated') {
        const said = spell(outcome.said);
        output.result({ error: said }, said);
        throw new FoundProblem('There is nothing to simulate.');
      }
      const { of: simulated, settings, report } = outcome;
      const { advisor, currency } = simulated;
      const against = sayAgainst(outcome.against, { language: advisor.language, addresses: [], currency }, spellRemedy);
      const of = { file: file ?? null, simulated, settings, report };
      output.result(viewSimulation(of), describeSimulation(of, against, outcome.refused));
      if (report.scope.products === 0) throw new FoundProblem('No product is in scope.');
    });
}

async function targetFrom(file: string | undefined, { client, advisor }: SimulateOptions): Promise<SimulatedTarget> {
  if (file !== undefined) {
    if (client !== undefined || advisor !== undefined)
      throw new WrongUsage('Name either a file or a published advisor, not both: the file says its client itself.');
    return { file: { name: file, text: await readFile(file, 'utf8') } };
  }
  if (client === undefined || advisor === undefined)
    throw new WrongUsage('Say which advisor: `guidepost simulate FILE`, or --client and --advisor of a published one.');
  return { client, advisor };
}
