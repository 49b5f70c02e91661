import { describe, expect, it } from 'vitest';
import { HeldRefusals } from './held-refusals.ts';
import type { NextCall } from './next-call.ts';

const COST = 0.1;

/** Each refusal takes `COST` milliseconds of a simulated clock. */
function holdRefusals() {
  let now = 0;
  const refused: number[] = [];
  const numbers = new Map<NextCall, number>();
  const held = new HeldRefusals(
    (call) => {
      now += COST;
      refused.push(numbers.get(call) ?? Number.NaN);
    },
    () => now,
  );
  const add = () => {
    const call = {} as NextCall;
    numbers.set(call, numbers.size);
    held.add(call);
  };
  return { held, refused, add, now: () => now };
}

describe('refusals that are held', () => {
  it('are given in the order of their requests, each once, whatever time there is', () => {
    const { held, refused, add, now } = holdRefusals();
    let added = 0;
    for (const [more, time] of [
      [30, 1],
      [0, 0],
      [500, 3],
      [7, 100],
      [1, 0],
      [90, 2],
      [0, 1000],
    ] as const) {
      for (let nth = 0; nth < more; nth++) add();
      added += more;
      held.refuseUntil(now() + time);
      expect(held.count).toBe(added - refused.length);
    }
    expect(refused).toEqual(Array.from({ length: added }, (_, nth) => nth));
  });

  it('take the time they are given and hardly more, but are never held up for good', () => {
    const { held, refused, add, now } = holdRefusals();
    for (let nth = 0; nth < 1000; nth++) add();
    held.refuseUntil(now() + 5);
    expect(now()).toBeGreaterThanOrEqual(5);
    expect(now()).toBeLessThan(6);
    const before = refused.length;
    held.refuseUntil(now());
    expect(refused.length).toBeGreaterThan(before);
  });
});
