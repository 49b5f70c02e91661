import { expect, test } from 'vitest';
import { pacer, pauseAfter } from './pace.ts';

test('work takes of its own time what the service leaves of its own, and a fifth at least', () => {
  expect(pauseAfter(10, 0.1)).toBe(0);
  expect(pauseAfter(10, 0.5)).toBe(10);
  expect(pauseAfter(10, 0.75)).toBeCloseTo(30);
  expect(pauseAfter(10, 0.99)).toBe(40);
  expect(pauseAfter(10, 1)).toBe(40);
});

test('work pauses after a stretch, as long as the service is busy, and what it waited is no work', () => {
  const busy = new Int32Array(1);
  const pauses: number[] = [];
  let time = 0;
  const pace = pacer(
    busy,
    (pause) => {
      pauses.push(pause);
      time += pause;
    },
    () => time,
  );
  const work = (milliseconds: number): void => {
    time += milliseconds;
    pace();
  };
  work(50);
  expect(pauses).toEqual([]);
  busy[0] = 500;
  work(4);
  work(4);
  expect(pauses).toEqual([]);
  work(4);
  expect(pauses).toEqual([12]);
  work(4);
  expect(pauses).toEqual([12]);
  busy[0] = 1000;
  work(20);
  expect(pauses).toEqual([12, 96]);
  busy[0] = 0;
  work(20);
  expect(pauses).toHaveLength(2);
});
