// guidepost import FILE: a catalog from a file, changes to one, or products out of one.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CATALOG_FORMATS, type CatalogFormat } from '@guidepost/catalog/catalog-format';
import { openSource } from '@guidepost/catalog/catalog-source';
import type { Rejection } from '@guidepost/catalog/rejection';
import { ENCODINGS, type Encoding } from '@guidepost/catalog/text/encoding';
import { type Command, Option } from 'commander';
import type { ChosenMapping } from '../imports/chosen-mapping.ts';
import type { StoppedImport } from '../imports/import-stop.ts';
import {
  type DeleteOutcome,
  type ImportOutcome,
  type OrderFault,
  runDeletion,
  runImport,
} from '../imports/run-import.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { type ImportTarget, viewDeletion, viewImport, viewStopped } from '../views/import-view.ts';
import { tellCatalogChange } from '../views/logged-change.ts';
import { baseUrlOption, currencyOption, languageOption, parseId } from './given-option.ts';
import { describeDeleted, describeImport, describeStopped } from './import-words.ts';
import { logCommand } from './log-command.ts';
import { FoundProblem, Output, type OutputOptions, ToldFailure } from './output.ts';
import { RejectedFile } from './rejected-file.ts';
import { setOption } from './set-option.ts';
import { COMMAND_DOOR, spell } from './spell-remedy.ts';
import { configFor, type StoreOptions, withDefinitions } from './store-option.ts';
import { requireNew, requireOther, writeNew } from './written-file.ts';

interface ImportOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly catalog: string;
  readonly mapping?: string;
  readonly infer?: boolean;
  readonly set?: readonly string[];
  readonly saveMapping?: string;
  readonly format?: CatalogFormat;
  readonly encoding?: Encoding;
  readonly update?: boolean;
  readonly delete?: boolean;
  readonly currency?: string;
  readonly language?: string;
  readonly baseUrl?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly strict?: boolean;
  readonly rejected?: string;
}

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .summary('import a catalog from a file')
    .description(
      'Imports a catalog from a file, or from standard input with `-`. The format is recognised, and so is compression with gzip. The import happens as a whole or not at all, and a running server picks it up by itself. If the import looks like a mistake, it stops and changes nothing; --yes goes on.',
    )
    .argument('<file>', 'the catalog file, or -')
    .requiredOption('--client <id>', 'the shop that the catalog belongs to', parseId)
    .requiredOption('--catalog <id>', 'the name of the catalog', parseId)
    .option(
      '--mapping <file>',
      'a mapping file that says where product fields and attributes come from (default: the one kept from the last import, else one is inferred)',
    )
    .addOption(new Option('--infer', 'infer a new mapping, even if one is kept').conflicts('mapping'))
    .addOption(setOption())
    .option('--save-mapping <file>', 'write the mapping that was used, for you to edit, even if the import fails')
    .addOption(new Option('--format <name>', 'the format, if it is not recognised').choices(CATALOG_FORMATS))
    .addOption(new Option('--encoding <name>', 'the encoding of the text, if titles look wrong').choices(ENCODINGS))
    .addOption(new Option('--replace', 'the file is the whole catalog (default)').conflicts(['update', 'delete']))
    .addOption(
      new Option(
        '--update',
        'the file adds and changes products; all that it does not mention stays as it is',
      ).conflicts('delete'),
    )
    .addOption(
      new Option(
        '--delete',
        'the file lists the skus of products to delete, one a line or in a column named sku',
      ).conflicts(['mapping', 'infer', 'set', 'saveMapping', 'rejected', 'strict']),
    )
    .addOption(currencyOption())
    .addOption(languageOption())
    .addOption(baseUrlOption())
    .option('--dry-run', 'try the import, but change nothing')
    .option('--strict', 'stop when any row is rejected')
    .option('--yes', 'go on even if the import looks like a mistake')
    .option('--rejected <file>', 'write all rejected rows as CSV')
    .action((file: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<ImportOptions>();
      return options.delete ? deleteListed(file, options) : importFile(file, options);
    });
}

