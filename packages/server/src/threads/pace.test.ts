import { expect, test } from 'vitest';
import { pacer, restFor } from './pace.ts';

test('work takes of its own time what the service leaves of its own, less the busier it is, and a tenth at least', () => {
  expect(restFor(0.1)).toBe(0);
  expect(restFor(0.3)).toBeCloseTo(3 / 7);
  expect(restFor(0.5)).toBe(1);
  expect(restFor(0.7)).toBeCloseTo((7 / 3) ** 2);
  expect(restFor(0.9)).toBe(9);
  expect(restFor(1)).toBe(9);
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
  expect(pauses.slice(1)).toEqual([100, 100, expect.closeTo(16)]);
  busy[0] = 0;
  work(20);
  expect(pauses).toHaveLength(4);
});

test('a long pause ends as soon as the service is not busy any more', () => {
  const busy = new Int32Array([1000]);
  const pauses: number[] = [];
  let time = 0;
  const pace = pacer(
    busy,
    (pause) => {
      pauses.push(pause);
      time += pause;
      if (pauses.length === 2) busy[0] = 0;
    },
    () => time,
    () => time,
  );
  time = 1000;
  pace();
  expect(pauses).toEqual([100, 100]);
});

test('time in which others had the processors is no work to pause for', () => {
  const pauses: number[] = [];
  let [time, worked] = [0, 0];
  const pace = pacer(
    new Int32Array([1000]),
    (pause) => void pauses.push(pause),
    () => time,
    () => worked,
  );
  [time, worked] = [5000, 2];
  pace();
  expect(pauses).toEqual([18]);
});
