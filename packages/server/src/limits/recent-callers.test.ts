import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentCallers } from './recent-callers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('remembers a caller for a period at least, and for two at most', () => {
  const callers = new RecentCallers<number>(100, 1000);
  callers.keep('a', 1, 0);
  callers.keep('b', 2, 999);
  callers.keep('c', 3, 1000);
  expect([callers.find('a'), callers.find('b'), callers.find('c')]).toEqual([1, 2, 3]);
  callers.keep('b', 4, 1998);
  callers.keep('d', 5, 2000);
  expect([callers.find('a'), callers.find('b'), callers.find('c')]).toEqual([undefined, 4, 3]);
});

it('remembers two generations at most', () => {
  const callers = new RecentCallers<number>(10, 1000);
  for (let i = 0; i < 1000; i++) {
    callers.keep(`caller${i}`, i, 0);
    expect(callers.size).toBeLessThanOrEqual(20);
    expect(callers.find(`caller${i}`)).toBe(i);
  }
});

it('lets go of all when nobody comes any more, and then needs no timer', () => {
  const callers = new RecentCallers<number>(10_000, 1000);
  for (let i = 0; i < 10_000; i++) callers.keep(`caller${i}`, i, performance.now());
  vi.advanceTimersByTime(900);
  expect(callers.size).toBe(10_000);
  vi.advanceTimersByTime(5000);
  expect(callers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('can be made to remember for longer', () => {
  const callers = new RecentCallers<number>(100, 1000);
  callers.keepFor(5000);
  callers.keep('a', 1, 0);
  callers.keep('b', 1, 4999);
  callers.keep('c', 1, 9998);
  expect(callers.find('a')).toBe(1);
});
