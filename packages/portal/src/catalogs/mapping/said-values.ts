// The values that an attribute has in a trial, with how often each comes.

import { sayValue } from '../../say-value.ts';
import { type Language, sayCount, type Words } from '../../words/words.ts';
import type { EditedRule } from './edited-mapping.ts';
import type { TriedView } from './mapping-in-hand.ts';

type Told = TriedView['values'][string];

/** `Red (12) · Blue (3) · and 4 more values`; `most`: so many are shown; `distinct`: how many there are, also of rarer ones that are not told. */
export function saidValues(
  { values, distinct }: { readonly values: Told; readonly distinct: number },
  rule: EditedRule,
  language: Language,
  words: Words['catalogs'],
  most = Number.POSITIVE_INFINITY,
): string {
  const format = new Intl.NumberFormat(language);
  const said = values
    .slice(0, most)
    .map(({ value, count }) => `${sayValue(value, rule.unit, language, words)} (${format.format(count)})`);
  const further = Math.max(values.length, distinct) - said.length;
  return [...said, ...(further > 0 ? [sayCount(language, words.trial.moreValues, further)] : [])].join(' · ');
}
