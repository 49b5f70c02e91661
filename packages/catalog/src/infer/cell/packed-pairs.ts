// Properties packed into a text, `capacity: 2200 mAh, voltage: 14.6V`: names that many rows repeat, each followed by a
// colon and a value up to the next name.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { labelKey } from './label-key.ts';

export interface PackedPair {
  readonly name: string;
  readonly pattern: string;
  /**
   * If `inner` is a pattern for the whole value (`^…$`), the same pattern for the value inside the text. Otherwise
   * `inner`.
   */
  readonly inside: (inner: string) => string;
}

/** `RAM: 8 GB`, `Rated power (W): 200`, and before a number or at the beginning of a line also `protein - 21%`. */
const NAME =
  /(?:^|[.,;:|\n]\s*|[•·▪●✓*–-]\s+)(\p{L}[\p{L}\p{N}_./-]*(?: [\p{L}\p{N}_./-]+){0,3}(?: \([^()\n]{1,12}\))?)\s?(: ?| [-–—] )(?=\S)/gmu;
const DASH_BEGINS = /(?:^|\n)\s*[•·▪●✓*–-]?\s*$/u;
const MOST = 40;
/** The first texts are kept whole in a sample. */
const MOST_LOOKED_AT = 1_500;

/** A text that begins like a measure and goes on like a sentence or another pair. */
const NUMBER =
  '(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?(?:\\s?(?:%|°C|\\p{L}{1,5}(?!\\p{L})))?';
/** Two measures are not one number. */
const BEGINS_WITH_NUMBER = new RegExp(`^${NUMBER}(?!\\p{L})(?![\\d.,]*\\d)(?!\\s?[-–x×*/+]?\\s?\\d)`, 'u');
const MOSTLY = 0.85;

interface Counted {
  /** How often the name is written in each way. */
  spellings: Map<string, number>;
  /** Cells that have the name. */
  cells: number;
  /** Different texts among them. */
  texts: number;
  /** Those of them that have another name, too. */
  lists: number;
  all: number;
  numbers: number;
}

function countOf(counts: Map<string, Counted>, name: string): Counted {
  const counted = counts.get(name) ?? { spellings: new Map(), cells: 0, texts: 0, lists: 0, all: 0, numbers: 0 };
  counts.set(name, counted);
  return counted;
}

export function findPackedPairs(column: ColumnFacts): PackedPair[] {
  const counts = new Map<string, Counted>();
  const looked = column.values.slice(0, MOST_LOOKED_AT);
  let filled = 0;
  for (const { text, count } of looked) {
    filled += count;
    const names = new Set<string>();
    for (const { 0: whole, 1: name = '', 2: between = '', index } of text.matchAll(NAME)) {
      const after = index + whole.length;
      const isNumber = BEGINS_WITH_NUMBER.test(text.slice(after, after + 20));
      const isLine = DASH_BEGINS.test(text.slice(Math.max(0, index - 4), index + whole.indexOf(name)));
      // Addresses, and words within a sentence, are not names.
      if (between.trim() === ':' ? name.endsWith('/') : !isLine && !isNumber) continue;
      const key = labelKey(name);
      const counted = countOf(counts, key);
      counted.spellings.set(name, (counted.spellings.get(name) ?? 0) + count);
      if (!names.has(key)) {
        counted.cells += count;
        counted.texts++;
      }
      names.add(key);
      counted.all += count;
      if (isNumber) counted.numbers += count;
    }
    if (names.size > 1) for (const name of names) countOf(counts, name).lists++;
  }
  // Variants of one product have the same text, which may begin with its name: `Ridge Low – a light shoe`.
  const often = [...counts].filter(
    ([, { cells, texts, lists }]) => (texts > 1 || lists > 0) && cells >= Math.max(5, filled * 0.03),
  );
  // A single name may be a set phrase (`Please note: …`).
  if (often.length < 2) return [];
  return often
    .toSorted(([, a], [, b]) => b.cells - a.cells)
    .slice(0, MOST)
    .map(([, { spellings, all, numbers }]) => {
      const ways = [...spellings].toSorted(([, a], [, b]) => b - a).map(([way]) => way);
      const [name = ''] = ways;
      const begin = `(?:^|[\\s,;(])${oneOf(ways.slice(0, MOST_SPELLINGS).map(escapePattern))}(?:\\s?:| [-–—]) ?`;
      const end = '(?:[,;|] [^,;:|\\n]+: |[.,;]?\\s*(?:\\n|$))';
      const inside = (inner: string): string =>
        inner.startsWith('^') && inner.endsWith('$') ? `${begin}${inner.slice(1, -1)}${end}` : inner;
      if (numbers >= all * MOSTLY) return { name, pattern: `${begin}(${NUMBER})`, inside: (inner) => inner };
      return { name, pattern: `${begin}(.+?)${end}`, inside };
    });
}

const MOST_SPELLINGS = 8;

const oneOf = (patterns: readonly string[]): string =>
  patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;
