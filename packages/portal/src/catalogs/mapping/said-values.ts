// The values that an attribute has in a trial, with how often each comes.

import { sayValue } from '../../say-value.ts';
import type { Language, Words } from '../../words/words.ts';
import type { EditedRule } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

type Told = TriedView['values'][string];

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
    .map(({ value, count }) => `${sayValue(value, rule.unit, language, words)} (${format.format(count)})`);
  return [...said, ...(values.length > most ? ['…'] : [])].join(' · ');
}
