import { expect, test } from 'vitest';
import { isOfferDate, needsOrder, offerTime, offerTimeOfRange, orderInDate } from './offer-dates.ts';

/** Null: nobody can tell. */
const at = (range: string, now: string): boolean | null => {
  const time = offerTimeOfRange(range, Date.parse(now));
  return time === 'unreadable' ? null : time === null || time.kind === 'running';
};

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

const NOW = Date.parse('2026-11-22T12:00Z');

test('an end that is past has ended, a beginning that is to come is ahead, and what changes next is told', () => {
  expect(offerTime('', '2026-11-21', NOW)).toEqual({ kind: 'ended' });
  expect(offerTime('2026-11-23', '2026-11-30', NOW)).toEqual({
    kind: 'ahead',
    changesAt: Date.parse('2026-11-23T00:00Z'),
  });
  expect(offerTime('', '22.11.2026', NOW)).toEqual({ kind: 'running', changesAt: Date.parse('2026-11-23T00:00Z') });
  expect(offerTime('2026-11-01', '', NOW)).toEqual({ kind: 'running', changesAt: null });
  expect(offerTime('', '', NOW)).toBe(null);
});

test.each([
  '2026-11-21 23:59:59',
  '2026/11/21',
  '20261121',
  '21.11.26',
  '1.11.2026 8:00',
  '21/11/2026',
  String(NOW / 1000 - 60),
  String(NOW - 60_000),
])('dates of the programs of shops are read: %s', (date) => {
  expect(offerTime('', date, NOW)).toEqual({ kind: 'ended' });
});

test.each([...['0', '-', '0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00', '1970-01-01', '00.00.0000']])(
  'what programs write for no date limits nothing: %s',
  (date) => {
    expect(offerTime(date, date, NOW)).toBe(null);
    expect(isOfferDate(date)).toBe(true);
  },
);

test('a date of two days is read only where its order is known, and one that is no day is never read', () => {
  expect(offerTime('', '03/12/2026', NOW)).toBe('unreadable');
  expect(offerTime('', '03/12/2026', NOW, 'day')).toMatchObject({ kind: 'running' });
  expect(offerTime('', '03/12/2026', NOW, 'month')).toEqual({ kind: 'ended' });
  expect([orderInDate('13/02/2026'), orderInDate('02/13/2026'), orderInDate('02/03/2026')]).toEqual([
    'day',
    'month',
    null,
  ]);
  expect([needsOrder('02/03/2026'), needsOrder('02/02/2026'), needsOrder('2026-02-03')]).toEqual([true, false, false]);
  for (const none of ['2026-02-31', '31.02.2026', 'soon', '12', '3 weeks', '45/45/2026'])
    expect([none, offerTime('', none, NOW, 'day')]).toEqual([none, 'unreadable']);
});
