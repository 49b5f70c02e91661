// Names of months, in the languages that drafts speak: people look through them as through a calendar.

import { foldText } from './fold-text.ts';
import { DRAFT_LANGUAGES } from './languages/languages.ts';

const MONTHS = 12;

/** A calendar for each language, as the names of some months stand for others elsewhere. */
const CALENDARS: readonly ReadonlyMap<string, number>[] = DRAFT_LANGUAGES.map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: MONTHS }, (_, month) => format.format(Date.UTC(2026, month, 15)));
  return new Map(names.map((name, month) => [foldText(name), month + 1]));
});

/** Value → its month, 1 to 12. Null: they are not all months of one language. */
export function monthsAmong(values: readonly string[]): ReadonlyMap<string, number> | null {
  if (values.length < 2) return null;
  const folded = values.map(foldText);
  const calendar = CALENDARS.find((names) => folded.every((name) => names.has(name)));
  return calendar === undefined
    ? null
    : new Map(values.map((value, at) => [value, calendar.get(folded[at] ?? '') ?? 0]));
}
