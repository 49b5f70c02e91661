// Which attributes only some kinds of products have, by a sample: a hedge trimmer has no cutting width, so nobody needs to fill
// it in. The sample is spread evenly over the file, whatever its length.

import { detached } from '@guidepost/catalog/text/detached';
import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { categoryAttributes } from './gone-categories.ts';

const MOST = 2_000;

/** What may be a kind; `true` stands for any value that cannot be one. */
type Kept = string | readonly string[] | true;

export class KindSample {
  #products: Readonly<Record<string, Kept | undefined>>[] = [];
  #seen = 0;
  /** One of so many is kept. */
  #stride = 1;

  add({ attributes }: Product): void {
    if (this.#seen++ % this.#stride !== 0) return;
    const kept: Record<string, Kept> = {};
    for (const name in attributes) {
      const value = attributes[name];
      if (value !== undefined) kept[name] = keep(value);
    }
    this.#products.push(kept);
    if (this.#products.length < MOST) return;
    this.#products = this.#products.filter((_, at) => at % 2 === 0);
    this.#stride *= 2;
  }

  /** Names of attributes. At least half of the products that lack one are of kinds that do not have it. */
  ofSomeKinds(attributes: readonly Attribute[]): ReadonlySet<string> {
    const kinds = categoryAttributes(attributes);
    const others = attributes.filter(({ name }) => !kinds.includes(name));
    const kindsOf = kinds.map((kind) => this.#products.map((product) => keyOf(product[kind])));
    const own = others.filter(({ name }) => kindsOf.some((ofProducts) => this.#isOfKinds(name, ofProducts)));
    return new Set(own.map(({ name }) => name));
  }

  /** `kinds`: of the products, in their order. Null: a product has none. */
  #isOfKinds(name: string, kinds: readonly (string | null)[]): boolean {
    const counts = new Map<string, { products: number; having: number }>();
    let lacking = 0;
    for (const [at, product] of this.#products.entries()) {
      const has = product[name] !== undefined;
      if (!has) lacking += 1;
      const key = kinds[at] ?? null;
      if (key === null) continue;
      const count = counts.get(key) ?? { products: 0, having: 0 };
      if (count.products === 0) counts.set(key, count);
      count.products += 1;
      if (has) count.having += 1;
    }
    const without = [...counts.values()].filter(({ products, having }) => having < products * RARELY);
    // Of kinds with a few products each, nothing can be said, nor of what no product has.
    if (without.length === counts.size || without.every(({ products }) => products < ENOUGH)) return false;
    return without.reduce((sum, { products, having }) => sum + products - having, 0) * 2 >= lacking;
  }
}

/** As they come, texts hold on to the piece of the file that they were cut out of. */
function keep(value: AttributeValue): Kept {
  if (typeof value === 'string') return detached(value);
  return typeof value === 'object' ? value.map(detached) : true;
}

const keyOf = (value: Kept | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** A kind of which fewer have it does not have it. */
const RARELY = 0.05;
const ENOUGH = 5;
