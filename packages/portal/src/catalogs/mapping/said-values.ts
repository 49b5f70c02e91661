// The values that an attribute has in a trial, with how often each comes.

import { sayValue } from '../../say-value.ts';
import type { Language, Words } from '../../words/words.ts';
import type { EditedRule } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

type Told = TriedView['values'][string];

/** `Red (12) · Blue (3) · …`; `most`: so many are shown; `filled`: products that have one, also a rarer one that is not told. */
export function saidValues(
  { values, filled }: { readonly values: Told; readonly filled: number },
  rule: EditedRule,
  language: Language,
  words: Words['catalogs'],
  most = Number.POSITIVE_INFINITY,
): string {
  const format = new Intl.NumberFormat(language);
  const said = values
    .slice(0, most)
    .map(({ value, count }) => `${sayValue(value, rule.unit, language, words)} (${format.format(count)})`);
  const told = values.slice(0, most).reduce((sum, { count }) => sum + count, 0);
  return [...said, ...(values.length > most || told < filled ? ['…'] : [])].join(' · ');
}
