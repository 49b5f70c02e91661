import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNameOf, typedShortName } from './short-name.ts';

test.each([
  ['Bicycle finder', 'bicycle-finder'],
  ['Fahrräder & Größen!', 'fahrraeder-groessen'],
  ['Café №5', 'cafe-5'],
  ['Зоо Лапка', 'zoo-lapka'],
  ['Ґудзик і Йорж', 'gudzik-i-yorzh'],
  ['Γάτα & Σκύλος', 'gata-skylos'],
  ['ძაღლი', 'dzaghli'],
  ['Łódź Smørrebrød', 'lodz-smorrebrod'],
  ['Müller & Söhne', 'mueller-soehne'],
  ['自転車', ''],
])('%s becomes %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test('whatever the name, the service takes the short one, or there is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const short = shortNameOf(name);
      expect(short === '' || new RegExp(NAME_PATTERN).test(short)).toBe(true);
    }),
  );
});

test.each([
  ['Drinks', 'drinks'],
  ['my-Shop.v2', 'my-shop.v2'],
  [' Drinks ', 'drinks'],
  ['Tom’s Drinks', 'tom-s-drinks'],
])('what is typed as a short name is in small letters: %s', (typed, short) => {
  expect(typedShortName(typed)).toBe(short);
});
