import { expect, test } from 'vitest';
import { likelyCurrencies } from './likely-currencies.ts';

test('the currency at the address of the shop comes first, then those of countries of its language', () => {
  expect(likelyCurrencies(['https://vina.example.rs/1'], null)).toEqual(['RSD']);
  expect(likelyCurrencies(['https://uhren.example.ch/1'], 'de-CH')).toEqual(['CHF', 'EUR']);
  expect(likelyCurrencies([], 'pl')).toEqual(['PLN']);
});

test('addresses that end like those of shops everywhere say nothing', () => {
  expect(likelyCurrencies(['https://shop.example.com/1', '/1'], null)).toEqual([]);
});

test('a shop whose language is spoken where several currencies have one sign is offered each of them', () => {
  expect(likelyCurrencies(['https://shop.example.com/1'], 'es')).toEqual(
    expect.arrayContaining(['COP', 'MXN', 'CLP', 'USD']),
  );
});
