// Keeps words of brands from being read as something else: the van of `Auto Trail` need not be automatic, nor is the jam of `Wild Bear` for bears.
// A guard stands in a pattern before the words that are looked for, and refuses those that begin or continue a brand.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern, thinColumn } from '../column/derive-column.ts';
import { BEFORE_WORD, BEHIND_WORD } from './name-words.ts';

/** What stands before the group of an expression that finds whole words, so that it finds none that is part of a brand; it may be empty. */
export type Guard = (expression: RegExp) => string;

export const NO_GUARD: Guard = () => '';

interface Token {
  readonly text: string;
  readonly index: number;
}

/** A brand as it is written. */
interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Names that have it and whose product is of the brand, or of another. */
  own: number;
  others: number;
}

const TOKEN = /[\p{L}\p{M}\d'’.&+]+/gu;
/** Nothing but blanks and hyphens divides the words of a brand. */
const DIVIDED = /^[\s-]+$/;
const MOST_TOKENS = 4;
const MOST_LISTED = 40;
const MOST_BRANDS = 5_000;

/** How brands are compared: `Auto-Sleeper`, `AutoSleeper` and `auto sleepers` are one. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/s$/, '');

/** Of the brands of a file. `step`: of every so many rows one is looked at. */
export function brandGuard(title: ColumnFacts, brand: ColumnFacts | null, rows: number, step = 1): Guard {
  if (brand === null || brand === title) return NO_GUARD;
  let phrases: readonly Phrase[] | null = null;
  return (expression) => {
    phrases ??= findPhrases(title, brand, rows, step);
    const words = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
    const refused = new Set(phrases.flatMap((phrase) => patternsFor(phrase, words)).slice(0, MOST_LISTED));
    return refused.size === 0 ? '' : `(?!(?i:${[...refused].join('|')})${BEHIND_WORD})`;
  };
}

/** The brands as the file writes them, in names and in their own column; those of most names first. */
function findPhrases(title: ColumnFacts, brand: ColumnFacts, rows: number, step: number): readonly Phrase[] {
  const written = brand.values.slice(0, MOST_BRANDS).map(({ text }) => text);
  const keys = new Set(written.map(keyOf));
  const found = new Map<string, Phrase>();
  const phraseOf = (text: string): Phrase => {
    const known = found.get(text.toLowerCase());
    const phrase = known ?? { text, tokens: tokensOf(text), own: 0, others: 0 };
    if (known === undefined) found.set(text.toLowerCase(), phrase);
    return phrase;
  };
  for (const text of written) phraseOf(text);
  const [names, brands] = [thinColumn(title, rows, step), thinColumn(brand, rows, step)];
  for (let row = 0; row < Math.ceil(rows / step); row++) {
    const own = keyOf(brands.textAt(row));
    for (const text of phrasesIn(names.textAt(row), keys)) {
      const phrase = phraseOf(text);
      if (keyOf(text) === own) phrase.own++;
      else phrase.others++;
    }
  }
  return [...found.values()].filter(isBrand).toSorted((a, b) => b.own - a.own);
}

/** A brand of one word, such as `Wild`, may mean the word itself in names of others. */
const isBrand = ({ tokens, own, others }: Phrase): boolean =>
  tokens.length <= MOST_TOKENS && (own > others || (own === others && tokens.length > 1));

const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({ text: word, index }));

function phrasesIn(name: string, keys: ReadonlySet<string>): readonly string[] {
  const tokens = tokensOf(name);
  const phrases: string[] = [];
  for (const [first, { index: begin }] of tokens.entries()) {
    let end = begin;
    for (const { text, index } of tokens.slice(first, first + MOST_TOKENS)) {
      if (index > begin && !DIVIDED.test(name.slice(end, index))) break;
      end = index + text.length;
      const phrase = name.slice(begin, end);
      if (keys.has(keyOf(phrase))) phrases.push(phrase);
    }
  }
  return phrases;
}

const joined = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => escapePattern(text))
    .join('[\\s-]*')
    .replace(/s$/i, '');

/** For each place where the words stand in a brand: the brand from there on, in any case, and joined in any way. */
const patternsFor = ({ text, tokens }: Phrase, words: RegExp): readonly string[] =>
  Array.from(text.matchAll(words), ({ index }) => {
    const at = tokens.findIndex((token) => token.index === index);
    if (at === -1) return '';
    const before = tokens.slice(0, at).map((token) => escapePattern(token.text));
    const behind = before.length === 0 ? '' : `(?<=${BEFORE_WORD}${before.join('[\\s-]*')}[\\s-]*)`;
    return `${behind}${joined(tokens.slice(at))}s?`;
  }).filter((pattern) => pattern !== '');
