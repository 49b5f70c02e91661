import { expect, it } from 'vitest';
import { currenciesOf, currencyName } from './currencies.ts';

it('currencies that are in use are there by name, former ones and what is no money are not', () => {
  const codes = currenciesOf('de');
  expect(codes).toEqual(expect.arrayContaining(['EUR', 'USD', 'RSD', 'XOF']));
  expect(['DEM', 'ZWD', 'XAU', 'XXX', 'XTS', 'CLF'].filter((code) => codes.includes(code))).toEqual([]);
  const names = codes.map((code) => currencyName('de', code));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
});

it('a currency is called as the language does, and what is none stays as it is', () => {
  expect(currencyName('de', 'RSD')).toBe('Serbischer Dinar (RSD)');
  expect(currencyName('en', 'nonsense')).toBe('nonsense');
});
