// Values of attributes as people read them.

import type { Language, Words } from '../../words/words.ts';
import type { EditedRule } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

type Told = TriedView['values'][string];

export function saidValue(
  value: Told[number]['value'],
  { unit }: EditedRule,
  language: Language,
  { settings }: Words['catalogs'],
): string {
  if (typeof value === 'boolean') return value ? settings.yesNo.yes : settings.yesNo.no;
  if (typeof value === 'string') return value;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: value >= 10_000 });
  return `${number.format(value)}${typeof unit === 'string' && unit !== '' ? ` ${unit}` : ''}`;
}

/** `Red (12) · Blue (3) · …`; `most`: so many are shown. */
export function saidValues(
  values: Told,
  rule: EditedRule,
  language: Language,
  words: Words['catalogs'],
  most = Number.POSITIVE_INFINITY,
): string {
  const format = new Intl.NumberFormat(language);
  const said = values
    .slice(0, most)
    .map(({ value, count }) => `${saidValue(value, rule, language, words)} (${format.format(count)})`);
  return [...said, ...(values.length > most ? ['…'] : [])].join(' · ');
}
