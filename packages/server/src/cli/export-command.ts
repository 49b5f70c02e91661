// guidepost export: the file of a published advisor, as its author wrote it, comments and all.

import type { Command } from 'commander';
import { findVersion } from '../advisors/find-version.ts';
import { sayNoVersion } from '../advisors/rollback-outcome.ts';
import { viewExport } from '../views/advisor-view.ts';
import { parseId, parseVersion } from './given-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { spellNotPublished } from './spell-remedy.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';
import { writeNew } from './written-file.ts';

interface ExportOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly advisor: string;
  readonly version?: number;
  readonly output?: string;
}

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .summary('print the file of a published advisor')
    .description(
      'Prints the file of an advisor exactly as it was published. Change it, then publish it as the next version.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--advisor <id>', 'the advisor')
    .option('--version <number>', 'an older version (default: the published one)', parseVersion)
    .option('--output <file>', 'write it to a file instead')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<ExportOptions>();
      const { client, advisor, output } = options;
      const found = await withDefinitions(options, 'refuse', ({ advisors }) =>
        findVersion(advisors, client, advisor, options.version ?? null),
      );
      if (found.kind !== 'found') {
        const said =
          found.kind === 'not-published'
            ? spellNotPublished(client, advisor, found.known)
            : sayNoVersion(client, advisor, options.version ?? 0, found.known);
        new Output(options).result({ error: said }, said);
        throw new FoundProblem(said);
      }
      const { version, source } = found.version;
      if (output !== undefined) await writeNew(output, source);
      if (output !== undefined) {
        new Output(options).result(
          viewExport(found.version, output),
          `Version ${version} of ${advisor} is in ${output}.`,
        );
      } else new Output(options).file(viewExport(found.version, null), source);
    });
}
