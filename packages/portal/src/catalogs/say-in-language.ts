// Reasons that the importer gives, in the portal's language.

import type { CodedReasonView } from '@guidepost/contract/views/view-part';
import { REASONS_DE } from '../words/de/reasons.ts';
import { REASONS_EN } from '../words/en/reasons.ts';
import { fillIn, type Language, type Plural, sayCount } from '../words/words.ts';

/** What English lacks here is said as the importer says it. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string | Plural>>>> = { de: REASONS_DE, en: REASONS_EN };

/** Null: there are no words for it in the language. */
export function sayInLanguage({ code, values }: CodedReasonView, language: Language): string | null {
  const table = WORDS[language];
  const words = Object.hasOwn(table, code) ? table[code] : undefined;
  if (words === undefined) return null;
  const { count } = values;
  const text = typeof words === 'string' ? words : sayCount(language, words, typeof count === 'number' ? count : 0);
  const number = new Intl.NumberFormat(language);
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? number.format(value) : value,
  ]);
  return fillIn(text, Object.fromEntries(said));
}
