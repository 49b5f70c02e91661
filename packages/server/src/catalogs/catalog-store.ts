// Where catalogs live. An import is one transaction: afterwards the catalog has its new revision, or nothing changed.

import type { Attribute, Product } from '@guidepost/engine/product';

export interface Catalog {
  readonly client: string;
  readonly catalog: string;
  /** Grows by one with every change; 1 after the first import. */
  readonly revision: number;
  /** ISO 4217, or null where nobody said. */
  readonly currency: string | null;
  /** BCP 47, or null where nobody said. */
  readonly language: string | null;
  readonly attributes: readonly Attribute[];
  /** The mapping file's text that the last import used, so that later imports conform; null without one. */
  readonly mapping: string | null;
  readonly products: number;
  readonly importedAt: number;
}

export interface CatalogSettings {
  readonly client: string;
  readonly catalog: string;
  readonly currency: string | null;
  readonly language: string | null;
  readonly mapping: string | null;
}

export interface ImportCounts {
  readonly revision: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Products in the catalog afterwards. */
  readonly products: number;
}

export interface CatalogStore {
  find(client: string, catalog: string): Promise<Catalog | null>;
  list(): Promise<readonly Catalog[]>;
  /**
   * Writes products in one transaction; catalog order is the order in which they come (with `update`, new products go
   * behind the others and known ones keep their place). `replace` removes products that did not come. `attributes` is
   * asked after the last product, so that an importer may learn them on the way. When `products` throws, or
   * `attributes` does, nothing is changed and the error comes out.
   */
  write(
    settings: CatalogSettings,
    mode: 'replace' | 'update',
    products: AsyncIterable<Product> | Iterable<Product>,
    attributes: () => readonly Attribute[],
    at: number,
  ): Promise<ImportCounts>;
  /** All products in catalog order, from one consistent state, a batch at a time. */
  read(client: string, catalog: string): AsyncIterable<readonly Product[]>;
}
