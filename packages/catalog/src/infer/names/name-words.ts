// Words inside of names: how they are found, whole and in any spelling, and how a pattern of a mapping names them.

import { baseOf } from '../attribute/label-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';

export const BEFORE_WORD = '(?<![\\p{L}\\d])';
export const BEHIND_WORD = '(?![\\p{L}\\d])';

/** A table of words: a row for each language, with bars between. */
export const wordsOfRows = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/);

/** The longest first, since the first that fits is taken. */
export const alternatives = (texts: readonly string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');

/**
 * Words as names write them: small, with a capital first letter, or in capitals throughout. `*` stands for any ending. Spelt out, because
 * `(?i:…)` overlooks capitals in a process that has compiled very many expressions.
 */
export const inUsualCases = (words: readonly string[]): string =>
  words
    .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
    .filter((word, nth, all) => all.indexOf(word) === nth)
    .map((word) => word.replaceAll('*', '\\p{L}*'))
    .join('|');

/** The same for words of which the last one in a name counts: `Cleansing Balm` is one of these words, so it is no `Balm`. */
export const wholeAlternatives = (texts: readonly string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => {
      const end = ` ${text.toLowerCase()}`;
      const longer = texts.filter((other) => other.toLowerCase().endsWith(end));
      const before = longer.map((other) => escapePattern(other.slice(0, -text.length)));
      return before.length === 0
        ? escapePattern(text)
        : `(?<!${BEFORE_WORD}(?:${before.join('|')}))${escapePattern(text)}`;
    })
    .join('|');

/** What an expression finds in names: each spelling with the number of names that have it first. */
export function countSpellings(
  title: ColumnFacts,
  expression: RegExp,
): { counts: Map<string, number>; having: number } {
  const counts = new Map<string, number>();
  let having = 0;
  for (const { text, count } of title.values) {
    const found = expression.exec(text)?.slice(1).find(Boolean);
    if (found === undefined) continue;
    having += count;
    counts.set(found, (counts.get(found) ?? 0) + count);
  }
  return { counts, having };
}

/** One of several labels, in the order of languages that all tables of words here have. */
export function labelIn(labels: string, language: string | null): string {
  const all = labels.split('|');
  return all[LANGUAGES.indexOf(baseOf(language))] ?? all[0] ?? '';
}

const LANGUAGES =
  'en de fr es it nl cs pl uk ru pt sv da nb fi hu ro tr sk hr sr el ja ko zh id vi bg th sl lt lv et ca'.split(' ');

/** The commonest spelling of each word, for those that only differ in upper and lower case. */
export function mergeCases(counts: ReadonlyMap<string, number>): readonly (readonly [string, string])[] {
  const best = new Map<string, string>();
  for (const [text] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    const key = text.toLowerCase();
    if (!best.has(key)) best.set(key, text);
  }
  return [...counts.keys()].flatMap((text) => {
    const chosen = best.get(text.toLowerCase()) ?? text;
    return chosen === text ? [] : [[text, chosen] as const];
  });
}
