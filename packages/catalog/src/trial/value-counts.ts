// What values attributes have among the products that come out, the commonest first.

import type { AttributeValue, Product } from '@guidepost/engine/product';
import { detached } from '../text/detached.ts';
import { shortCell } from './troubles.ts';

export interface CountedValue {
  readonly value: string | number | boolean;
  readonly count: number;
}

/** Different values of one attribute that are counted, and those that are told: of most attributes, and of those that are looked at. */
const MOST_COUNTED = 2000;
const MOST_TOLD = 12;
const MOST_OF_LOOKED_AT = 500;

export class ValueCounts {
  readonly #attributes = new Map<string, Map<CountedValue['value'], number>>();

  add({ attributes }: Pick<Product, 'attributes'>): void {
    for (const [name, value] of Object.entries(attributes)) {
      const counts = this.#attributes.get(name) ?? new Map();
      this.#attributes.set(name, counts);
      for (const each of eachOf(value)) {
        const count = counts.get(each);
        if (count !== undefined) counts.set(each, count + 1);
        else if (counts.size < MOST_COUNTED) counts.set(typeof each === 'string' ? detached(each) : each, 1);
      }
    }
  }

  /** By attribute. `lookedAt`: names of those of which all are wanted. */
  report(lookedAt: readonly string[] = []): Readonly<Record<string, readonly CountedValue[]>> {
    return Object.fromEntries(
      [...this.#attributes].map(([name, counts]) => [
        name,
        [...counts]
          .sort(([, one], [, other]) => other - one)
          .slice(0, lookedAt.includes(name) ? MOST_OF_LOOKED_AT : MOST_TOLD)
          .map(([value, count]) => ({ value: typeof value === 'string' ? shortCell(value) : value, count })),
      ]),
    );
  }

  /** How many different ones there are, by attribute. */
  distinct(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#attributes].map(([name, counts]) => [name, counts.size]));
  }
}

const eachOf = (value: AttributeValue): readonly CountedValue['value'][] =>
  Array.isArray(value) ? value : [value as CountedValue['value']];
