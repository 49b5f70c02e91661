// Which attributes only some kinds of products have, by a sample: a hedge trimmer has no cutting width, so nobody needs to fill
// it in. The sample is spread evenly over the file, whatever its length.

import type { Attribute, Product } from '@guidepost/engine/product';
import { categoryAttributes } from './gone-categories.ts';

const MOST = 2_000;

export class KindSample {
  #products: Product['attributes'][] = [];
  #seen = 0;
  /** One of so many is kept. */
  #stride = 1;

  add({ attributes }: Product): void {
    if (this.#seen++ % this.#stride !== 0) return;
    // As they come, texts hold on to the piece of the file that they were cut out of. All values are such as JSON has.
    this.#products.push(JSON.parse(JSON.stringify(attributes)));
    if (this.#products.length < MOST) return;
    this.#products = this.#products.filter((_, at) => at % 2 === 0);
    this.#stride *= 2;
  }

  /** Names of attributes. At least half of the products that lack one are of kinds that do not have it. */
  ofSomeKinds(attributes: readonly Attribute[]): ReadonlySet<string> {
    const kinds = categoryAttributes(attributes);
    const others = attributes.filter(({ name }) => !kinds.includes(name));
    const own = others.filter(({ name }) => kinds.some((kind) => this.#isOfKinds(name, kind)));
    return new Set(own.map(({ name }) => name));
  }

  #isOfKinds(name: string, kind: string): boolean {
    const counts = new Map<string, { products: number; having: number }>();
    let lacking = 0;
    for (const product of this.#products) {
      const has = product[name] !== undefined;
      if (!has) lacking += 1;
      if (product[kind] === undefined) continue;
      const key = JSON.stringify(product[kind]);
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

/** A kind of which fewer have it does not have it. */
const RARELY = 0.05;
const ENOUGH = 5;
