// Builds what servers have of a catalog from its products in the store.

import type { Allocate } from '@guidepost/engine/bits';
import { type CatalogContent, ContentBuilder } from '../catalogs/catalog-content.ts';
import type { Catalog } from '../catalogs/catalog-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';

/** `beat` is called again and again meanwhile. */
export async function buildCatalog(
  store: DefinitionStore,
  found: Catalog,
  allocate: Allocate,
  beat: () => Promise<unknown>,
): Promise<CatalogContent> {
  const builder = new ContentBuilder(found, allocate);
  for await (const batch of store.catalogs.read(found.client, found.catalog, builder.leaveOut)) {
    for (const product of batch) builder.add(product);
    await beat();
  }
  return builder.finish();
}
