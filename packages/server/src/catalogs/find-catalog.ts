// A catalog by its name; where there is none, which ones there are.

import type { Catalog, CatalogStore } from './catalog-store.ts';

/** `known`: the catalogs there are, as `client/catalog`. */
export interface UnknownCatalog {
  readonly kind: 'unknown-catalog';
  readonly known: readonly string[];
}

export type FoundCatalog = { readonly kind: 'found'; readonly catalog: Catalog } | UnknownCatalog;

export async function findCatalog(store: CatalogStore, client: string, catalog: string): Promise<FoundCatalog> {
  const found = await store.find(client, catalog);
  if (found !== null) return { kind: 'found', catalog: found };
  const known = (await store.listRevisions()).map((each) => `${each.client}/${each.catalog}`);
  return { kind: 'unknown-catalog', known };
}

/** As sentences. */
export const sayUnknownCatalog = (client: string, catalog: string, { known }: UnknownCatalog): string =>
  `There is no catalog ${client}/${catalog}. ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are no catalogs yet.'}`;
