// What is chosen among, counted and estimated, against a set of group names.

import { expect, test } from 'vitest';
import { alternativeCounter, alternativeEstimator } from '../src/alternatives.ts';
import { emptyBits, setBit } from '../src/bits.ts';
import type { CompiledAdvisor } from '../src/compile.ts';

const SIZE = 200_000;
/** Three variants beside each other. */
const GROUPS = Uint32Array.from({ length: SIZE }, (_, product) => Math.floor(product / 3));

const compiled = { advisor: { results: { onePer: 'group' } }, snapshot: { size: SIZE, groups: GROUPS } };
const shop = compiled as unknown as CompiledAdvisor;

/** About one product in `every`, scattered. */
function scattered(every: number) {
  const products: number[] = [];
  const bits = emptyBits(SIZE);
  for (let product = 0; product < SIZE; product++) {
    if (Math.imul(product, 2654435761) >>> 8 > 2 ** 24 / every) continue;
    products.push(product);
    setBit(bits, product);
  }
  return { products, bits };
}

const groupsOf = (products: readonly number[]): number => new Set(products.map((product) => GROUPS[product])).size;

test('variants of one group are one alternative, and those of shown groups are left out', () => {
  const { products, bits } = scattered(40);
  const shown = products.slice(0, 20);
  const left = products.filter((product) => !shown.some((one) => GROUPS[one] === GROUPS[product]));
  for (const make of [alternativeCounter, alternativeEstimator]) {
    expect(make(shop)(bits)).toBe(groupsOf(products));
    expect(make(shop, shown)(bits)).toBe(groupsOf(left));
    expect(make(shop, products)(bits)).toBe(0);
  }
});

test('an estimate of very many is near the count, and the same each time', () => {
  for (const every of [1, 2, 4]) {
    const { products, bits } = scattered(every);
    const estimate = alternativeEstimator(shop)(bits);
    expect(alternativeEstimator(shop)(bits)).toBe(estimate);
    expect(Math.abs(estimate / groupsOf(products) - 1)).toBeLessThan(0.1);
  }
});
