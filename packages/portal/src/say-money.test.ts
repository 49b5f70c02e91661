import { expect, it } from 'vitest';
import { sayAmount, sayMoney, sayPrice } from './say-money.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

it('sums are in whole units, prices have cents where there are any', () => {
  expect(plain(sayMoney('de', { currency: 'EUR', value: '1799.49' }))).toBe('1.799 €');
  expect(plain(sayPrice('de', { currency: 'EUR', value: 1799 }))).toBe('1.799 €');
  expect(plain(sayPrice('en', { currency: 'EUR', value: 12.5 }))).toBe('€12.50');
});

it('a currency that the browser does not know stands as the shop wrote it', () => {
  expect(plain(sayPrice('en', { currency: 'points', value: 1250 }))).toBe('1,250 points');
});

it('the sign of a currency stands where the language has it, every other unit behind the number', () => {
  expect(sayAmount('en', 1174, '€')).toBe('€1,174');
  expect(sayAmount('de', 1174.5, '€')).toBe('1.174,50\u00a0€');
  expect(sayAmount('en', 0.69, 'kg')).toBe('0.69 kg');
  expect(sayAmount('de', 15.6, '')).toBe('15,6');
});
