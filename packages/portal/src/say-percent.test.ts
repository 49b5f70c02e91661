import { expect, it } from 'vitest';
import { sayPercent } from './say-percent.ts';

it('small shares keep a decimal, none is none, and hardly any is not none', () => {
  expect([0, 0.0001, 0.004, 0.0994, 0.0996, 0.5, 1].map((value) => sayPercent('en', value))).toEqual([
    ...['0%', '0.1%', '0.4%', '9.9%', '10%', '50%', '100%'],
  ]);
});

it('what lacks a little is not all', () => {
  expect([0.427, 0.994, 0.9996, 1].map((value) => sayPercent('en', value))).toEqual(['43%', '99%', '99%', '100%']);
});

it('is written as the language does', () => {
  expect(sayPercent('de', 0.054)).toBe('5,4\u00a0%');
});
