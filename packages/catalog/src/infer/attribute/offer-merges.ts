// Values that differ only by case, spaces, accents, punctuation or a plural may be one value. A person decides: they are offered,
// never merged.

import type { CountedValue } from '../cell/recognise-number.ts';

export interface MergeOffer {
  readonly attribute: string;
  /** The most frequent spelling; a nearly as frequent one that is capitalised as the column's other values are. */
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
  const isCapitalised = capitalsOf(values);
  for (const group of alike.values()) {
    if (group.length < 2 || offers.length >= MOST) continue;
    const sorted = group.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
    const [most] = sorted;
    const best = sorted.find(({ text, count }) => isCapitalised(text) && count >= (most?.count ?? 0) * 0.2) ?? most;
    if (best === undefined) continue;
    const spellings = sorted.filter((one) => one !== best).map(({ text, count }) => ({ text, count }));
    offers.push({ attribute, into: best.text, spellings });
  }
  return offers;
}

/** Whether a text begins with a capital letter, where most of the values do; all capitals are a shout. */
function capitalsOf(values: readonly CountedValue[]): (text: string) => boolean {
  const count = (begins: RegExp): number =>
    values.reduce((sum, value) => sum + (begins.test(value.text) ? value.count : 0), 0);
  return count(CAPITAL) >= count(SMALL) ? (text) => CAPITAL.test(text) : () => false;
}

const CAPITAL = /^\p{Lu}(?!\P{Ll}+$)/u;
const SMALL = /^\p{Ll}/u;

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
