// What can be said of a catalog's attributes from its products as they go by: how many have a value, and how many
// different ones there are. It sees every product of an import, so it does next to nothing for each.

import { detached } from '@guidepost/catalog/text/detached';
import type { Attribute, Product } from '@guidepost/engine/product';
import { KindSample } from './matters-of-kinds.ts';

export interface AttributeReport extends Attribute {
  /** Products that have a value. */
  readonly filled: number;
  /** From 0 to 1. */
  readonly fillRate: number;
  /** Different values; of a list, different values in it. */
  readonly distinct: number;
  /** Counting stopped at `distinct`: there may be more. */
  readonly distinctIsLeast: boolean;
  /** Most products that lack it are of kinds that do not have it. */
  readonly isOfSomeKinds: boolean;
  /** The first different values. */
  readonly examples: readonly AttributeExample[];
}

export type AttributeExample = number | string | boolean;

/** More different values than anybody could be offered are all the same to whoever reads the report. */
const MOST_DISTINCT = 1000;

const EXAMPLES = 3;

interface Count {
  filled: number;
  readonly values: Set<AttributeExample>;
}

export class AttributeCounts {
  readonly #counts = new Map<string, Count>();
  readonly #kinds = new KindSample();
  #products = 0;

  add(product: Product): void {
    this.#kinds.add(product);
    const { attributes } = product;
    this.#products += 1;
    for (const name in attributes) {
      const value = attributes[name];
      if (value === undefined) continue;
      let count = this.#counts.get(name);
      if (count === undefined) {
        count = { filled: 0, values: new Set() };
        this.#counts.set(name, count);
      }
      count.filled += 1;
      if (count.values.size >= MOST_DISTINCT) continue;
      if (typeof value !== 'object') keep(count.values, value);
      else for (const each of value) keep(count.values, each);
    }
  }

  report(attributes: readonly Attribute[]): readonly AttributeReport[] {
    const ofKinds = this.#kinds.ofSomeKinds(attributes);
    return attributes.map((attribute) => {
      const count = this.#counts.get(attribute.name);
      const filled = count?.filled ?? 0;
      const distinct = Math.min(count?.values.size ?? 0, MOST_DISTINCT);
      const fillRate = this.#products === 0 ? 0 : filled / this.#products;
      const examples = [...(count?.values ?? [])].slice(0, EXAMPLES);
      const isOfSomeKinds = ofKinds.has(attribute.name);
      const distinctIsLeast = distinct === MOST_DISTINCT;
      return { ...attribute, filled, fillRate, distinct, distinctIsLeast, isOfSomeKinds, examples };
    });
  }
}

/** Texts as copies: as they come, they hold on to the piece of the file that they were cut out of. */
function keep(values: Count['values'], value: AttributeExample): void {
  if (!values.has(value)) values.add(typeof value === 'string' ? detached(value) : value);
}
