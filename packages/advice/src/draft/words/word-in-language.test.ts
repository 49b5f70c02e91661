import { expect, test } from 'vitest';
import { COLOR_WORDS } from './color-words.ts';
import { MATERIAL_WORDS } from './material-words.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { placeOfWord, wordInLanguage } from './word-in-language.ts';

test.each([
  ['colours', COLOR_WORDS, 24],
  ['materials', MATERIAL_WORDS, 40],
  ['people', PEOPLE_WORDS, 11],
])('each language names the same %s, each once', (_, rows, words) => {
  for (const row of Object.values(rows)) {
    const cells = row.split(',').map((cell) => cell.split(/[/|]/));
    expect(cells).toHaveLength(words);
    const all = cells.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('');
  }
});

test.each([
  ['a foreign word is translated', 'color', 'uk', ['Black'], 'Чорний'],
  ['of several languages the own one is taken', 'color', 'uk', ['Красный', 'Червоний', 'Red'], 'Червоний'],
  ['a form of the own word stays as it is', 'color', 'cs', ['ČERNÝ', 'Black'], 'Černý'],
  ['another spelling of the own word stays', 'color', 'en', ['Gray'], 'Gray'],
  ['what is red in one language and pink in another is read in its own', 'color', 'ro', ['Roz'], 'Roz'],
  ['what is blue in French is light blue in Romanian', 'color', 'ro', ['Bleu'], 'Bleu'],
  ['a shade of two words', 'color', 'fr', ['light blue'], 'Bleu clair'],
  ['a feminine of another language', 'color', 'de', ['Красная'], 'Rot'],
  ['a material in Russian beside Ukrainian', 'material', 'uk', ['Керамика', 'Хлопок'], null],
  ['a material of two languages', 'material', 'uk', ['Керамика', 'Кераміка'], 'Кераміка'],
  ['a material of several words', 'material', 'de', ['stainless steel'], 'Edelstahl'],
  ['what feeds of every country say', 'person', 'de', ['female'], 'Damen'],
  ['a word of its own language that people use stays', 'person', 'en', ["Men's"], "Men's"],
  ['what people do not say is said as they do', 'person', 'en', ['male'], 'Men'],
  ['an age group', 'age', 'fr', ['kids'], 'Enfant'],
  ['a word of another table', 'color', 'en', ['Wood'], null],
] as const)('%s', (_, concept, language, values, title) => {
  expect(wordInLanguage(concept, language, values)).toBe(title);
});

test.each([['Onyx'], ['Dark Grey Heather'], ['Grape'], ['Cognac'], ['Golden Hour']])(
  '%s is more than a plain colour, or another one, and stays',
  (value) => {
    expect(wordInLanguage('color', 'fr', [value])).toBeNull();
  },
);

test('words of several languages for one thing are the same thing', () => {
  expect(placeOfWord('material', 'Baumwolle')).toBe(placeOfWord('material', 'хлопок'));
  expect(placeOfWord('person', 'Damen')).toBe(placeOfWord('person', 'female'));
  expect(placeOfWord('person', 'Dog')).toBeNull();
});
