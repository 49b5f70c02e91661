import { expect, it } from 'vitest';
import { isAmong, meantBy, suggested } from './typed-value.ts';

it('what is typed means the first value that is suggested', () => {
  expect(meantBy('Pine', suggested(['Old Pinewood', 'Pinewood'], [], 'Pine'), 'text')).toBe('Old Pinewood');
  expect(meantBy('pine', suggested(['Pinewood', 'Pine'], [], 'pine'), 'text')).toBe('Pine');
  expect(meantBy('Pine', suggested(['Pinewood', 'Spruce'], ['Pinewood'], 'Pine'), 'list')).toBe('Pine');
  expect(meantBy('Oak', [], 'text')).toBe('Oak');
});

it('a number means itself', () => {
  expect(meantBy('5', ['15', '55'], 'number')).toBe('5');
  expect(meantBy('5.0', ['5'], 'number')).toBe('5');
});

it('what is chosen already is known in small and capital letters', () => {
  expect([isAmong(['Oak'], 'oak'), isAmong(['Oak'], 'oa')]).toEqual([true, false]);
});
