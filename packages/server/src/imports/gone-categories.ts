// Whether categories vanish: an export that stopped at one of them, or whose categories are named in another way, leaves advisors
// without products to ask for, while most products are still there.

import { findConcept } from '@guidepost/advice/draft/attribute/concept';
import type { Attribute, Product } from '@guidepost/engine/product';
import { SHOWN } from './moved-prices.ts';

/** A third of the categories would have no product. */
export interface GoneCategories {
  readonly code: 'categories-gone';
  readonly attribute: string;
  readonly gone: number;
  /** Those that there were. */
  readonly categories: number;
  /** The ten that had most products. */
  readonly examples: readonly { readonly category: string; readonly products: number }[];
}

/** The attributes that say which kind of thing a product is. */
export const categoryAttributes = (attributes: readonly Attribute[]): string[] =>
  attributes
    .filter(
      (attribute) => (attribute.type === 'text' || attribute.type === 'list') && findConcept(attribute) === 'kind',
    )
    .map(({ name }) => name);

/** How many products have each category. */
export class CategoryCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(attributes: readonly string[]) {
    for (const name of attributes) this.#counts.set(name, new Map());
  }

  add({ attributes }: Pick<Product, 'attributes'>): void {
    for (const [name, counts] of this.#counts) {
      const value = attributes[name];
      if (typeof value === 'string') count(counts, value);
      else if (Array.isArray(value)) for (const each of value) count(counts, each);
    }
  }

  /** `names`: the attributes that the catalog will have. Null: too few go to be worth a word. */
  danger(after: CategoryCounts, names: ReadonlySet<string>): GoneCategories | null {
    for (const [attribute, counts] of this.#counts) {
      if (!names.has(attribute)) continue;
      const left = after.#counts.get(attribute);
      const real = [...counts].filter(([, products]) => products >= LEAST_PRODUCTS);
      const gone = real.filter(([category]) => left?.has(category) !== true).sort((a, b) => b[1] - a[1]);
      if (gone.length < LEAST_GONE || gone.length * 3 < real.length) continue;
      const examples = gone.slice(0, SHOWN).map(([category, products]) => ({ category, products }));
      return { code: 'categories-gone', attribute, gone: gone.length, categories: real.length, examples };
    }
    return null;
  }
}

/** Categories of fewer products come and go with these. */
const LEAST_PRODUCTS = 3;
/** One or two are given up on purpose. */
const LEAST_GONE = 3;
/** So many texts are no categories. */
const MOST_CATEGORIES = 10_000;

function count(counts: Map<string, number>, value: string): void {
  const known = counts.get(value);
  if (known !== undefined) counts.set(value, known + 1);
  else if (counts.size < MOST_CATEGORIES) counts.set(value, 1);
}
