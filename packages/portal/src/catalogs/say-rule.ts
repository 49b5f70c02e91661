// What a rule of the mapping is about, in plain words: `price` is the price, `attributes.ram_gb` the property that shoppers know as Memory.

import { type Words, wordsOf } from '../words/words.ts';

const ATTRIBUTES = 'attributes.';

/** `labelOf`: what shoppers read of a property. */
export function sayRule({ kinds }: Words['catalogs'], rule: string, labelOf: (name: string) => string): string {
  if (rule.startsWith(ATTRIBUTES)) return labelOf(rule.slice(ATTRIBUTES.length));
  return wordsOf(kinds, rule.replace(/\[\d+\]$/, ''));
}
