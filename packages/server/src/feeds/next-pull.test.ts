import { expect, test } from 'vitest';
import { nextAfterFailure, nextAfterGood } from './next-pull.ts';

const MINUTE = 60_000;
const minutes = (next: number): number => next / MINUTE;

test('a good pull is followed by the next one after the interval, or up to a tenth and five minutes later', () => {
  expect(minutes(nextAfterGood({ everyMinutes: 30 }, { at: 0, random: 0 }))).toBe(30);
  expect(minutes(nextAfterGood({ everyMinutes: 30 }, { at: 0, random: 0.5 }))).toBe(31.5);
  expect(minutes(nextAfterGood({ everyMinutes: 10_080 }, { at: 0, random: 1 }))).toBe(10_085);
});

test('failures are tried again after five minutes, then after twice as long each time, up to a day', () => {
  const wait = (failures: number, waitAtLeast = 0): number =>
    minutes(nextAfterFailure({ failures }, waitAtLeast, { at: 0, random: 0 }));
  expect([0, 1, 2, 3, 8, 9, 1000].map((failures) => wait(failures))).toEqual([5, 10, 20, 40, 1280, 1440, 1440]);
  expect(wait(0, 12 * MINUTE)).toBe(12);
  expect(wait(0, 1e12)).toBe(1440);
});
