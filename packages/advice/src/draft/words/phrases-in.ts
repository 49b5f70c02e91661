// Returns the phrases of a language. English and German have sentences of their own that change with the attribute. All others come from
// their tables of words.

import { importTerms } from './languages/import-terms.ts';
import { type DraftLanguage, isTabled, tableOf } from './languages/languages.ts';
import type { Phrases } from './phrases.ts';
import { german } from './phrases-de.ts';
import { english } from './phrases-en.ts';
import { phrasesOfTable } from './phrases-of-table.ts';

export function phrasesIn(language: DraftLanguage): Phrases {
  if (!isTabled(language)) return language === 'de' ? german : english;
  const phrases = made.get(language) ?? phrasesOfTable(language, tableOf(language), importTerms(language));
  made.set(language, phrases);
  return phrases;
}

/** Kept, so that each table is read only once. */
const made = new Map<DraftLanguage, Phrases>();
