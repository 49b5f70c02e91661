// The mapping that is kept with a catalog and reads its next import, to be looked at and edited.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { findCatalog, type UnknownCatalog } from '../catalogs/find-catalog.ts';
import { sayCurrency } from './put-fields.ts';

export type KeptMapping =
  /** As a file, with the currency that was named beside it. */
  | { readonly kind: 'kept'; readonly mapping: string }
  /** The catalog's file has Guidepost's own columns. */
  | { readonly kind: 'not-needed' }
  | UnknownCatalog;

export async function findKeptMapping(store: CatalogStore, client: string, catalog: string): Promise<KeptMapping> {
  const found = await findCatalog(store, client, catalog);
  if (found.kind !== 'found') return found;
  const { mapping, currency } = found.catalog;
  return mapping === null ? { kind: 'not-needed' } : { kind: 'kept', mapping: sayCurrency(mapping, currency) };
}
