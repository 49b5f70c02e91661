import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

const typed = (text: string, decimal?: string, rule: object = {}) =>
  typedNumber(text, { from: 'Size', type: 'number', ...rule }, decimal === undefined ? {} : { decimal });

it('either mark is a decimal one where only one number can be meant', () => {
  expect(typed('27.5', 'comma')).toEqual({ text: '27,5' });
  expect(typed('27,5', 'comma')).toEqual({ text: '27,5' });
  expect(typed('about 27,5 kg')).toEqual({ text: 'about 27.5 kg' });
  expect(typed('0,125', 'point')).toEqual({ text: '0.125' });
  expect(typed('27.5', 'point', { decimal: 'comma' })).toEqual({ text: '27,5' });
});

it('thousands stay as they are written, where it is said how numbers are written', () => {
  expect(typed('1.500', 'comma')).toEqual({ text: '1.500' });
  expect(typed('1,500', 'point')).toEqual({ text: '1,500' });
  expect(typed('1.299,50', 'comma')).toEqual({ text: '1.299,50' });
});

it('what cannot be read says why', () => {
  expect(typed('large')).toEqual({ fault: 'none' });
  expect(typed('1,500')).toEqual({ fault: 'either', either: ['1500', '1.500'] });
});

it('several numbers in a cell keep what is between them', () => {
  expect(typed('600,3000', 'point', { part: 'min' })).toEqual({ text: '600,3000' });
});
