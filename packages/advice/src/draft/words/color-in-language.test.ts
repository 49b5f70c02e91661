import { expect, test } from 'vitest';
import { colorInLanguage } from './color-in-language.ts';
import { COLOR_WORDS } from './color-words.ts';

test('each language names the same colours', () => {
  const rows = Object.values(COLOR_WORDS).map((row) => row.split(' ').length);
  expect(new Set(rows)).toEqual(new Set([14]));
});

test.each([
  ['a foreign word is translated', 'uk', ['Black'], 'Чорний'],
  ['of several languages the own one is taken', 'uk', ['Красный', 'Червоний', 'Red'], 'Червоний'],
  ['a form of the own word stays as it is', 'cs', ['ČERNÝ', 'Black'], 'Černý'],
  ['another spelling of the own word stays', 'en', ['Gray'], 'Gray'],
  ['what is red in one language and pink in another is read in its own', 'ro', ['Roz'], 'Roz'],
  ['a feminine of another language', 'de', ['Красная'], 'Rot'],
] as const)('%s', (_, language, values, title) => {
  expect(colorInLanguage(COLOR_WORDS[language], values)).toBe(title);
});

test.each([['Onyx'], ['Dark Grey Heather'], ['Grape'], ['Cognac'], ['Golden Hour']])(
  '%s is more than a plain colour, or another one, and stays',
  (value) => {
    expect(colorInLanguage(COLOR_WORDS.fr, [value])).toBeNull();
  },
);
