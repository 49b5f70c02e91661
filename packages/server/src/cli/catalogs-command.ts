// guidepost catalogs list|mapping|products: which catalogs there are, their products, and the mapping kept for the next import.

import { grouped } from '@guidepost/fault/say-number';
import type { Command } from 'commander';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { sayUnknownCatalog } from '../catalogs/find-catalog.ts';
import { findKeptMapping } from '../imports/find-kept-mapping.ts';
import { readAllPages } from '../lists/page.ts';
import { viewCatalog, viewKeptMapping } from '../views/catalog-view.ts';
import { addCatalogsProductsCommand } from './catalogs-products-command.ts';
import { parseId } from './given-option.ts';
import { FoundProblem, minute, Output, type OutputOptions, table } from './output.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';
import { writeNew } from './written-file.ts';

type Options = StoreOptions & OutputOptions;

interface MappingOptions extends Options {
  readonly client: string;
  readonly catalog: string;
  readonly output?: string;
}

export function addCatalogsCommand(program: Command): void {
  const catalogs = program.command('catalogs').description('imported catalogs and the mappings kept with them');

  catalogs
    .command('list')
    .description('Lists catalogs with their number of products, revision, time of import, and currency.')
    .option('--client <id>', 'only of this shop', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options & { client?: string }>();
      const damaged: string[] = [];
      const listed = await withDefinitions(options, 'refuse', ({ catalogs: store }) =>
        readAllPages((request) =>
          store.list(request, options.client, (one) => damaged.push(`${one.client}/${one.catalog}`)),
        ),
      );
      const output = new Output(options);
      output.result(listed.map(viewCatalog), listed.length > 0 ? tableOf(listed) : NONE);
      for (const name of damaged) output.note(`${name} is damaged in the store. Restore the store from a backup.`);
    });

  addCatalogsProductsCommand(catalogs);

  catalogs
    .command('mapping')
    .description('Prints the mapping file that is kept with a catalog and used for its next import.')
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog', parseId)
    .option('--output <file>', 'write it to this file instead, for you to edit')
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<MappingOptions>();
      const { client, catalog, output: file } = options;
      const found = await withDefinitions(options, 'refuse', ({ catalogs: store }) =>
        findKeptMapping(store, client, catalog),
      );
      const output = new Output(options);
      const fail = (said: string): never => {
        output.result({ error: said, client, catalog }, said);
        throw new FoundProblem(said);
      };
      if (found.kind === 'unknown-catalog') {
        const said = sayUnknownCatalog(client, catalog, found);
        return fail(found.known.length > 0 ? said : `${said} ${HOW_TO_IMPORT}`);
      }
      if (found.kind === 'not-needed')
        return fail(`${client}/${catalog} has no mapping: its file has Guidepost's own columns and needs none.`);
      const { mapping } = found;
      if (file !== undefined) await writeNew(file, mapping);
      const view = viewKeptMapping(client, catalog, mapping);
      if (file === undefined) output.file(view, `${mapping.trimEnd()}\n`);
      else output.result(view, `The mapping was written to ${file}. Edit it and import with --mapping ${file}.`);
    });
}

const HOW_TO_IMPORT = 'Import one: guidepost import FILE --client CLIENT --catalog CATALOG';

const NONE = `There are no catalogs yet. ${HOW_TO_IMPORT}`;

const tableOf = (catalogs: readonly Catalog[]): string =>
  table([
    ['client', 'catalog', 'products', 'revision', 'imported', 'currency', 'mapping'],
    ...catalogs.map(({ client, catalog, products, revision, importedAt, currency, mapping }) => [
      ...[client, catalog, grouped(products), String(revision)],
      ...[minute(importedAt), currency ?? 'not known', mapping === null ? 'none needed' : 'kept'],
    ]),
  ]);
