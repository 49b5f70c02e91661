import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { ModelStore } from './model-store.fixture.ts';
import { RecentFailures } from './recent-failures.ts';
import { SharedFailures } from './shared-failures.ts';
import { SharedRates } from './shared-rates.ts';

const MOST = 30;
const WINDOW = 60;
/** Milliseconds between two exchanges of a process. */
const CADENCE = 250;
/** What each process lets through without a word to the others. */
const UNTOLD = 2;

function makeProcesses(count: number) {
  return Array.from({ length: count }, () => {
    const rates = new SharedRates((caller) => caller);
    rates.learn([], count, 0);
    return { rates, failures: new SharedFailures(MOST, WINDOW, rates) };
  });
}

/** Tries `perSecond` times a second, each time at the process that `turn` names. Returns when tries were let through, in milliseconds. */
function tryKeys(processes: number, seconds: number, perSecond: number, turn: (nth: number) => number): number[] {
  const all = makeProcesses(processes);
  const store = new ModelStore();
  const passed: number[] = [];
  let told = 0;
  for (let nth = 0; nth < seconds * perSecond; nth += 1) {
    const now = (nth * 1000) / perSecond;
    if (all[turn(nth) % processes]?.failures.add('a', now) === 0) passed.push(now);
    for (; told + CADENCE <= now; told += CADENCE) {
      for (const { rates } of all) rates.learn(store.exchange(rates.report(), now), processes, now);
    }
  }
  return passed;
}

it('over several processes nobody gets more than once what one process lets through, and then its share of each minute', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.nat(7), { minLength: 1, maxLength: 20 }),
      (processes, perSecond, turns) => {
        const seconds = 240;
        const passed = tryKeys(processes, seconds, perSecond, (nth) => turns[nth % turns.length] ?? 0);
        const allowed = MOST + (seconds * MOST) / WINDOW;
        expect(passed.length).toBeLessThanOrEqual(1.2 * allowed + processes * UNTOLD * (seconds / WINDOW));
        expect(passed.length).toBeGreaterThan((0.8 * (seconds * MOST)) / WINDOW);
        // The minutes after the first, in which what was not told yet is over, too.
        const late = passed.filter((at) => at >= 120_000);
        expect(late.length).toBeLessThanOrEqual(1.2 * 2 * MOST + processes * UNTOLD * 2);
      },
    ),
    runs(20),
  );
});

it('of one process it is exactly what is counted there, which never waits for the bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 400 }), (pauses) => {
      const alone = new RecentFailures(MOST, WINDOW);
      const [process] = makeProcesses(1);
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        expect(process?.failures.add('a', now)).toBe(alone.add('a', now));
      }
    }),
    runs(50),
  );
});

it('addresses that fail once or twice tell the store nothing', () => {
  const [process] = makeProcesses(3);
  for (let nth = 0; nth < 1000; nth += 1) {
    for (let times = 0; times < UNTOLD; times += 1) process?.failures.add(`address${nth}`, nth);
  }
  expect(process?.rates.report()).toEqual([]);
});
