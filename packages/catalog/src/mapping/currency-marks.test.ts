import { expect, test } from 'vitest';
import { currencyOf, isDoubtfulMark, marksCurrency } from './currency-marks.ts';

test('every code of the machine is a currency, except in small letters where it is a word', () => {
  for (const code of Intl.supportedValuesOf('currency')) expect(currencyOf(code)).toBe(code === 'RUR' ? 'RUB' : code);
  expect(currencyOf('eur')).toBe('EUR');
  expect(currencyOf('RUR')).toBe('RUB');
  for (const word of ['top', 'all', 'try', 'pen', 'cm', 'kg', 'XYZ']) expect(currencyOf(word)).toBe(null);
});

test.each([
  ...[
    ['€', 'EUR'],
    ['kč', 'CZK'],
    ['Kč', 'CZK'],
    ['zł', 'PLN'],
    ['₴', 'UAH'],
    ['руб.', 'RUB'],
    ['din.', 'RSD'],
  ],
  ...[
    ['$', 'USD'],
    ['R$', 'BRL'],
    ['S/', 'PEN'],
    ['¥', 'JPY'],
    ['TL', 'TRY'],
    ['Fr.', 'CHF'],
    ['₸', 'KZT'],
  ],
])('%s is %s', (mark, code) => {
  expect(currencyOf(mark)).toBe(code);
});

test('a sign that several currencies share fits each of them', () => {
  for (const code of ['USD', 'COP', 'MXN', 'CAD']) expect(marksCurrency('$', code)).toBe(true);
  for (const code of ['SEK', 'NOK', 'DKK', 'ISK']) expect(marksCurrency('kr', code)).toBe(true);
  expect(marksCurrency('$', 'EUR')).toBe(false);
  expect(marksCurrency('R', 'ZAR')).toBe(true);
});

test('a sign that may be a unit names no currency by itself', () => {
  for (const mark of ['kr', 'km', 'l', 'R']) {
    expect(currencyOf(mark)).toBe(null);
    expect(isDoubtfulMark(mark)).toBe(true);
  }
});
