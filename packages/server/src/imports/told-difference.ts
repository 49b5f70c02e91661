// What a file changes in a catalog, as people who look at it before an import want it: which products are new, which are gone, and
// which have another price. The first ten of each are named and the rest is counted, however large the catalog is.

import { detached } from '@guidepost/catalog/text/detached';
import { type Catalog, GONE_TOLD, type ImportCounts, type ToldProduct } from '../catalogs/catalog-store.ts';

export interface Difference {
  readonly added: NamedProducts<ToldProduct>;
  readonly gone: NamedProducts<ToldProduct>;
  readonly prices: NamedProducts<OtherPrice>;
}

export interface NamedProducts<Named> {
  readonly count: number;
  /** The first ten. */
  readonly first: readonly Named[];
}

export interface OtherPrice {
  readonly sku: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

export class ToldDifference {
  readonly #added: ToldProduct[] = [];
  readonly #prices: OtherPrice[] = [];
  #gone: readonly ToldProduct[] = [];
  #priced = 0;

  readonly onNew = ({ sku, title, price }: ToldProduct): void => {
    // As they come, texts hold on to the piece of the file that they were cut out of.
    if (this.#added.length < MOST) this.#added.push({ sku: detached(sku), title: detached(title), price });
  };

  readonly onGone = (products: readonly ToldProduct[]): void => {
    this.#gone = products;
  };

  price(sku: string, before: string, after: string, title: string): void {
    this.#priced += 1;
    if (this.#prices.length < MOST) this.#prices.push({ sku, title: detached(title), before, after });
  }

  /** Null: there was nothing to compare with. */
  report(before: Catalog | null, { added, removed }: Pick<ImportCounts, 'added' | 'removed'>): Difference | null {
    if (before === null || before.products === 0) return null;
    return {
      added: { count: added, first: this.#added },
      gone: { count: removed, first: this.#gone },
      prices: { count: this.#priced, first: this.#prices },
    };
  }
}

const MOST = GONE_TOLD;
