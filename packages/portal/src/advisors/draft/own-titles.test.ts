import { expect, it } from 'vitest';
import { ownTitlesOf, withOwnTitles } from './own-titles.ts';

const DOCUMENT = {
  language: 'en',
  questions: [{ id: 'kind', attribute: 'kind' }],
  texts: {
    en: {
      'kind.Gaming.title': 'To play with',
      'kind.15.6.title': '15.6 inches',
      'kind.title': 'Which?',
      'kind.x.title': ' ',
    },
    de: { 'kind.Gaming.title': 'Zum Spielen', 'kind.Notebook.title': 'Für alles' },
  },
};

it('only texts of its own language are what an advisor calls values, whatever signs the values have', () => {
  expect([...ownTitlesOf(DOCUMENT, 'kind')]).toEqual([
    ['Gaming', 'To play with'],
    ['15.6', '15.6 inches'],
  ]);
  expect(ownTitlesOf(DOCUMENT, 'kin').size).toBe(0);
  expect(ownTitlesOf({ texts: { en: null } }, 'kind').size).toBe(0);
});

it('a value is called as the advisor has it, else as the catalog, else by itself', () => {
  const values = [
    { value: 'Gaming', title: 'Gaming', products: 3 },
    { value: '13', title: '13 inches', products: 2 },
    { value: 'Netbook', products: 1 },
  ];
  expect(withOwnTitles(values, ownTitlesOf(DOCUMENT, 'kind'))).toEqual([
    { value: 'Gaming', title: 'To play with', products: 3 },
    { value: '13', title: '13 inches', products: 2 },
    { value: 'Netbook', title: 'Netbook', products: 1 },
  ]);
});