async function importFile(file: string, options: ImportOptions): Promise<void> {
  const { client, catalog } = options;
  const output = new Output(options);
  const mapping =
    options.mapping === undefined
      ? null
      : { name: basename(options.mapping), text: await readFile(options.mapping, 'utf8') };
  if (options.rejected !== undefined) await requireOther(options.rejected, [file, options.mapping]);
  if (options.saveMapping !== undefined) await requireNew(options.saveMapping);
  const rejected = options.rejected === undefined ? null : new RejectedFile(options.rejected);
  const target = { client, catalog, data: configFor(options).GUIDEPOST_DATA };
  const source = await openSource(file);
  const bar = output.progress(`importing ${source.name}`);
  let used: ChosenMapping | null = null;
  try {
    const order = {
      ...{ client, catalog, source, mapping },
      ...{ infer: options.infer ?? false, set: options.set ?? [] },
      format: options.format ?? null,
      encoding: options.encoding ?? null,
      mode: options.update ? 'update' : 'replace',
      baseUrl: options.baseUrl ?? null,
      currency: options.currency ?? null,
      language: options.language ?? null,
      ...{ yes: options.yes ?? false, strict: options.strict ?? false, dryRun: options.dryRun ?? false },
      progress: (share: number, count: number) => bar.update(share, count),
      onMapping: (chosen: ChosenMapping) => {
        used = chosen;
      },
    } as const;
    const onRejection = rejected && ((rejection: Rejection) => rejected.add(rejection));
    const outcome = await withDefinitions(options, 'make', (stores) =>
      unlessTrial(stores, options, 'catalog imported', () =>
        runImport(stores, { ...order, ...(onRejection && { onRejection }) }),
      ),
    );
    bar.stop();
    if (outcome.kind !== 'imported') {
      if (outcome.kind === 'stopped') {
        const { mapping } = outcome.stopped.reading;
        throw tellStopped(target, outcome.stopped, options, [await showMapping(options, mapping), rejected?.finish()]);
      }
      if (used !== null && options.saveMapping !== undefined) {
        const saved = await saveMapping(options.saveMapping, used);
        output.note(saved instanceof Error ? saved.message : saved);
      }
      throw new ToldFailure(outcome.kind === 'refused' ? describeRefused(outcome.faults) : spell(outcome.said));
    }
    const { report } = outcome;
    const written = [await showMapping(options, report.mapping), rejected?.finish() ?? null];
    const problems = written.flatMap((one) => (one instanceof Error ? one.message : []));
    const said = [
      describeImport(`${client}/${catalog}`, report, target.data),
      ...written.filter((one) => typeof one === 'string'),
      ...problems.map((problem) => `${report.dryRun ? 'The trial is done' : 'The import is done'}, but ${problem}`),
    ];
    const json = viewImport(target, report, COMMAND_DOOR);
    output.result(problems.length === 0 ? json : { ...json, problems }, said.join('\n'));
    if (problems.length > 0) throw new FoundProblem(problems.join(' '));
  } finally {
    bar.stop();
    rejected?.close();
    await source.close();
  }
}

async function deleteListed(file: string, options: ImportOptions): Promise<void> {
  const { client, catalog, format, yes, dryRun } = options;
  const output = new Output(options);
  const target = { client, catalog, data: configFor(options).GUIDEPOST_DATA };
  const source = await openSource(file);
  try {
    const given = { ...(format && { format }), ...(yes && { yes }), ...(dryRun && { dryRun }) };
    const order = { client, catalog, source, ...given };
    const outcome = await withDefinitions(options, 'refuse', (stores) =>
      unlessTrial(stores, options, 'products deleted', () => runDeletion(stores, order)),
    );
    if (outcome.kind === 'stopped') throw tellStopped(target, outcome.stopped, options, []);
    if (outcome.kind !== 'deleted')
      throw new ToldFailure(outcome.kind === 'refused' ? describeRefused(outcome.faults) : spell(outcome.said));
    const { report } = outcome;
    output.result(viewDeletion(target, report), describeDeleted(`${client}/${catalog}`, report, target.data));
  } finally {
    await source.close();
  }
}

/** A trial changes nothing, so the log knows nothing of it. */
const unlessTrial = <Outcome extends ImportOutcome | DeleteOutcome>(
  stores: DefinitionStore,
  { client, catalog, dryRun = false }: ImportOptions,
  action: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  dryRun ? work() : logCommand(stores, { client, action, target: catalog }, work, tellCatalogChange);

/** `written`: what was said about the files written beside it, or why one could not be written. */
function tellStopped(
  target: ImportTarget,
  stopped: StoppedImport,
  options: ImportOptions,
  written: readonly (string | Error | null | undefined)[],
): FoundProblem {
  const said = written.flatMap((one) => (one instanceof Error ? one.message : (one ?? [])));
  const words = [describeStopped(`${target.client}/${target.catalog}`, stopped), ...said].join('\n');
  new Output(options).result(viewStopped(target, stopped, COMMAND_DOOR), words);
  return new FoundProblem(spell(stopped.said));
}

const describeRefused = (faults: readonly OrderFault[]): string =>
  faults.map(({ member, wrong }) => `${member}: ${spell(wrong)}`).join('\n');

/** Writes the mapping that was used, if somebody asked for it. */
async function showMapping(
  { saveMapping: file }: ImportOptions,
  mapping: ChosenMapping,
): Promise<string | Error | null> {
  return file === undefined ? null : saveMapping(file, mapping);
}

async function saveMapping(file: string, { text }: ChosenMapping): Promise<string | Error> {
  try {
    await writeNew(file, text ?? NO_MAPPING);
    return `The mapping was written to ${file}.`;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const NO_MAPPING = "# The file is in Guidepost's own shape and needs no mapping.\n";
