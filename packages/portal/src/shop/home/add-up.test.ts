import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { expect, it } from 'vitest';
import { addUp } from './add-up.ts';
import { pointsOf } from './points-of.ts';

const of = (days: readonly [string, number][], revenue: InsightsView['revenue']): InsightsView =>
  ({
    ...{ from: '2026-10-31', to: '2026-11-02', revenue },
    funnel: { started: days.reduce((sum, [, started]) => sum + started, 0) },
    days: days.map(([day, started]) => ({ day, started, version: 1 })),
  }) as unknown as InsightsView;

it('numbers of several advisors are added, day by day and by currency', () => {
  const one = of(
    [
      ['2026-10-31', 2],
      ['2026-10-31', 1],
    ],
    [{ currency: 'EUR', value: '10.50' }],
  );
  const two = of(
    [['2026-11-02', 4]],
    [
      { currency: 'CHF', value: '99.00' },
      { currency: 'EUR', value: '1.00' },
    ],
  );
  expect(addUp([one, two])).toEqual({
    ...{ from: '2026-10-31', to: '2026-11-02', perDay: [3, 0, 4], conversations: 7 },
    revenue: [
      { currency: 'CHF', value: 99 },
      { currency: 'EUR', value: 11.5 },
    ],
  });
  expect(addUp([])).toBe(null);
});

it('a line stays within its drawing, also without any number', () => {
  expect(pointsOf([0, 5, 10])).toBe('0,26 60,14 120,2');
  expect(pointsOf([0, 0])).toBe('0,26 120,26');
  expect(pointsOf([7])).toBe('0,2');
});
