// A whole change of a catalog in one call, for tests that only need products in it.

import type { Attribute, Product } from '@guidepost/engine/product';
import type { CatalogSettings, CatalogStore, ChangeTarget, ImportCounts } from '../catalogs/catalog-store.ts';

export interface WrittenCatalog extends Omit<CatalogSettings, 'attributes'> {
  readonly client: string;
  readonly catalog: string;
}

/** `attributes` is called after the last product. */
export const writeCatalog = (
  store: CatalogStore,
  { client, catalog, ...settings }: WrittenCatalog,
  mode: ChangeTarget['mode'],
  products: Iterable<Product> | AsyncIterable<Product>,
  attributes: () => readonly Attribute[],
  at: number,
): Promise<ImportCounts> =>
  store.change({ client, catalog, mode, at }, async (change) => {
    for await (const product of products) await change.put([product]);
    return change.finish({ ...settings, attributes: attributes() });
  });
