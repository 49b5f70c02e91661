// Values that differ only by case, spaces, accents, punctuation or a plural may be the same. They are only offered for
// merging; a person decides.

import type { CountedValue } from '../column/column-facts.ts';

export interface MergeOffer {
  readonly attribute: string;
  /**
   * The most frequent spelling. If another one is nearly as frequent and capitalised like the column's other values,
   * that one.
   */
  readonly into: string;
  readonly spellings: readonly { readonly text: string; readonly count: number }[];
}

const MOST = 50;

export function offerMerges(attribute: string, values: readonly CountedValue[]): MergeOffer[] {
  const offers: MergeOffer[] = [];
  const isCapitalised = capitalsOf(values);
  for (const group of alikeOf(values)) {
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

/** Whether a text begins with a capital letter like most of the values. Text in capitals only does not count. */
function capitalsOf(values: readonly CountedValue[]): (text: string) => boolean {
  const count = (begins: RegExp): number =>
    values.reduce((sum, value) => sum + (begins.test(value.text) ? value.count : 0), 0);
  return count(CAPITAL) >= count(SMALL) ? (text) => CAPITAL.test(text) : () => false;
}

const CAPITAL = /^\p{Lu}(?!\P{Ll}+$)/u;
const SMALL = /^\p{Ll}/u;

/**
 * The same words apart from plurals, or the same letters. Both are tried, because `macOS` would be a plural of `maco`
 * and `Mac OS` would not.
 */
function alikeOf(values: readonly CountedValue[]): Iterable<readonly CountedValue[]> {
  const groups = new Map<string, Set<CountedValue>>();
  for (const value of values) {
    const words = wordsOf(value.text);
    if (words.length === 0) continue;
    const keys = [`words ${joined(words.map(singular))}`, `letters ${joined(words)}`];
    const known = new Set(keys.flatMap((key) => groups.get(key) ?? []));
    const [group = new Set<CountedValue>(), ...others] = known;
    group.add(value);
    for (const other of others) {
      for (const one of other) group.add(one);
      for (const [key, each] of groups) if (each === other) groups.set(key, group);
    }
    for (const key of keys) groups.set(key, group);
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

/** The value without case, accents and separators. Empty for a value that is not a word. */
function wordsOf(text: string): string[] {
  if (!/\p{L}{2}/u.test(text)) return [];
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and');
  return plain.split(/[^\p{L}\p{N}.+#]+/u).filter((word) => word !== '');
}

/** Short words have no plural here. */
const singular = (word: string): string => (/^\p{L}{3,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word);

/** Different numbers are never the same. */
const joined = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/(\d) (?=\d)/g, '$1/')
    .replaceAll(' ', '');
