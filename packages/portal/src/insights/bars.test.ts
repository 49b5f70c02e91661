import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barsOf, DRAWN, isByWeek, ticksFor } from './bars.ts';
import { countDays, moveDay } from './chosen-days.ts';

const told = (day: string, version: number, started: number) => ({
  ...{ day, version, started, engaged: 0, results: 0, clicked: 0, added: 0, bought: 0 },
});

it('a day without a conversation has a bar as well, and versions of one day are one bar', () => {
  const days = { from: '2026-02-27', to: '2026-03-02' };
  const bars = barsOf(days, [told('2026-02-27', 1, 4), told('2026-03-01', 1, 2), told('2026-03-01', 2, 3)]);
  expect(bars.map(({ from, counts }) => [from, counts.started])).toEqual([
    ['2026-02-27', 4],
    ['2026-02-28', 0],
    ['2026-03-01', 5],
    ['2026-03-02', 0],
  ]);
  expect(bars.map(({ newVersion }) => newVersion)).toEqual([null, null, 2, null]);
});

it('however many days there are, no conversation is lost or drawn twice, and the bars cover the days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.record({ back: fc.nat(499), count: fc.nat(50), version: fc.integer({ min: 1, max: 3 }) })),
      (length, found) => {
        const to = '2026-03-02';
        const days = { from: moveDay(to, 1 - length), to };
        const inside = found.filter(({ back }) => back < length);
        const bars = barsOf(
          days,
          inside.map(({ back, count, version }) => told(moveDay(to, -back), version, count)),
        );
        expect(bars.reduce((sum, { counts }) => sum + counts.started, 0)).toBe(
          inside.reduce((sum, { count }) => sum + count, 0),
        );
        expect(bars.reduce((sum, bar) => sum + countDays(bar), 0)).toBe(length);
        expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([days.from, days.to]);
        expect(bars.length).toBeLessThanOrEqual(isByWeek(days) ? 72 : 100);
      },
    ),
  );
  expect(DRAWN).toHaveLength(6);
});

it('the scale has few round numbers, and reaches to the most', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (most) => {
      const ticks = ticksFor(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
  expect([ticksFor(0), ticksFor(3), ticksFor(37)]).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 10, 20, 30, 40],
  ]);
});
