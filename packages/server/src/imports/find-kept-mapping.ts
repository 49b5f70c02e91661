// The mapping that is kept with a catalog and reads its next import, to be looked at and edited.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { sayCurrency } from './put-fields.ts';

export type KeptMapping =
  /** As a file, with the currency that was named beside it. */
  | { readonly kind: 'kept'; readonly mapping: string }
  /** The catalog's file has Guidepost's own columns. */
  | { readonly kind: 'not-needed' }
  /** `known`: the catalogs there are, as `client/catalog`. */
  | { readonly kind: 'unknown-catalog'; readonly known: readonly string[] };

export async function findKeptMapping(store: CatalogStore, client: string, catalog: string): Promise<KeptMapping> {
  const found = await store.find(client, catalog);
  if (found === null) {
    const known = (await store.listRevisions()).map((each) => `${each.client}/${each.catalog}`);
    return { kind: 'unknown-catalog', known };
  }
  const { mapping, currency } = found;
  return mapping === null ? { kind: 'not-needed' } : { kind: 'kept', mapping: sayCurrency(mapping, currency) };
}
