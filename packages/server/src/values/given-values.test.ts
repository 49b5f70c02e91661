import { expect, test } from 'vitest';
import {
  type Given,
  readCurrency,
  readId,
  readLanguage,
  readSeconds,
  readShare,
  readVersion,
  readWebAddress,
  readWholeNumber,
} from './given-values.ts';

const wholeNumber = (text: string) => readWholeNumber(text, 1, 50);
const seconds = (text: string) => readSeconds(text, 60, 8);

test.each<[(text: string) => Given<unknown>, string, unknown]>([
  [readId, 'shop_1.de-x', 'shop_1.de-x'],
  [readCurrency, 'EUR', 'EUR'],
  [readLanguage, 'de-at', 'de-AT'],
  [readWebAddress, 'https://shop.example/de', 'https://shop.example/de'],
  [wholeNumber, '50', 50],
  [readShare, '.25', 0.25],
  [seconds, '0.5', 0.5],
  [readVersion, '12', 12],
])('what can be meant is taken: %o %s', (read, text, value) => {
  expect(read(text)).toEqual({ value });
});

test.each<[(text: string) => Given<unknown>, string, RegExp]>([
  [readId, '-shop', /beginning with a letter/],
  [readId, 'a'.repeat(65), /at most 64/],
  [readCurrency, 'eur', /capital letters: EUR/],
  [readCurrency, 'Euro', /such as EUR/],
  [readLanguage, 'german!', /such as en or de-AT/],
  [readWebAddress, 'shop.example', /begins with https/],
  [readWebAddress, 'https:shop.example', /begins with https/],
  [wholeNumber, '51', /from 1 to 50/],
  [wholeNumber, '1.5', /whole number/],
  [readShare, '1.1', /from 0 to 1/],
  [seconds, '0', /above 0, such as 8/],
  [seconds, '61', /above 0/],
  [readVersion, '0', /such as 3/],
])('what cannot be is told with what can: %o %s', (read, text, wrong) => {
  expect(read(text)).toEqual({ wrong: expect.stringMatching(wrong) });
});
