// The first products of a catalog as it is, to be compared with what an import makes of them. Bounded, so that a large
// catalog is not read a second time, and read before the import's transaction, so that nobody waits for it.

import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { FillCounts } from './fill-counts.ts';

export const MOST_SAMPLED = 10_000;

export interface CatalogSample {
  readonly products: number;
  readonly fill: FillCounts;
}

export async function sampleCatalog(store: CatalogStore, client: string, catalog: string): Promise<CatalogSample> {
  const fill = new FillCounts();
  let products = 0;
  for await (const batch of store.read(client, catalog)) {
    for (const { attributes } of batch) fill.add(attributes);
    products += batch.length;
    if (products >= MOST_SAMPLED) break;
  }
  return { products, fill };
}
