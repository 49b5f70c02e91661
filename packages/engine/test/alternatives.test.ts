// What is chosen among, counted and estimated, against a set of group names.

import { expect, test } from 'vitest';
import { alternativeCounter, outsideEstimator } from '../src/alternatives.ts';
import { type Bits, emptyBits, hasBit, setBit } from '../src/bits.ts';
import type { CompiledAdvisor } from '../src/compile.ts';

const SIZE = 200_000;
/** So many that even how many there are is estimated. */
const LARGE = 700_000;
/** Three variants beside each other. */
const GROUPS = Uint32Array.from({ length: LARGE }, (_, product) => Math.floor(product / 3));

const compiled = { advisor: { results: { onePer: 'group' } }, snapshot: { size: LARGE, groups: GROUPS } };
const shop = compiled as unknown as CompiledAdvisor;

/** About one product in `every`, scattered, from `first` on. */
function scattered(every: number, size = SIZE, first = 0) {
  const products: number[] = [];
  const bits = emptyBits(size);
  for (let product = first; product < size; product++) {
    if (Math.imul(product, 2654435761) >>> 8 > 2 ** 24 / every) continue;
    products.push(product);
    setBit(bits, product);
  }
  return { products, bits };
}

const estimator = (of: CompiledAdvisor, shown: readonly number[] = []) => {
  const estimate = outsideEstimator(of, shown);
  return (products: Bits) => {
    const none = new Uint32Array(products.length);
    return estimate(products, none, none);
  };
};

const groupsOf = (products: readonly number[]): number => new Set(products.map((product) => GROUPS[product])).size;

test('variants of one group are one alternative, and those of shown groups are left out', () => {
  const { products, bits } = scattered(160);
  const shown = products.slice(0, 20);
  const left = products.filter((product) => !shown.some((one) => GROUPS[one] === GROUPS[product]));
  for (const make of [alternativeCounter, estimator]) {
    expect(make(shop)(bits)).toBe(groupsOf(products));
    expect(make(shop, shown)(bits)).toBe(groupsOf(left));
    expect(make(shop, products)(bits)).toBe(0);
  }
});

test('an estimate of very many is near the count, and the same each time', () => {
  for (const [size, every] of [SIZE, LARGE].flatMap((size) => [1, 2, 4].map((every) => [size, every] as const))) {
    const { products, bits } = scattered(every, size);
    const estimate = estimator(shop)(bits);
    expect(estimator(shop)(bits)).toBe(estimate);
    expect(Math.abs(estimate / groupsOf(products) - 1)).toBeLessThan(0.1);
  }
});

test('of very many products, a few are counted wherever they are, and none is none', () => {
  const few = scattered(1, LARGE, LARGE - 90);
  expect(estimator(shop)(few.bits)).toBe(groupsOf(few.products));
  expect(estimator(shop)(emptyBits(LARGE))).toBe(0);
});

test('what lies in either of two other sets is not counted', () => {
  const { products, bits } = scattered(80);
  const [one, other] = [scattered(3), scattered(5)];
  const outside = products.filter((product) => !hasBit(one.bits, product) && !hasBit(other.bits, product));
  expect(outside.length).toBeLessThan(products.length);
  expect(outsideEstimator(shop, [])(bits, one.bits, other.bits)).toBe(groupsOf(outside));
  const each = { ...compiled, advisor: { results: { onePer: 'product' } } } as unknown as CompiledAdvisor;
  const shown = products.slice(0, 20);
  const left = outside.filter((product) => !shown.includes(product));
  expect(outsideEstimator(each, shown)(bits, one.bits, other.bits)).toBe(left.length);
});
