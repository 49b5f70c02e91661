import { expect, test } from 'vitest';
import { RangeEnds } from './range-ends.ts';

/** Spaces that do not break are shown as `_`. */
const between = (language: string, currency: string | null, unit: string, from: number, to: number): string =>
  new RangeEnds(language, currency).between({ from, to }, unit).replaceAll(/[\u00a0\u202f]/g, '_');

test.each([
  ['cs', 'CZK', 'Kč', '1_200 – 15_000_Kč'],
  ['pl', 'PLN', 'zł', '1200 – 15_000_zł'],
  ['de', 'EUR', '€', '1.200 – 15.000_€'],
  ['en', 'EUR', '€', '€1,200 – €15,000'],
  ['en', 'CZK', 'Kč', 'Kč_1,200 – Kč_15,000'],
  ['nl', 'EUR', '€', '€_1.200 – €_15.000'],
  ['es-CO', 'COP', '$', '$_1.200 – $_15.000'],
])('prices have the sign where %s has that of %s', (language, currency, sign, said) =>
  expect(between(language, currency, sign, 1200, 15_000)).toBe(said),
);

test('cents are shown in full, and parts of cents if there are some', () => {
  expect(between('en', 'EUR', '€', 0.034, 12.5)).toBe('€0.034 – €12.50');
  expect(between('de', 'EUR', '€', 0.5, 12)).toBe('0,50 – 12_€');
});

test('other units come after the second number, also beside a currency', () => {
  expect(between('cs', 'CZK', 'kg', 1.5, 1200)).toBe('1,5 – 1200_kg');
  expect(between('hu', 'HUF', 't', 1, 2)).toBe('1 – 2_t');
  expect(between('en', 'CZK', '', 1, 2)).toBe('1 – 2');
});

test('numbers of four digits may be years, which have no mark between their digits', () => {
  expect(between('en', 'EUR', '', 2013, 2017)).toBe('2013 – 2017');
  expect(between('en', null, 'km', 9500, 12_000)).toBe('9500 – 12,000_km');
});

test('where the currency is not known, its sign stands where that of the euro does', () => {
  expect(between('en-GB', null, '£', 10, 20)).toBe('£10 – £20');
  expect(between('nl', null, '₤', 10, 20)).toBe('₤_10 – ₤_20');
  expect(between('de', null, '£', 10, 20)).toBe('10 – 20_£');
});
