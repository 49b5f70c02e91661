import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const rate = { perSecond: 2, burst: 3 };

it('gives the burst at once, then as fast as the rate, and says how long to wait', () => {
  const buckets = new TokenBuckets();
  for (let i = 0; i < 3; i++) expect(buckets.take('a', rate, 0)).toBe(0);
  expect(buckets.take('a', rate, 0)).toBe(1);
  expect(buckets.take('a', rate, 499)).toBe(1);
  expect(buckets.take('a', rate, 500)).toBe(0);
  expect(buckets.take('a', { perSecond: 0.1, burst: 1 }, 500)).toBe(10);
});

it('never gives more than the burst after a pause', () => {
  const buckets = new TokenBuckets();
  buckets.take('a', rate, 0);
  for (let i = 0; i < 3; i++) expect(buckets.take('a', rate, 9_000_000)).toBe(0);
  expect(buckets.take('a', rate, 9_000_000)).toBe(1);
});

it('remembers a bucket until it is full again, however slowly it fills', () => {
  const buckets = new TokenBuckets();
  const slow = { perSecond: 0.001, burst: 5 };
  for (let i = 0; i < 5; i++) buckets.take('slow', slow, 0);
  for (let i = 0; i < 25_000; i++) buckets.take(`other${i}`, { perSecond: 100, burst: 1 }, i);
  expect(buckets.take('slow', slow, 25_000)).toBeGreaterThan(0);
  expect(buckets.take('slow', slow, 999_000)).toBeGreaterThan(0);
  expect(buckets.take('slow', slow, 1_000_000)).toBe(0);
});

it('remembers a bounded number of callers, however many come', () => {
  const buckets = new TokenBuckets();
  for (let i = 0; i < 250_000; i++) buckets.take(`caller${i}`, rate, i / 1000);
  expect(buckets.size).toBeLessThanOrEqual(100_000);
});
