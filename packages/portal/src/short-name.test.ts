import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['Bicycle finder', 'bicycle-finder'],
  ['Fahrräder & Größen!', 'fahrraeder-groessen'],
  ['Café №5', 'cafe-5'],
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
