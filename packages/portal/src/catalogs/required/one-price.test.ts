import { expect, it } from 'vitest';
import { onePriceOf, readOnePrice } from './one-price.ts';

it('one price is read with either mark, and kept in the notation that the rule says', () => {
  expect(readOnePrice('9,90')).toEqual({ value: '9.90', decimal: 'point' });
  expect(readOnePrice(' 12 ')).toEqual({ value: '12', decimal: 'point' });
});

it('what may be two numbers, is none or is free is not taken', () => {
  for (const text of ['1.500', '9,90 €', 'on request', '', '0', '0.00', '-3']) expect(readOnePrice(text)).toBeNull();
});

it('a mapping tells its one price, and none where a column has them', () => {
  expect(onePriceOf({ price: { value: '9.90', decimal: 'point' } })).toBe('9.90');
  expect(onePriceOf({ price: 'Price' })).toBeNull();
  expect(onePriceOf({})).toBeNull();
});
