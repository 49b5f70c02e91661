// Promises about the sample that gains are counted over.

import { expect, test } from 'vitest';
import { emptyBits, fullBits, setBit } from './bits.ts';
import { sampleCandidates } from './candidate-sample.ts';

const sampleOf = (candidates: readonly number[], size: number): number[] => {
  const bits = emptyBits(size);
  for (const product of candidates) setBit(bits, product);
  const { products, length } = sampleCandidates(bits, candidates.length);
  return [...products.subarray(0, length)];
};

test('up to 1,024 candidates are all looked at', () => {
  for (const count of [0, 1, 31, 1_023, 1_024]) {
    const candidates = Array.from({ length: count }, (_, nth) => nth * 3 + 1);
    expect(sampleOf(candidates, 20_000)).toEqual(candidates);
  }
});

test('of more candidates, every block of neighbours gives one, and no other product is in the sample', () => {
  for (const [count, apart] of [
    [1_025, 1],
    [10_000, 7],
    [100_003, 3],
    [1_500_000, 1],
  ] as const) {
    const candidates = Array.from({ length: count }, (_, nth) => nth * apart);
    const size = Math.ceil(count / 1_024);
    const sample = sampleOf(candidates, count * apart);
    expect(sample.length).toBeLessThanOrEqual(1_024);
    expect(sample.length).toBeGreaterThanOrEqual(Math.floor(count / size));
    expect(sample.every((product, block) => Math.floor(product / apart / size) === block)).toBe(true);
    expect(sample.every((product) => product % apart === 0 && product < count * apart)).toBe(true);
  }
});

test('variants that stand in a fixed order are all in the sample, each about as often', () => {
  for (const variants of [2, 5, 10, 24, 25]) {
    const { products, length } = sampleCandidates(fullBits(100_000), 100_000);
    const seen = new Array<number>(variants).fill(0);
    for (const product of products.subarray(0, length)) seen[product % variants] = (seen[product % variants] ?? 0) + 1;
    const even = length / variants;
    for (const count of seen) expect(Math.abs(count - even)).toBeLessThan(5 * Math.sqrt(even));
  }
});
