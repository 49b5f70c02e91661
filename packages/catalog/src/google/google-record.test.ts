import { expect, test } from 'vitest';
import { isWithinDates } from './google-record.ts';

const at = (range: string, now: string): boolean | null => isWithinDates(range, Date.parse(now));

test('the last day of a sale counts whole where its end is only a date', () => {
  for (const range of ['2026-11-01/2026-11-22', '01.11.2026 / 22.11.2026', '2026-11-01T00:00Z/2026-11-22']) {
    expect(at(range, '2026-11-22T00:00Z'), range).toBe(true);
    expect(at(range, '2026-11-22T23:59:59.999Z'), range).toBe(true);
    expect(at(range, '2026-11-23T00:00Z'), range).toBe(false);
    expect(at(range, '2026-10-31T23:59Z'), range).toBe(false);
  }
  expect(at('2026-11-01/2026-11-22T00:00Z', '2026-11-22T08:00Z')).toBe(false);
});

test.each([
  '2026-11-22T00:00+01/2026-11-22T02:00+01',
  '2026-11-22T00:00+0100/2026-11-22T02:00+0100',
  '2026-11-22T00:00:00+01:00 / 2026-11-22T02:00:00+01:00',
  '2026-11-21 23:00:00/2026-11-22 01:00:00',
  '2026-11-21T23Z/2026-11-22T01Z',
  '2026-11-21T15:00-08/2026-11-21T17:00-08',
])('dates are read however their offset is written: %s', (range) => {
  expect(at(range, '2026-11-22T00:30Z')).toBe(true);
  expect(at(range, '2026-11-21T22:59Z')).toBe(false);
  expect(at(range, '2026-11-22T01:01Z')).toBe(false);
});

test('a range without dates excludes nothing, and one that cannot be read is neither inside nor outside', () => {
  for (const range of ['/', ' / ']) expect(at(range, '2026-11-22T00:00Z')).toBe(true);
  for (const range of [
    'soon',
    '',
    '2026-11-01',
    '2026-11-01/',
    '2026-13-01/2026-14-01',
    '1/2',
    '11/01/2026/12/01/2026',
  ]) {
    expect(at(range, '2026-11-22T00:00Z'), range).toBe(null);
  }
});
