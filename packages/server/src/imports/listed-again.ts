// Rows of an import whose sku an earlier row of the same file has. Where such a row lists the same product again, in another
// category, the product gets that category, too. Every other is rejected: one sku cannot be two products.

import { namesCategory } from '@guidepost/catalog/infer/column/names-category';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import { type Collecting, collectingOf, type Joined, joinListed } from '@guidepost/catalog/product/join-listed';
import type { Rejection } from '@guidepost/catalog/rejection';
import { detached } from '@guidepost/catalog/text/detached';
import type { Product } from '@guidepost/engine/product';
import { importWith, mend, setField } from '@guidepost/fault/remedy';
import type { CatalogChange } from '../catalogs/catalog-store.ts';
import type { ListedAgainReport } from './import-notices.ts';

interface Waiting {
  readonly product: Product;
  readonly rejection: Rejection;
}

export interface JoinedBatch {
  /** The batch, with what its products are listed in besides. */
  readonly products: readonly Product[];
  /** Products of earlier batches as they are now. */
  readonly earlier: readonly Product[];
  /** What was added to products that had been counted before. */
  readonly added: readonly Pick<Product, 'attributes'>[];
  readonly rejected: readonly Rejection[];
}

const EXAMPLES = 3;

export class ListedAgain {
  readonly #rules: Mapping | null;
  readonly #collecting: Collecting;
  #waiting: Waiting[] = [];
  #rows = 0;
  #repeated = 0;
  readonly #examples: ListedAgainReport['examples'][number][] = [];

  /** `rules`: what the file is read with. */
  constructor(rules: Mapping | null) {
    this.#rules = rules;
    this.#collecting = collectingOf(rules);
  }

  /** Attributes that take the values of several rows. */
  get lists(): ReadonlySet<string> {
    return this.#collecting.lists;
  }

  /** Rows of this batch are still to be judged. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  add(product: Product, rejection: Rejection): void {
    this.#waiting.push({ product, rejection });
  }

  /** `complete`: the product as a row makes it that may speak of only a part of it. */
  async join(
    change: CatalogChange,
    batch: readonly Product[],
    complete: (first: Product, again: Product) => Product,
  ): Promise<JoinedBatch> {
    const waiting = this.#waiting;
    if (waiting.length === 0) return { products: batch, earlier: [], added: [], rejected: [] };
    this.#waiting = [];
    const own = new Map(batch.map((product) => [product.sku, product]));
    const skus = waiting.map(({ product }) => product.sku).filter((sku) => !own.has(sku));
    const stored = new Map(skus.length === 0 ? [] : await change.find(skus));
    const earlier = new Map<string, Product>();
    const added: Pick<Product, 'attributes'>[] = [];
    const rejected: Rejection[] = [];
    for (const { product: again, rejection } of waiting) {
      const { sku } = again;
      const first = own.get(sku) ?? stored.get(sku);
      const found = first === undefined ? { differs: [] } : joinListed(first, complete(first, again), this.#collecting);
      if ('differs' in found) {
        rejected.push(this.#withWay(rejection, found.differs));
        continue;
      }
      this.#count(found, rejection);
      if (Object.keys(found.added).length === 0) continue;
      added.push({ attributes: found.added });
      if (own.has(sku)) own.set(sku, found.product);
      else {
        stored.set(sku, found.product);
        earlier.set(sku, found.product);
      }
    }
    return { products: [...own.values()], earlier: [...earlier.values()], added, rejected };
  }

  /** Null: there are none. */
  report(): ListedAgainReport | null {
    if (this.#rows === 0 && this.#repeated === 0) return null;
    return { rows: this.#rows, repeated: this.#repeated, examples: this.#examples };
  }

  #count({ added }: Joined, { sku, line }: Rejection): void {
    const values = Object.values(added).flat();
    if (values.length === 0) {
      this.#repeated += 1;
      return;
    }
    this.#rows += 1;
    if (this.#examples.length >= EXAMPLES) return;
    this.#examples.push({ sku: sku ?? '', line, values: values.map(detached) });
  }

  /** Only categories differ, and the mapping takes one from each row. */
  #withWay(rejection: Rejection, differs: readonly string[]): Rejection {
    const [name] = differs;
    const rules = this.#rules?.attributes.filter((rule) => differs.includes(rule.name)) ?? [];
    const isCategory = rules.every(
      ({ type, from }) => type !== 'number' && from.flatMap(columnsOf).some(namesCategory),
    );
    if (name === undefined || rules.length !== differs.length || !isCategory) return rejection;
    const setting = setField(`attributes.${name}.collect`, 'true');
    const orElse = mend`or, if it is one product in several categories, ${setting}, which keeps all of them, or ${importWith('infer')}`;
    return { ...rejection, orElse };
  }
}
