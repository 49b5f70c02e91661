// Finds the language of a catalog's texts by the small words of sentences. If there are no sentences, the names of the
// columns tell it, if several of them exist in one language only. Names of products alone tell nothing, unless their letters
// belong to one language.

import type { ColumnFacts } from './column/column-facts.ts';
import { plainName } from './column/column-names.ts';
import { COLUMN_WORDS, SMALL_WORDS } from './language-words.ts';

const SETS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
const MOST_WORDS = 20_000;

/** Null if it is not sure. */
export const findLanguage = (columns: readonly ColumnFacts[]): string | null =>
  languageOfSentences(columns) ?? languageOfNames(columns) ?? languageOfScript(columns);

function languageOfSentences(columns: readonly ColumnFacts[]): string | null {
  const counts = new Map<string, number>();
  const different = new Set<string>();
  let seen = 0;
  for (const column of columns) {
    if (column.words < 4 || column.isAddress) continue;
    for (const { text } of column.values) {
      if (seen > MOST_WORDS) break;
      for (const word of text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []) {
        seen++;
        for (const { language, words } of SETS) {
          if (!words.has(word)) continue;
          counts.set(language, (counts.get(language) ?? 0) + 1);
          different.add(`${language} ${word}`);
        }
      }
    }
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 40 || first[1] < seen * 0.08) return null;
  // Letters with another meaning (`i7`) come often, but there are few different ones.
  const [language] = first;
  if ([...different].filter((word) => word.startsWith(`${language} `)).length < 8) return null;
  return first[1] >= (second?.[1] ?? 0) * 2 ? first[0] : null;
}

const COLUMN_SETS = Object.entries(COLUMN_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

function languageOfNames(columns: readonly ColumnFacts[]): string | null {
  const counts = COLUMN_SETS.map(({ language, words }) => {
    // Ten columns of images say no more than one of them.
    const named = columns.flatMap(({ name }) => plainName(name).split(' ')).filter((word) => words.has(word));
    return { language, count: new Set(named).size };
  });
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first !== undefined && first.count >= 4 && first.count >= (second?.count ?? 0) * 2 ? first.language : null;
}

/** Letters that only one language uses. Japanese comes first, because it shares letters with Chinese. */
const SCRIPTS: readonly (readonly [language: string, own: RegExp, shared: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ['ko', /\p{Script=Hangul}/gu, /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu, /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu, /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu, /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu, /\p{Script=Arabic}/gu],
  ['th', /\p{Script=Thai}/gu, /\p{Script=Thai}/gu],
];
const FEWEST_LETTERS = 8;
const SHARE_OF_LETTERS = 0.3;
const MOST_VALUES = 200;
const LONGEST_LOOKED_AT = 200;

function languageOfScript(columns: readonly ColumnFacts[]): string | null {
  const names = columns.map(({ name }) => name).join(' ');
  const values = columns
    .filter(({ isAddress }) => !isAddress)
    .flatMap((column) => column.values.slice(0, MOST_VALUES).map(({ text }) => text.slice(0, LONGEST_LOOKED_AT)))
    .join(' ');
  for (const [language, own, shared] of SCRIPTS) {
    for (const text of [names, values]) {
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      const has = text.match(shared)?.length ?? 0;
      if (own.test(text) && has >= FEWEST_LETTERS && has >= letters * SHARE_OF_LETTERS) return language;
      own.lastIndex = 0;
    }
  }
  return null;
}
