import { expect, test } from 'vitest';
import { counted, percent, percentChange, percentWith } from './say-number.ts';

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1234567, '1,234,567 rows'],
])('%i of something is said with its own form: %s', (number, said) => {
  expect(counted(number, 'row')).toBe(said);
});

test('A plural that is not made with an s is given', () => {
  expect([1, 2].map((number) => counted(number, 'reply', 'replies'))).toEqual(['1 reply', '2 replies']);
});

test.each([
  [0, '0%'],
  [0.0004, 'less than 0.1%'],
  [0.004, '0.4%'],
  [0.0951, '9.5%'],
  [0.256, '26%'],
  [0.996, '99.6%'],
  [0.99999, 'over 99.9%'],
  [1, '100%'],
])('A share of %s is %s: neither all nor nothing is said of what is almost so', (share, said) => {
  expect(percent(share)).toBe(said);
});

test.each([
  [1, [0, 0.00001, 0.5, 0.99999, 1], ['0.0%', '0.1%', '50.0%', '99.9%', '100.0%']],
  [0, [0, 0.001, 0.1, 0.999, 1], ['0%', '1%', '10%', '99%', '100%']],
])('In columns every share has %i digits, and only all is all', (digits, shares, said) => {
  expect(shares.map((share) => percentWith(digits, share))).toEqual(said);
});

test.each([
  [0.12, '+12%'],
  [-0.9, '-90%'],
  [0.0004, '+0.04%'],
  [-0.001, '-0.1%'],
  [12, '+1,200%'],
])('A change by %s is %s: what changed never changed by 0', (change, said) => {
  expect(percentChange(change)).toBe(said);
});
