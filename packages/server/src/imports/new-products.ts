// What the products that an update brings in lack, although nearly all others of the catalog have it: whoever is asked for it
// never finds them, and nobody sees that in counts.

import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import { findRenamed } from '@guidepost/catalog/survey/find-renamed';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { CatalogChange } from '../catalogs/catalog-store.ts';
import { FillCounts, MOST_SAMPLED } from './catalog-sample.ts';
import type { LackingAttribute, NewProductsReport } from './import-notices.ts';

/** Of the products that were there. */
const NEARLY_ALL = 0.9;
const LACKING = 0.5;

export class NewProducts {
  readonly #fill = new FillCounts();
  #products = 0;

  add({ attributes }: Product): void {
    this.#products += 1;
    this.#fill.add(attributes);
  }

  /** After the change is finished. `rules` and `unused`: of the file. Null: they lack nothing. */
  async report(
    change: CatalogChange,
    rules: Mapping | null,
    unused: readonly string[],
  ): Promise<NewProductsReport | null> {
    const { before } = change;
    if (this.#products === 0 || before === null) return null;
    const others = await fillOf(change, Math.min(before.products, MOST_SAMPLED));
    const lacking = before.attributes.filter(
      ({ name }) => others.rate(name) >= NEARLY_ALL && this.#fill.rate(name) < LACKING,
    );
    if (lacking.length === 0) return null;
    const free = [...unused, ...newColumns(rules, before.attributes)];
    const attributes = lacking.map(({ name, label }): LackingAttribute => {
      const missing = Math.round((1 - this.#fill.rate(name)) * this.#products);
      return { name, missing, column: findRenamed([name.replaceAll('_', ' '), label ?? ''], free) };
    });
    return { products: this.#products, lacking: attributes };
  }
}

/** New products stand behind all others. */
async function fillOf(change: CatalogChange, most: number): Promise<FillCounts> {
  const fill = new FillCounts();
  let looked = 0;
  for await (const batch of change.read()) {
    for (const { attributes } of batch.slice(0, most - looked)) fill.add(attributes);
    looked += batch.length;
    if (looked >= most) break;
  }
  return fill;
}

/** Columns that became attributes which the catalog did not have: they may be one that it has. */
function newColumns(rules: Mapping | null, known: readonly Attribute[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  const news = rules?.attributes.filter(({ name }) => !names.has(name)) ?? [];
  return [...new Set(news.flatMap(({ from }) => from.flatMap(columnsOf)))];
}
