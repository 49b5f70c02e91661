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

it('never gives more than the burst after a pause, and nothing for a clock set back', () => {
  const buckets = new TokenBuckets();
  expect(buckets.left('a', rate, 0)).toBe(3);
  buckets.take('a', rate, 1_000_000);
  expect(buckets.left('a', rate, 9_000_000)).toBe(3);
  for (let i = 0; i < 2; i++) buckets.take('a', rate, 1_000_000);
  expect(buckets.take('a', rate, 0)).toBeGreaterThan(0);
});

it('forgets full buckets only, each by its own rate', () => {
  const buckets = new TokenBuckets();
  const slow = { perSecond: 0.001, burst: 5 };
  for (let i = 0; i < 5; i++) buckets.take('slow', slow, 0);
  for (let i = 0; i < 25_000; i++) buckets.take(`other${i}`, { perSecond: 100, burst: 1 }, i);
  expect(buckets.take('slow', slow, 25_000)).toBeGreaterThan(0);
});
