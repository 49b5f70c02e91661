import { expect, test } from 'vitest';
import { HashQueue } from './hash-queue.ts';

test('never more run at once than may, each in turn, and whoever finds the line full is sent away', async () => {
  const queue = new HashQueue(2, 3);
  const order: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (nth: number) => async () => {
    order.push(nth);
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return nth;
  };
  const all = Array.from({ length: 7 }, (_, nth) => queue.run(work(nth)));
  expect(await Promise.all(all.slice(5))).toEqual([null, null]);
  const others = Promise.all(all.slice(0, 5));
  for (let left = 5; left > 0; left -= 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await others).toEqual([0, 1, 2, 3, 4].map((value) => ({ value })));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('work that fails leaves its place to the next', async () => {
  const queue = new HashQueue(1, 1);
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toEqual({ value: 'next' });
  expect(await queue.run(async () => 'later')).toEqual({ value: 'later' });
});
