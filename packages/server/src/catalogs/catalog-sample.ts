// The first products of a catalog as it is, to be compared with what an import makes of them. Bounded, so that a large
// catalog is not read a second time, and read before the import's transaction, so that nobody waits for it.

import type { Product } from '@guidepost/engine/product';
import type { CatalogStore } from './catalog-store.ts';
import { FillCounts } from './fill-counts.ts';

export const MOST_SAMPLED = 10_000;

export interface CatalogSample {
  readonly products: number;
  readonly fill: FillCounts;
  /** By sku. */
  readonly prices: ReadonlyMap<string, string>;
}

export async function sampleCatalog(store: CatalogStore, client: string, catalog: string): Promise<CatalogSample> {
  const prices = new Map<string, string>();
  const fill = new FillCounts();
  const take = (product: Product): void => {
    prices.set(product.sku, product.price);
    fill.add(product.attributes);
  };
  for await (const batch of store.read(client, catalog)) {
    for (const product of batch) take(product);
    if (prices.size >= MOST_SAMPLED) break;
  }
  return { products: prices.size, fill, prices };
}
