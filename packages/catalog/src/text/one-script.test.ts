import { expect, test } from 'vitest';
import { inOneScript } from './one-script.ts';

test.each([
  ['Oмега 3', 'Омега 3'],
  ['залiзо (3b103)', 'залізо (3b103)'],
  ['E2 (йод)', 'E2 (йод)'],
  ['USB-кабель', 'USB-кабель'],
  ['Colour', 'Colour'],
  ['Жирность', 'Жирность'],
])('%s is spelt %s', (text, spelt) => {
  expect(inOneScript(text)).toBe(spelt);
});
