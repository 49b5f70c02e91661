import { expect, test } from 'vitest';
import { parseDecimal, parseNumber } from './parse-number.ts';

test.each([
  ['1299.00', null, '1299.00'],
  ['1,299.00', null, null],
  ['1,299.00', 'point', '1299.00'],
  ['1.299,00', 'comma', '1299.00'],
  ['1 299,5', 'comma', '1299.5'],
  ['1299,5', 'comma', '1299.5'],
  ['1.29', 'comma', null],
  ['12,34,567', 'point', '1234567'],
  ['1,09,390.50', 'point', '109390.50'],
  ['1,23,45,678', 'point', '12345678'],
  ['1,09,39', 'point', null],
  ['109,39,390', 'point', null],
  ['1.09.390', 'comma', null],
  ['1,09,390', null, null],
  ['-5', null, '-5'],
  ['+5', null, null],
  ['1e3', null, null],
  ['.5', null, null],
  ['', null, null],
  ['1.', null, null],
] as const)('%j written with a decimal %s is %s', (text, decimal, plain) => {
  expect(parseDecimal(text, decimal)).toBe(plain);
});

test('a number that a double cannot hold exactly is no number', () => {
  expect(parseNumber('123456789012345', null)).toBe(123456789012345);
  expect(parseNumber('1234567890123456', null)).toBe(null);
  expect(parseNumber('0.00000000000000000001', null)).toBe(1e-20);
});

test('scaling leaves no noise, and zero has no sign', () => {
  expect(parseNumber('3', null, 0.1)).toBe(0.3);
  expect(Object.is(parseNumber('-0', null), 0)).toBe(true);
});

test('a number may have a plus, and a minus as word processors write it', () => {
  const texts = ['+7', '−7', '–7', '+ 7', '+1.299,5', '+-7', '−-7', '+', '+x'];
  expect(texts.map((text) => parseNumber(text, 'comma'))).toEqual([7, -7, -7, 7, 1299.5, null, null, null, null]);
});

test('what a program has added up is rounded, and a long number stays refused', () => {
  expect(parseNumber('1.7000000000000002', null)).toBe(1.7);
  expect(parseNumber('-0.30000000000000004', null)).toBe(-0.3);
  expect(parseNumber('0.1000000000000000055511', null)).toBe(null);
  expect(parseNumber('1234567890123456', null)).toBe(null);
  expect(parseNumber('1234567890.1234567', null)).toBe(null);
});
