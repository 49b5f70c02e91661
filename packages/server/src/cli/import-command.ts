// guidepost import FILE: a catalog from a file.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { openSource } from '@guidepost/catalog/catalog-source';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { CATALOG_FORMATS, type CatalogFormat } from '@guidepost/catalog/recognise-format';
import { describeRejection } from '@guidepost/catalog/rejection';
import { type Command, Option } from 'commander';
import { type ImportReport, importCatalog, NothingToImport } from '../catalogs/import-catalog.ts';
import { parseId } from './id-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

interface ImportOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly catalog: string;
  readonly mapping?: string;
  readonly format?: CatalogFormat;
  readonly update?: boolean;
  readonly currency?: string;
  readonly language?: string;
  readonly baseUrl?: string;
}

/** Rejected rows that are shown; all are counted. */
const SHOWN = 20;

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .summary('import a catalog from a file')
    .description(
      'Imports a catalog: CSV, JSON or NDJSON, also compressed with gzip; `-` reads standard input. The import happens as a whole or not at all; a running server takes it over by itself.',
    )
    .argument('<file>', 'the catalog file, or -')
    .requiredOption('--client <id>', 'the shop that the catalog belongs to', parseId)
    .requiredOption('--catalog <id>', 'the name of the catalog', parseId)
    .option('--mapping <file>', 'a mapping file that says where product fields and attributes come from')
    .addOption(new Option('--format <name>', 'if it is not recognised').choices(CATALOG_FORMATS))
    .addOption(new Option('--replace', 'the file is the whole catalog (default)').conflicts('update'))
    .option('--update', 'the file adds and changes products; others stay')
    .option('--currency <code>', 'ISO 4217, where the mapping does not say')
    .option('--language <tag>', 'BCP 47, where the mapping does not say')
    .option('--base-url <url>', 'completes links and images that begin with a slash')
    .action(runImport);
}

async function runImport(file: string, _options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<ImportOptions>();
  const output = new Output(options);
  const mappingText = options.mapping === undefined ? null : await readFile(options.mapping, 'utf8');
  const mapping =
    mappingText === null
      ? null
      : { rules: readMapping(basename(options.mapping ?? ''), mappingText), text: mappingText };
  const source = await openSource(file);
  const bar = output.progress(`importing ${source.name}`);
  try {
    const report = await withDefinitions(options, 'make', ({ catalogs }) =>
      importCatalog(catalogs, {
        client: options.client,
        catalog: options.catalog,
        source,
        mapping,
        format: options.format ?? null,
        mode: options.update ? 'update' : 'replace',
        baseUrl: options.baseUrl ?? null,
        currency: options.currency ?? null,
        language: options.language ?? null,
        at: Date.now(),
        progress: (share, count) => bar.update(share, count),
      }),
    );
    bar.stop();
    const { client, catalog } = options;
    output.result({ client, catalog, ...report }, describe(`${client}/${catalog}`, report));
  } catch (error) {
    bar.stop();
    if (!(error instanceof NothingToImport)) throw error;
    const { counts, rejected } = error.reading;
    const lines = [error.message, ...rejected.slice(0, SHOWN).map(describeRejection)];
    output.result(
      { error: error.message, rows: counts.rows, rejected: counts.rejected, rejections: rejected },
      lines.join('\n'),
    );
    throw new FoundProblem(error.message);
  } finally {
    await source.close();
  }
}

function describe(name: string, report: ImportReport): string {
  const lines = [
    `${name} is at revision ${report.revision} with ${report.products} products: ${report.added} added, ` +
      `${report.changed} changed, ${report.unchanged} unchanged, ${report.removed} removed.`,
    `${report.rows} rows read${report.format ? ` as ${report.format}` : ''}` +
      `${report.dropped ? `, ${report.dropped} left out by the mapping` : ''}, ${report.rejected} rejected.`,
    `Attributes: ${report.attributes.map(({ name: attribute, type, unit }) => `${attribute} (${type}${unit ? `, ${unit}` : ''})`).join(', ') || 'none'}.`,
  ];
  for (const { attribute, count, firstLine } of report.remarks) {
    lines.push(`${count} values of ${attribute} could not be read and are missing; the first in line ${firstLine}.`);
  }
  lines.push(...report.rejections.slice(0, SHOWN).map(describeRejection));
  if (report.rejected > SHOWN) lines.push(`… and ${report.rejected - Math.min(SHOWN, report.rejections.length)} more.`);
  return lines.join('\n');
}
