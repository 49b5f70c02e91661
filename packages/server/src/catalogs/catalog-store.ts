// Where catalogs live. An import is one transaction: afterwards the catalog has its new revision, or nothing changed.

import type { Attribute, Product } from '@guidepost/engine/product';
import type { Page, PageRequest } from '../lists/page.ts';

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

export type CatalogRevision = Pick<Catalog, 'client' | 'catalog' | 'revision'>;

/** What a catalog has beside its products. */
export type CatalogSettings = Pick<Catalog, 'currency' | 'language' | 'attributes' | 'mapping'>;

export interface ImportCounts {
  readonly revision: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Products that did not come and stayed all the same, because somebody asked to keep them. */
  readonly kept: number;
  /** Products in the catalog afterwards. */
  readonly products: number;
}

export type OnDamagedCatalog = (catalog: Pick<Catalog, 'client' | 'catalog'>) => void;

export interface CatalogStore {
  find(client: string, catalog: string): Promise<Catalog | null>;
  /** By client and id; of one client, or of all. One that is damaged in the store is left out, and told. */
  list(request: PageRequest, client?: string, onDamaged?: OnDamagedCatalog): Promise<Page<Catalog>>;
  /**
   * In catalog order. A page may be short, or empty, though products follow: then it has a `next`. `onDamaged` is told the skus of products
   * that are damaged in the store and left out. Empty if there is no such catalog.
   */
  listProducts(search: ProductSearch, request: PageRequest, onDamaged: (sku: string) => void): Promise<Page<Product>>;
  /** Every catalog there is, by client and id, and at which revision; cheap, and reads nothing else of them. */
  listRevisions(): Promise<readonly CatalogRevision[]>;
  /** Whether the catalog has a product of this sku now. */
  hasProduct(client: string, catalog: string, sku: string): Promise<boolean>;
  /** Titles of these products as they are now, by sku; without those that the catalog does not have. */
  findTitles(client: string, catalog: string, skus: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Changes a catalog in one transaction, which is committed when `work` resolves to what comes out here. When `work`
   * throws, nothing is changed and the error comes out. Until then everybody else sees the state before.
   */
  change<Result>(target: ChangeTarget, work: (change: CatalogChange) => Promise<Result>): Promise<Result>;
  /**
   * All products in catalog order, from one consistent state, a batch at a time. A product that is damaged in the store
   * makes it throw; with `onDamaged` it is left out, and its sku told.
   */
  read(client: string, catalog: string, onDamaged?: (sku: string) => void): AsyncIterable<readonly Product[]>;
}

export interface ProductSearch {
  readonly client: string;
  readonly catalog: string;
  /** How many products are before the first one of the first page; only where all are listed. */
  readonly start?: number;
  /** A part of the sku or the title, in small or capital letters; empty: all. */
  readonly search: string;
}

export interface ChangeTarget {
  readonly client: string;
  readonly catalog: string;
  /**
   * Catalog order is the order in which products come; with `update` new products go behind the others and known ones
   * keep their place. `replace` removes, when it finishes, the products that neither came nor were kept.
   */
  readonly mode: 'replace' | 'update';
  readonly at: number;
  /** Told whenever a product that was there before gets another price, at the latest by `finish`; prices as kept, `499.00`. */
  readonly onPrice?: OnPrice;
  /** Told, where there were products before, of each that was not there. */
  readonly onNew?: (product: ToldProduct) => void;
  /** Told by `finish`, of a `replace`, the first {@link GONE_TOLD} that go. */
  readonly onGone?: (products: readonly ToldProduct[]) => void;
  /** The change happens only while this holder has the feed of the catalog; else `change` throws a {@link FeedHoldLost}. */
  readonly feedHolder?: string;
}

/** Whoever changed the catalog for a feed does not have the feed any more, so that nothing was changed. */
export class FeedHoldLost extends Error {
  override readonly name = 'FeedHoldLost';

  constructor() {
    super('another process took the feed meanwhile, or it was removed; nothing was changed');
  }
}

export type OnPrice = (sku: string, before: string, after: string, title: string) => void;

/** What people know a product by. */
export type ToldProduct = Pick<Product, 'sku' | 'title' | 'price'>;

export const GONE_TOLD = 10;

/** What is open to whoever changes a catalog; used up when the transaction ends. Its calls are made one after another. */
export interface CatalogChange {
  /** As it was; null where there was none. */
  readonly before: Catalog | null;
  /** Adds products and changes known ones. If the same sku comes twice, the later product takes the place of the earlier one. */
  put(products: readonly Product[]): Promise<void>;
  /** The known ones among these skus, as they stand now; without those that are damaged in the store. */
  find(skus: readonly string[]): Promise<ReadonlyMap<string, Product>>;
  /** The known ones among these stay as they are, although they did not come. */
  keep(skus: readonly string[]): Promise<void>;
  /** Resolves to the skus that no product has. */
  remove(skus: readonly string[]): Promise<readonly string[]>;
  /** To be called once, after the last product. The catalog is made if there was none. */
  finish(settings: CatalogSettings): Promise<ImportCounts>;
  /**
   * All products as they will be, in catalog order; after `finish`. A product that is damaged in the store is left out, and its sku
   * told.
   */
  read(onDamaged?: (sku: string) => void): AsyncIterable<readonly Product[]>;
  /** Keeps with the change what servers would build of it, in the pieces of a layout; after `finish`, where that made a new revision. */
  keepSnapshot(layout: string, pieces: readonly Uint8Array[]): Promise<void>;
}
