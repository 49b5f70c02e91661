// A catalog as it is while a change of it is judged.

import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { findKeptSnapshot } from '../catalogs/kept-snapshot.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';
import type { ImportStores } from './import-order.ts';

export class CatalogBefore {
  readonly #stores: Pick<ImportStores, 'catalogs' | 'snapshots'>;
  readonly #catalog: Catalog;
  #kept: Promise<Snapshot | null> | null = null;

  constructor(stores: Pick<ImportStores, 'catalogs' | 'snapshots'>, catalog: Catalog) {
    this.#stores = stores;
    this.#catalog = catalog;
  }

  get attributes(): readonly Attribute[] {
    return this.#catalog.attributes;
  }

  /** What was kept for the servers; null if nothing was, or nothing that can be used. */
  kept(): Promise<Snapshot | null> {
    this.#kept ??= findKeptSnapshot(this.#stores.snapshots, this.#catalog);
    return this.#kept;
  }

  async snapshot(): Promise<Snapshot> {
    const { client, catalog, attributes, revision } = this.#catalog;
    // A product that is damaged must not keep an import from mending the catalog; shoppers do not see it either.
    const products = () => this.#stores.catalogs.read(client, catalog, () => {});
    return (await this.kept()) ?? takeSnapshot(attributes, products(), revision);
  }
}
