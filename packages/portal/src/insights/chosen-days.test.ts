import { expect, it } from 'vitest';
import { areJustBefore, countDays, daysBefore, periodOf, readDays, writeDays } from './chosen-days.ts';

const TODAY = '2026-03-02';

it('a period is as many days as it says, the last is today', () => {
  expect(readDays('7d', TODAY)).toEqual({ from: '2026-02-24', to: TODAY });
  expect(['7d', '30d', '90d', '365d'].map((period) => countDays(readDays(period, TODAY)))).toEqual([7, 30, 90, 365]);
});

it('own days come back from the address as they were put into it', () => {
  const days = { from: '2025-12-31', to: '2026-01-01' };
  expect(readDays(writeDays(days), TODAY)).toEqual(days);
  expect([periodOf(writeDays(days)), periodOf('90d'), periodOf(undefined)]).toEqual([null, '90d', '30d']);
});

it.each([undefined, '', 'year', '2026-02-30_2026-03-01', '2026-03-02_2026-03-01', '2026-03-01', '<script>'])(
  'an address that makes no sense means the last 30 days: %s',
  (text) => expect(readDays(text, TODAY)).toEqual({ from: '2026-02-01', to: TODAY }),
);

it('the days before are as many, and end where these begin, also across a leap day', () => {
  expect(daysBefore({ from: '2028-03-01', to: '2028-03-07' })).toEqual({ from: '2028-02-23', to: '2028-02-29' });
  expect(daysBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});

it('days are compared with just those before them, not with those of another choice', () => {
  const week = { from: '2026-11-14', to: '2026-11-20' };
  expect(areJustBefore(daysBefore(week), week)).toBe(true);
  expect(areJustBefore({ from: '2026-09-22', to: '2026-11-13' }, week)).toBe(false);
  expect(areJustBefore({ from: '2026-11-07', to: '2026-11-12' }, week)).toBe(false);
});
