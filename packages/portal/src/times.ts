// Times as people of this language read them, in the browser's region if it speaks the language: `en-GB` has the day first.

import type { Language } from './words/words.ts';

/** `iso`: ISO 8601. */
export const sayTime = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

export const sayDay = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'medium' }).format(new Date(iso));

/** `day`: `2026-11-21`, which is the same day wherever one looks from. */
export const sayCalendarDay = (language: Language, day: string, style: 'medium' | 'short' = 'medium'): string =>
  new Intl.DateTimeFormat(regionOf(language), {
    timeZone: 'UTC',
    ...(style === 'medium' ? { dateStyle: 'medium' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(day));

const regionOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
