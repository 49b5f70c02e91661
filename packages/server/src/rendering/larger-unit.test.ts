import { expect, test } from 'vitest';
import { inLargerUnit } from './larger-unit.ts';

test.each([
  [1128, 'GB', 1.13, 'TB'],
  [1000, 'GB', 1, 'TB'],
  [1024, 'GB', 1, 'TB'],
  [2048, 'GB', 2, 'TB'],
  [1536, 'GB', 1.5, 'TB'],
  [16384, 'MB', 16, 'GB'],
  [2000, 'mb', 2, 'GB'],
])('%d %s is said as %d %s', (value, unit, larger, said) => {
  expect(inLargerUnit(value, unit)).toEqual({ value: larger, unit: said });
});

test('less than a thousand, and what is no memory, is said as it is', () => {
  expect(inLargerUnit(512, 'GB')).toBeNull();
  expect(inLargerUnit(1500, 'TB')).toBeNull();
  expect(inLargerUnit(2000, 'kg')).toBeNull();
});
