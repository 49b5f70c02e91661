// The texts in the language of whoever looks, and how values get into them.

import { createContext, useContext } from 'react';
import { EN } from './en.ts';

/** The texts of a language, each at the same place in every language. */
export type Words = typeof EN;

/** Languages of the portal. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

export const SpokenContext = createContext<Spoken>({ language: 'en', words: EN });

export const useWords = (): Words => useContext(SpokenContext).words;
export const useLanguage = (): Language => useContext(SpokenContext).language;

/** Puts values in place of `{name}`. They stay texts: nothing reads them as markup. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

export interface Plural {
  readonly one: string;
  readonly other: string;
}

export function sayCount(language: Language, { one, other }: Plural, count: number): string {
  const text = new Intl.PluralRules(language).select(count) === 'one' ? one : other;
  return fillIn(text, { count: new Intl.NumberFormat(language).format(count) });
}

/** The first of these that the portal speaks: `de-AT` is German. */
export function languageOf(wanted: readonly (string | null)[]): Language {
  const known = wanted.flatMap((tag) => LANGUAGES.find((each) => tag?.toLowerCase().split('-')[0] === each) ?? []);
  return known[0] ?? 'en';
}

/** A text that may not be in the table, such as the name of something that came later; then as it is. */
export const wordsOf = (table: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(table, name) ? (table[name] ?? name) : name;
