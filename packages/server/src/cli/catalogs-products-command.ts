// guidepost catalogs products: prints the products of a catalog in Guidepost's own shape, so that they can be read, edited and
// imported again. It writes one batch at a time, so a large catalog takes little memory.

import { once } from 'node:events';
import type { Command } from 'commander';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { findCatalog, sayUnknownCatalog } from '../catalogs/find-catalog.ts';
import { viewProduct } from '../views/product-view.ts';
import { parseId } from './given-option.ts';
import { FoundProblem, Output, type OutputOptions } from './output.ts';
import { printFile } from './print.ts';
import { type StoreOptions, withDefinitions } from './store-option.ts';

interface ProductsOptions extends StoreOptions, OutputOptions {
  readonly client: string;
  readonly catalog: string;
}

export function addCatalogsProductsCommand(catalogs: Command): void {
  catalogs
    .command('products')
    .description(
      'Prints the products of a catalog, one a line (with --json as one array). The output can be imported again and gives the same catalog.',
    )
    .requiredOption('--client <id>', 'the shop', parseId)
    .requiredOption('--catalog <id>', 'the catalog', parseId)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<ProductsOptions>();
      const missing = await withDefinitions(options, 'refuse', ({ catalogs: store }) => printProducts(store, options));
      if (missing === null) return;
      new Output(options).result({ error: missing, client: options.client, catalog: options.catalog }, missing);
      throw new FoundProblem(missing);
    });
}

/** Returns what to say if there is no such catalog; else null. */
async function printProducts(store: CatalogStore, { client, catalog, json = false }: ProductsOptions) {
  const found = await findCatalog(store, client, catalog);
  if (found.kind !== 'found') return sayUnknownCatalog(client, catalog, found);
  const [begin, between, end] = json ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let before = begin;
  for await (const batch of store.read(client, catalog)) {
    const lines = batch.map((product) => JSON.stringify(viewProduct(product)));
    if (lines.length === 0) continue;
    printFile(before + lines.join(between));
    before = between;
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  }
  printFile(before === between ? end : `${before}${json ? ']\n' : ''}`);
  return null;
}
