import { expect, it } from 'vitest';
import { sayAmount, sayMoney, sayPrice } from './say-money.ts';

/** Spaces that do not break are spaces here. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

it('sums are in whole units, prices have cents where there are any', () => {
  expect(plain(sayMoney('de', { currency: 'EUR', value: '1799.49' }))).toBe('1.799 €');
  expect(plain(sayPrice('de', { currency: 'EUR', value: 1799 }))).toBe('1.799 €');
  expect(plain(sayPrice('en', { currency: 'EUR', value: 12.5 }))).toBe('€12.50');
});

it('a currency is written as shoppers read it, also where its sign is letters', () => {
  expect(plain(sayPrice('en', { currency: 'CZK', value: 1499 }))).toBe('Kč 1,499');
  expect(plain(sayAmount('en', 1499, 'Kč', 'CZK'))).toBe('Kč 1,499');
  expect(plain(sayAmount('en', 1499, 'CZK', 'CZK'))).toBe('Kč 1,499');
  expect(plain(sayAmount('cs', 1499, 'Kč', 'CZK'))).toBe('1 499 Kč');
  expect(plain(sayAmount('en', 1499, 'Kč', 'points'))).toBe('1,499 Kč');
});

it('a currency that the browser does not know stands as the shop wrote it', () => {
  expect(plain(sayPrice('en', { currency: 'points', value: 1250 }))).toBe('1,250 points');
});

it('the sign of a currency stands where the language has it, every other unit behind the number', () => {
  expect(sayAmount('en', 1174, '€', 'EUR')).toBe('€1,174');
  expect(sayAmount('de', 1174.5, '€', null)).toBe('1.174,50\u00a0€');
  expect(sayAmount('en', 0.69, 'kg', 'EUR')).toBe('0.69 kg');
  expect(sayAmount('de', 15.6, '', null)).toBe('15,6');
});
