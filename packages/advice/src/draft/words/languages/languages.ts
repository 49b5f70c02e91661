// The languages that a draft speaks. To add one, write its table and name it here and in the list of the interface, and write the
// widget's own words in it.

import { BULGARIAN } from './bg.ts';
import { CATALAN } from './ca.ts';
import { CZECH } from './cs.ts';
import { DANISH } from './da.ts';
import { GREEK } from './el.ts';
import { SPANISH } from './es.ts';
import { ESTONIAN } from './et.ts';
import { FINNISH } from './fi.ts';
import { FRENCH } from './fr.ts';
import { CROATIAN } from './hr.ts';
import { HUNGARIAN } from './hu.ts';
import { INDONESIAN } from './id.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import type { LanguageTable } from './language-table.ts';
import { LITHUANIAN } from './lt.ts';
import { LATVIAN } from './lv.ts';
import { NORWEGIAN } from './nb.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { ROMANIAN } from './ro.ts';
import { RUSSIAN } from './ru.ts';
import { SLOVAK } from './sk.ts';
import { SLOVENIAN } from './sl.ts';
import { SERBIAN } from './sr.ts';
import { SWEDISH } from './sv.ts';
import { THAI } from './th.ts';
import { TURKISH } from './tr.ts';
import { UKRAINIAN } from './uk.ts';
import { VIETNAMESE } from './vi.ts';
import { CHINESE } from './zh.ts';

/** English and German are not here. They have sentences of their own, see `phrases-en.ts` and `phrases-de.ts`. */
export const LANGUAGE_TABLES = {
  cs: CZECH,
  da: DANISH,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  hr: CROATIAN,
  hu: HUNGARIAN,
  it: ITALIAN,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sr: SERBIAN,
  sv: SWEDISH,
  tr: TURKISH,
  uk: UKRAINIAN,
  el: GREEK,
  ja: JAPANESE,
  ko: KOREAN,
  zh: CHINESE,
  id: INDONESIAN,
  vi: VIETNAMESE,
  bg: BULGARIAN,
  th: THAI,
  sl: SLOVENIAN,
  lt: LITHUANIAN,
  lv: LATVIAN,
  et: ESTONIAN,
  ca: CATALAN,
} as const satisfies Readonly<Record<string, LanguageTable>>;

export type TabledLanguage = keyof typeof LANGUAGE_TABLES;
export type DraftLanguage = 'en' | 'de' | TabledLanguage;

export const isTabled = (language: string): language is TabledLanguage => Object.hasOwn(LANGUAGE_TABLES, language);

export const tableOf = (language: TabledLanguage): LanguageTable => LANGUAGE_TABLES[language];

export const DRAFT_LANGUAGES: readonly DraftLanguage[] = ['en', 'de', ...Object.keys(LANGUAGE_TABLES).filter(isTabled)];

/** `pt-BR` is Portuguese, `no` is Norwegian; null if there is no table for the language. */
export function languageOfTag(tag: string): DraftLanguage | null {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  const meant = ALIASES.get(base) ?? base;
  return DRAFT_LANGUAGES.find((language) => language === meant) ?? null;
}

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['bs', 'hr'],
  ['sh', 'sr'],
]);

/** The English name, for remarks to the author of a draft: `Finnish`. */
export const nameOfLanguage = (tag: string): string => {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    return tag;
  }
};

const NAMES = new Intl.DisplayNames('en', { type: 'language' });
