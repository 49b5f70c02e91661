import { expect, test } from 'vitest';
import { likelyCurrencies } from './likely-currencies.ts';

test('the currency at the address of the shop comes first, then those of countries of its language', () => {
  expect(likelyCurrencies({ addresses: ['https://vina.example.rs/1'], language: null }).likely).toEqual(['RSD']);
  const swiss = likelyCurrencies({ addresses: ['https://uhren.example.ch/1'], language: 'de-CH' });
  expect(swiss).toEqual({ likely: ['CHF', 'EUR'], presumed: 'CHF', sign: null });
  expect(likelyCurrencies({ addresses: [], language: 'pl' })).toEqual({ likely: ['PLN'], presumed: 'PLN', sign: null });
});

test('addresses that end like those of shops everywhere say nothing', () => {
  const nothing = { likely: [], presumed: null, sign: null };
  expect(likelyCurrencies({ addresses: ['https://shop.example.com/1', '/1'], language: null })).toEqual(nothing);
});

test('where whoever works on it is tells which of the countries of a language it is', () => {
  const german = { addresses: ['https://shop.example.com/1'], language: 'de' };
  expect(likelyCurrencies(german).presumed).toBeNull();
  expect(likelyCurrencies({ ...german, country: 'DE' }).presumed).toBe('EUR');
  expect(likelyCurrencies({ ...german, country: 'CH' }).likely[0]).toBe('CHF');
  expect(likelyCurrencies({ ...german, country: 'PL' }).presumed).toBeNull();
  const english = likelyCurrencies({ addresses: [], language: 'en', country: 'GB' });
  expect([english.likely[0], english.presumed]).toEqual(['GBP', null]);
  expect(likelyCurrencies({ addresses: [], language: null, country: 'GB' }).presumed).toBeNull();
  expect(likelyCurrencies({ addresses: [], language: null, country: 'DE' }).presumed).toBe('EUR');
  expect(likelyCurrencies({ ...german, country: 'DE', prices: ['$5'] }).presumed).toBeNull();
});

test('a sign that several currencies share leaves only these, and none is presumed unless something says which', () => {
  const prices = ['$999.900 hoy', '$1.899.900'];
  const spanish = likelyCurrencies({ addresses: ['https://tv.example.com/1'], language: 'es', prices });
  expect(spanish).toMatchObject({ presumed: null, sign: '$' });
  // Where it is spoken, before where it is not.
  expect(spanish.likely.slice(0, spanish.likely.indexOf('AUD'))).toEqual(expect.arrayContaining(['CLP', 'COP', 'MXN']));
  expect(spanish.likely).not.toContain('EUR');
  const english = likelyCurrencies({ addresses: [], language: 'en', country: 'US', prices: ['$5'] });
  expect([english.likely[0], english.presumed]).toEqual(['USD', null]);
  expect(likelyCurrencies({ addresses: ['https://tv.example.mx/1'], language: 'es', prices }).presumed).toBe('MXN');
  expect(likelyCurrencies({ addresses: [], language: 'sv', prices: ['5 kr'] }).presumed).toBe('SEK');
});

test.each([
  [['US$ 5'], null],
  [['$5', '5 USD'], null],
  [['£5'], null],
  [['5,00 €'], null],
  [['5'], null],
  [['$5', 'Price (USD)'], null],
  [['5', 'Price ($)'], '$'],
  [['¥500'], '¥'],
  [['5 kr.'], 'kr.'],
])('of prices such as %j, the sign that says too little is %s', (prices, sign) => {
  expect(likelyCurrencies({ addresses: [], language: null, prices }).sign).toBe(sign);
});

test('a shop whose language is spoken where several currencies have one sign is offered each of them', () => {
  const { likely } = likelyCurrencies({ addresses: ['https://shop.example.com/1'], language: 'es' });
  expect(likely).toEqual(expect.arrayContaining(['COP', 'MXN', 'CLP', 'USD']));
  const prices = ['$999.900'];
  expect(likelyCurrencies({ addresses: [], language: 'es', country: 'CO', prices }).presumed).toBe('COP');
});
