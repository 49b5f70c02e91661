// A change of a catalog as those see it who make it, on the table of either database.

import type { CatalogChange, CatalogStore, ChangeTarget } from '../../catalogs/catalog-store.ts';
import { type CatalogRow, finishCatalogRow, toCatalog } from './catalogs.ts';
import type { ProductTable } from './product-table.ts';
import { ProductWriter } from './product-writer.ts';
import type { DefinitionDatabase } from './schema.ts';
import { putPieces } from './snapshots.ts';

/** Inside the transaction `db`. */
export interface ChangePlace {
  readonly db: DefinitionDatabase;
  readonly catalog: CatalogRow;
  readonly table: ProductTable;
  /** The largest position in the catalog, 0 if it is empty. */
  readonly tail: number;
  /** All products as they are in the transaction, without those that are damaged. */
  read(onDamaged: (sku: string) => void): ReturnType<CatalogStore['read']>;
}

export const makeCatalogChange = (place: ChangePlace, target: ChangeTarget): CatalogChange => {
  const { catalog } = place;
  const writer = new ProductWriter(place.table, catalog, place.tail, target);
  let revision = catalog.revision;
  return {
    before: catalog.revision === 0 ? null : toCatalog(catalog),
    put: (products) => writer.put(products),
    find: (skus) => writer.find(skus),
    keep: (skus) => writer.keep(skus),
    remove: (skus) => writer.remove(skus),
    finish: async (settings) => {
      const imported = await writer.finish();
      const after = await finishCatalogRow(place.db, catalog, settings, imported, target.at);
      const { added, changed, unchanged, removed, kept } = imported;
      revision = after.revision;
      return { ...after, added, changed, unchanged, removed, kept };
    },
    read: (onDamaged = leaveOut) => place.read(onDamaged),
    keepSnapshot: (layout, pieces) => putPieces(place.db, catalog.id, { ...target, revision, layout }, pieces),
  };
};

/** Products that cannot be read are left out. The service leaves them out, too, and says so. */
const leaveOut = (): void => {};
