import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentFailures } from './recent-failures.ts';

it('lets so many through in any stretch of the window, and not one more', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 200 }), (pauses) => {
      const failures = new RecentFailures(5, 10);
      const passed: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        const recent = passed.filter((at) => at > now - 10_000);
        const wait = failures.add('a', now);
        expect(wait === 0).toBe(recent.length < 5);
        if (wait === 0) passed.push(now);
        else expect((recent[0] ?? 0) + 10_000).toBeLessThanOrEqual(now + wait * 1000);
      }
    }),
  );
});

it('counts each caller by itself, also among many others', () => {
  const failures = new RecentFailures(1, 60);
  expect(failures.add('a', 0)).toBe(0);
  expect(failures.add('b', 0)).toBe(0);
  expect(failures.add('a', 1)).toBe(60);
  for (let i = 0; i < 5000; i++) failures.add(`c${i}`, 30_000);
  expect(failures.add('b', 59_999)).toBe(1);
  expect(failures.add('b', 60_000)).toBe(0);
});

it('remembers a bounded number of callers, however many fail', () => {
  const failures = new RecentFailures(30, 60);
  for (let i = 0; i < 100_000; i++) failures.add(`caller${i}`, i / 1000);
  expect(failures.size).toBeLessThanOrEqual(20_000);
});
