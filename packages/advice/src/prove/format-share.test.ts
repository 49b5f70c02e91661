import { expect, test } from 'vitest';
import { formatShare } from './format-share.ts';

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
  expect(formatShare(share)).toBe(said);
});
