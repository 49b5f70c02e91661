import { expect, test } from 'vitest';
import { readExpiry } from './read-expiry.ts';

const now = Date.parse('2026-11-21T14:00:00Z');

test.each([
  ['90d', '2027-02-19T14:00:00.000Z'],
  ['12h', '2026-11-22T02:00:00.000Z'],
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  [' 2028-02-29 ', '2028-02-29T00:00:00.000Z'],
  ['2027-01-01T12:30:00Z', '2027-01-01T12:30:00.000Z'],
  ['2027-01-01T12:30+02:00', '2027-01-01T10:30:00.000Z'],
  ['2027-01-01T12:30:15.250-05:00', '2027-01-01T17:30:15.250Z'],
])('%s means %s', (text, expected) => {
  expect(readExpiry(text, now)).toEqual({ value: Date.parse(expected) });
});

test.each(['', 'soon', '90', '1.5d', '-1d', '99999999999999d', '2027-02-30', '2027-13-01', '2027-1-1', '01.01.2027'])(
  '"%s" is refused, with the ways to write it',
  (text) => {
    expect(readExpiry(text, now)).toEqual({ wrong: expect.stringMatching(/90d, 12h.*2027-01-01/) });
  },
);

test('a time without its offset is refused, since it means something else on every machine', () => {
  expect(readExpiry('2027-01-01T12:00:00', now)).toEqual({ wrong: expect.stringMatching(/with its offset/) });
});

test.each(['0d', '2026-11-21', '2026-11-21T14:00:00Z', '2020-01-01'])('%s is refused because it is over', (text) => {
  expect(readExpiry(text, now)).toEqual({ wrong: expect.stringMatching(/is over already/) });
});
