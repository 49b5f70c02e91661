import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { ModelStore } from './model-store.fixture.ts';
import { SharedRates } from './shared-rates.ts';
import type { Rate } from './token-buckets.ts';

/** Milliseconds between two exchanges of a process. */
const CADENCE = 250;
const STEP = 5;

interface Scene {
  readonly servers: number;
  readonly rate: Rate;
  /** How the requests are spread, in turn, each for some time. */
  readonly phases: readonly {
    readonly weights: readonly number[];
    readonly seconds: number;
    readonly demand: number;
  }[];
  /** Each exchange comes up to so many milliseconds late. */
  readonly late: number;
  readonly chance: () => number;
}

/** When requests were let through, in milliseconds. */
function play({ servers, rate, phases, late, chance }: Scene): number[] {
  const store = new ModelStore();
  const all = Array.from({ length: servers }, () => ({
    rates: new SharedRates((caller) => caller),
    due: chance() * CADENCE,
  }));
  for (const { rates } of all) rates.learn([], servers, 0);
  const passed: number[] = [];
  let now = 0;
  for (const { weights, seconds, demand } of phases) {
    const sum = weights.slice(0, servers).reduce((total, weight) => total + weight, 0);
    const asked = all.map(() => 0);
    const from = now;
    for (; now < from + seconds * 1000; now += STEP) {
      for (const [at, server] of all.entries()) {
        const wanted = ((now - from) / 1000) * demand * ((weights[at] ?? 0) / sum);
        for (; (asked[at] ?? 0) < wanted; asked[at] = (asked[at] ?? 0) + 1) {
          if (server.rates.take('caller', rate, now) === 0) passed.push(now);
        }
        if (now < server.due) continue;
        server.rates.learn(store.exchange(server.rates.report(), now), servers, now);
        server.due = now + CADENCE + chance() * late;
      }
    }
  }
  return passed;
}

/** The burst is that of two seconds at least, of twelve unless set otherwise. */
const rates = fc
  .record({ perSecond: fc.integer({ min: 2, max: 50 }), seconds: fc.integer({ min: 2, max: 12 }) })
  .map(({ perSecond, seconds }) => ({ perSecond, burst: Math.max(40, perSecond * seconds) }));
const servers = fc.integer({ min: 1, max: 6 });
const chances = fc
  .infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))
  .map((stream) => () => stream.next().value ?? 0);
const weights = fc
  .array(fc.constantFrom(0, 0.1, 1, 10), { minLength: 6, maxLength: 6 })
  .map(([first = 0, ...others]) => [first + 0.1, ...others]);

/** The most that any stretch of time got beyond what the rate allows in it, as a part of that. */
function mostOver(passed: readonly number[], { perSecond, burst }: Rate): number {
  let most = 0;
  for (let from = 0; from < passed.length; from += 5) {
    for (let to = from; to < passed.length; to += 5) {
      const allowed = burst + (((passed[to] ?? 0) - (passed[from] ?? 0)) / 1000) * perSecond;
      most = Math.max(most, (to - from + 1) / allowed);
    }
  }
  return most;
}

describe('over several processes', () => {
  it('a caller gets its rate within a fifth, no less and in no stretch of time more, however its requests are spread', () => {
    fc.assert(
      fc.property(servers, rates, weights, chances, (count, rate, spread, chance) => {
        const seconds = 15;
        const demand = 4 * rate.perSecond + (2 * rate.burst) / 3;
        const passed = play({
          servers: count,
          rate,
          phases: [{ weights: spread, seconds, demand }],
          late: 100,
          chance,
        });
        const allowed = rate.burst + seconds * rate.perSecond;
        expect(passed.length / allowed).toBeGreaterThan(0.8);
        expect(mostOver(passed, rate)).toBeLessThan(1.2);
      }),
      runs(40),
    );
  });

  it('who turns to other processes again and again owes what was too much, and gets its rate in the end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        rates,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 12, maxLength: 12 }),
        chances,
        (count, rate, tenths, chance) => {
          const phases = tenths.map((each, turn) => ({
            weights: Array.from({ length: 6 }, (_, at) => (at === turn % count ? 1 : 0)),
            seconds: each / 10,
            demand: 10 * rate.perSecond + 3 * rate.burst,
          }));
          const passed = play({ servers: count, rate, phases, late: 100, chance });
          const seconds = tenths.reduce((sum, each) => sum + each, 0) / 10;
          expect(passed.length).toBeLessThan(1.2 * (rate.burst + seconds * rate.perSecond) + rate.burst / 2);
        },
      ),
      runs(40),
    );
  });
});

it('of one process is that of a single bucket', () => {
  const rates = new SharedRates((caller) => caller);
  const rate = { perSecond: 2, burst: 3 };
  for (let i = 0; i < 3; i++) expect(rates.take('a', rate, 0)).toBe(0);
  expect(rates.take('a', rate, 0)).toBe(1);
  expect(rates.take('a', rate, 499)).toBe(1);
  expect(rates.take('a', rate, 500)).toBe(0);
  expect(rates.take('b', rate, 500)).toBe(0);
});

it('costs nothing to tell for callers who ask for little', () => {
  const rates = new SharedRates((caller) => caller);
  rates.learn([], 3, 0);
  for (let i = 0; i < 1000; i++) rates.take(`caller${i}`, { perSecond: 10, burst: 120 }, i);
  expect(rates.report()).toEqual([]);
});

it('what could not be told is told later, once', () => {
  const rates = new SharedRates((caller) => caller);
  const rate = { perSecond: 1, burst: 10 };
  for (let i = 0; i < 5; i++) rates.take('a', rate, 0);
  const reports = rates.report();
  expect(reports).toEqual([{ name: 'a', taken: 5, rate }]);
  rates.takeBack(reports);
  rates.take('a', rate, 0);
  expect(rates.report()).toEqual([{ name: 'a', taken: 6, rate }]);
  expect(rates.report()).toEqual([]);
});

it('while the store does not answer, all processes together keep the rate', () => {
  const all = Array.from({ length: 4 }, () => new SharedRates((caller) => caller));
  const rate = { perSecond: 8, burst: 80 };
  for (const rates of all) rates.learn([], 4, 0);
  let passed = 0;
  for (let now = 0; now < 20_000; now += 10) {
    for (const rates of all) {
      if (rates.take('a', rate, now) === 0) passed += 1;
      if (now % 250 === 0) rates.takeBack(rates.report());
    }
  }
  expect(passed).toBeGreaterThanOrEqual(0.8 * (80 + 160));
  expect(passed).toBeLessThanOrEqual(1.2 * (80 + 160));
});

it('a process that never saw a caller gives out what others have left', () => {
  const rates = new SharedRates((caller) => caller);
  rates.learn([{ name: 'a', level: -3, used: 100 }], 2, 0);
  expect(rates.take('a', { perSecond: 1, burst: 100 }, 0)).toBeGreaterThan(0);
  expect(rates.take('b', { perSecond: 1, burst: 100 }, 0)).toBe(0);
});
