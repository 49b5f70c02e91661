// Catalogs, for tools.

import type { CatalogView, KeptMappingView } from '@guidepost/contract/views/catalog-view';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { isoTime } from './iso-time.ts';

export const viewCatalog = (each: Catalog): CatalogView => ({
  client: each.client,
  catalog: each.catalog,
  products: each.products,
  revision: each.revision,
  imported_at: isoTime(each.importedAt),
  currency: each.currency,
  language: each.language,
  attributes: each.attributes,
  has_mapping: each.mapping !== null,
});

export const viewKeptMapping = (client: string, catalog: string, mapping: string): KeptMappingView => ({
  ...{ client, catalog, mapping },
});
