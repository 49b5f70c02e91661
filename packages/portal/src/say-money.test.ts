import { expect, it } from 'vitest';
import { sayMoney, sayPrice } from './say-money.ts';

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
