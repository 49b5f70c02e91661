// Values that differ only by case, spaces, accents, punctuation or a plural may be one value. A person decides: they are offered,
// never merged.

import type { CountedValue } from '../cell/recognise-number.ts';

export interface MergeOffer {
  readonly attribute: string;
  /** The most frequent spelling. */
  readonly into: string;
  readonly spellings: readonly { readonly text: string; readonly count: number }[];
}

const MOST = 50;

export function offerMerges(attribute: string, values: readonly CountedValue[]): MergeOffer[] {
  const alike = new Map<string, CountedValue[]>();
  for (const value of values) {
    const key = keyOf(value.text);
    if (key === '') continue;
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [value]);
    else known.push(value);
  }
  const offers: MergeOffer[] = [];
  for (const group of alike.values()) {
    if (group.length < 2 || offers.length >= MOST) continue;
    const sorted = group.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
    const [most, ...others] = sorted;
    if (most === undefined) continue;
    offers.push({ attribute, into: most.text, spellings: others.map(({ text, count }) => ({ text, count })) });
  }
  return offers;
}

/** What is left of a value without that. Numbers stay apart, and a plural only of words long enough to have one. */
function keyOf(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return '';
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and');
  const words = plain.split(/[^\p{L}\p{N}.+#]+/u).filter((word) => word !== '');
  const singular = words.map((word) => (/^\p{L}{3,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word));
  return singular
    .join(' ')
    .replace(/(\d) (?=\d)/g, '$1/')
    .replaceAll(' ', '');
}
