// Usual names of columns are said in the language of the questions, whichever language the file has them in.

import { expect, test } from 'vitest';
import { fromOtherLanguage } from './foreign-terms.ts';
import { foreignNames } from './guess-language.ts';
import { columnTerms } from './languages/column-terms.ts';
import { DRAFT_LANGUAGES } from './languages/languages.ts';
import type { Topic } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';

const topic = (label: string): Topic => ({ concept: 'unknown', label, unit: null });

test.each([
  ['pt', 'Steel', 'Que aço prefere?'],
  ['pt', 'Blade length', 'Que comprimento da lâmina prefere?'],
  ['it', 'Handle material', 'Che materiale del manico preferisci?'],
  ['de', 'Handle', 'Griff: Was hätten Sie gern?'],
  ['fr', 'Lunghezza della lama', 'Longueur de la lame'],
  ['es', 'Verpackung', 'envase'],
  ['de', 'Épaisseur', 'Dicke'],
  ['hu', 'Rukojeť', 'markolat'],
] as const)('in %s, %s is asked for in the words of the language', (language, label, said) => {
  const asked = phrasesIn(language).askChoice(topic(label), false);
  expect(asked.toLowerCase()).toContain(
    said.toLowerCase().replace(/^(?:che|que) |\?$| (?:prefere|preferisci)\?$/g, ''),
  );
});

test('every language has a word for each usual name', () => {
  for (const language of DRAFT_LANGUAGES) {
    if (language === 'en') continue;
    const terms = columnTerms(language);
    expect([...terms.values()].filter((own) => own.trim() === '')).toEqual([]);
    expect(terms.get('blade length')).not.toBe('blade length');
    expect(terms.get('packaging')).not.toBe('packaging');
  }
});

test('names that the language has itself, and those of files everywhere, stay', () => {
  for (const [language, label] of [
    ['fr', 'Couleur'],
    ['fr', 'RAM'],
    ['de', 'Form'],
    ['es', 'Hoja'],
    ['nl', 'Model'],
    ['sr', 'RAM'],
    ['en', 'Format'],
    ['fr', 'Bolim'],
    ['en', 'Rukojeť'],
  ] as const)
    expect(fromOtherLanguage(label, language), `${label} in ${language}`).toBeNull();
});

test('what is said in the language is not told to the author, and what stays is', () => {
  const named = (label: string) => ({ name: label.toLowerCase(), label });
  expect(foreignNames([named('Farbe'), named('Griffmaterial')], 'fr')).toEqual([]);
  expect(foreignNames([named('Einsatzgebiet')], 'fr')).toEqual(['einsatzgebiet']);
});
