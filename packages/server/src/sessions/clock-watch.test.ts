import { beforeEach, expect, test } from 'vitest';
import { ClockWatch } from './clock-watch.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let wall = 0;
let steady = 0;
let watch: ClockWatch;
const pass = (milliseconds: number): void => {
  wall += milliseconds;
  steady += milliseconds;
};
beforeEach(() => {
  wall = Date.UTC(2026, 0, 5);
  steady = 1000;
  watch = new ClockWatch({ wall: () => wall, steady: () => steady });
});

test('a clock that runs on is believed, and so is one that drifts or is corrected by little', () => {
  for (let look = 0; look < 100; look++) {
    pass(10 * MINUTE);
    wall += 900;
    expect(watch.isBelieved()).toBe(true);
  }
  expect(watch.health).toEqual({ part: 'clock', state: 'ok', detail: null });
});

test.each([
  ['forward', 400 * DAY],
  ['back', -400 * DAY],
])('a clock that was set %s is not believed, however often it is asked, and is when it is set right', (way, by) => {
  wall += by;
  for (let look = 0; look < 50; look++) {
    pass(10 * MINUTE);
    expect(watch.isBelieved()).toBe(false);
  }
  expect(watch.health).toMatchObject({ part: 'clock', state: 'degraded' });
  expect(watch.health.detail).toContain(`${Math.abs(by) / 1000} seconds ${way}`);
  wall -= by;
  expect(watch.isBelieved()).toBe(true);
  expect(watch.health.state).toBe('ok');
});

test('a time that was set and has held for a day is believed; one that keeps jumping is not', () => {
  wall += 3 * DAY;
  for (let hours = 0; hours < 24; hours++) {
    expect(watch.isBelieved()).toBe(false);
    pass(60 * MINUTE);
  }
  expect(watch.isBelieved()).toBe(true);
  for (let hours = 0; hours < 48; hours++) {
    wall += 2 * MINUTE;
    pass(60 * MINUTE);
    expect(watch.isBelieved()).toBe(false);
  }
});
