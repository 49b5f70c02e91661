// The first products of a catalog as it is, to be compared with what an import makes of them. Bounded, so that a large
// catalog is not read a second time, and read before the import's transaction, so that nobody waits for it.

import type { Product } from '@guidepost/engine/product';
import type { Catalog, CatalogStore } from '../catalogs/catalog-store.ts';
import { CategoryCounts, categoryAttributes } from './gone-categories.ts';
import type { EmptiedAttribute } from './import-notices.ts';

export const MOST_SAMPLED = 10_000;

export interface CatalogSample {
  readonly products: number;
  readonly fill: FillCounts;
  /** By sku. */
  readonly titles: ReadonlyMap<string, string>;
  readonly categories: CategoryCounts;
}

export async function sampleCatalog(
  store: CatalogStore,
  { client, catalog, attributes: declared }: Pick<Catalog, 'client' | 'catalog' | 'attributes'>,
): Promise<CatalogSample> {
  const fill = new FillCounts();
  const titles = new Map<string, string>();
  const categories = new CategoryCounts(categoryAttributes(declared));
  let products = 0;
  for await (const batch of store.read(client, catalog)) {
    for (const product of batch) {
      fill.add(product.attributes);
      titles.set(product.sku, product.title);
      categories.add(product);
    }
    products += batch.length;
    if (products >= MOST_SAMPLED) break;
  }
  return { products, fill, titles, categories };
}

/**
 * How many products have a value of each attribute. Compared before and after an import, they tell what it took away: a changed unit or
 * a renamed column empties an attribute without rejecting a row.
 */
export class FillCounts {
  readonly #filled = new Map<string, number>();
  #products = 0;

  add(attributes: Product['attributes']): void {
    this.#products += 1;
    for (const name in attributes) this.#filled.set(name, (this.#filled.get(name) ?? 0) + 1);
  }

  has(name: string): boolean {
    return this.#filled.has(name);
  }

  /** The share of the products that have it, with `others` beside them. */
  rate(name: string, others: FillCounts = NONE): number {
    const products = this.#products + others.#products;
    return products === 0 ? 0 : ((this.#filled.get(name) ?? 0) + (others.#filled.get(name) ?? 0)) / products;
  }

  /**
   * Of the attributes `names`, those that less than half as many products have in `after`, the greatest loss first. `same`:
   * products that are counted in neither, and have the same before and after.
   */
  emptied(after: FillCounts, names: Iterable<string>, same: FillCounts): EmptiedAttribute[] {
    const emptied: EmptiedAttribute[] = [];
    const products = after.#products + same.#products;
    for (const name of names) {
      const [fillRateBefore, fillRate] = [this.rate(name, same), after.rate(name, same)];
      const isLost = fillRate < fillRateBefore / 2 && (fillRateBefore - fillRate) * products >= LEAST_LOST;
      if (isLost) emptied.push({ name, fillRateBefore, fillRate });
    }
    return emptied.sort((a, b) => b.fillRateBefore - b.fillRate - (a.fillRateBefore - a.fillRate));
  }
}

const NONE = new FillCounts();

/** Fewer values are no loss worth a word. */
const LEAST_LOST = 5;
