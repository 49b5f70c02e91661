// The maker at the beginning of longer texts, `Shimano Deore RD-M6100`. A word there may as well be what the thing is made of or how
// it is built, so there is no maker unless every word that would be taken looks like a name.

import { FEATURES } from '../attribute/feature-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { COMMON_FIRST_WORDS } from './common-first-words.ts';

export interface MakersReading {
  readonly pattern: string;
  /** Spellings that differ only by case, each to the most frequent one. */
  readonly map: readonly (readonly [string, string])[];
}

/** A capital letter and nothing but letters, with more words behind it or alone. */
const PATTERN = '^\\p{Lu}\\p{L}+(?=\\s|$)';
const NAME = new RegExp(PATTERN, 'u');

const FEWEST_TEXTS = 30;
const FEWEST_WORDS = 2.5;
const MOST_MAKERS = 12;
const NEARLY_ALL = 0.95;

export function findMakers({ values, distinct, words, filled }: ColumnFacts): MakersReading | null {
  if (distinct < FEWEST_TEXTS || words < FEWEST_WORDS) return null;
  const makers = new Map<string, Map<string, number>>();
  const others = new Set<string>();
  for (const { text, count } of values) {
    const [word] = NAME.exec(text) ?? [];
    const first = text.split(/\s/, 1)[0] ?? '';
    if (word === undefined) others.add(first);
    else {
      const spellings = makers.get(word.toLowerCase()) ?? new Map<string, number>();
      spellings.set(word, (spellings.get(word) ?? 0) + count);
      makers.set(word.toLowerCase(), spellings);
    }
  }
  const counts = [...makers.values()].map((spellings) =>
    [...spellings.values()].reduce((sum, count) => sum + count, 0),
  );
  const repeated = counts.filter((count) => count >= 2);
  const often = repeated.reduce((sum, count) => sum + count, 0);
  if (repeated.length < 2 || makers.size + others.size > MOST_MAKERS || often < filled * NEARLY_ALL) return null;
  const names = [...makers.keys()];
  if (names.some((name) => !isName(name) || names.some((other) => isBeginningOf(name, other)))) return null;
  if (values.some(({ text }) => saysInPassing(text, makers))) return null;
  return { pattern: PATTERN, map: [...makers.values()].flatMap(asOne) };
}

const MATERIALS: ReadonlySet<string> = new Set(
  FEATURES.filter(({ name }) => name === 'material' || name === 'color')
    .flatMap(({ words, doubtful }) => [...words, ...doubtful])
    .map((word) => word.toLowerCase()),
);

const isName = (word: string): boolean => !MATERIALS.has(word) && !COMMON_FIRST_WORDS.has(word);

/** `Kind` beside `KindShock`: one of them is no whole name. */
const isBeginningOf = (name: string, other: string): boolean => name !== other && other.startsWith(name);

/** A word that stands elsewhere in small letters is no name. */
const saysInPassing = (text: string, makers: ReadonlyMap<string, unknown>): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((word) => word === word.toLowerCase() && makers.has(word));

function asOne(spellings: ReadonlyMap<string, number>): (readonly [string, string])[] {
  const [[best] = [''], ...others] = [...spellings].toSorted(([, a], [, b]) => b - a);
  return others.map(([spelling]) => [spelling, best]);
}
