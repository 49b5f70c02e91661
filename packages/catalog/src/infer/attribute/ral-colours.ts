// Colours by the number of the RAL system in names: `RAL 7016 - anthracite`. The word behind the number is the colour, whatever it means
// elsewhere; without words it is the number, which is what people order paint by.

import type { ColumnFacts } from '../column/column-facts.ts';
import { countSpellings } from '../names/name-words.ts';

export interface RalColours {
  readonly pattern: string;
  readonly count: number;
}

const RAL = '(?<![\\p{L}\\d])RAL[ -]?(\\d{4})(?!\\d)';
/** Behind a dash, or in brackets. */
const NAMED =
  '(?<![\\p{L}\\d])RAL[ -]?\\d{4}(?!\\d)[^/|;()–-]*(?:[–-] ?|\\()(\\p{L}[\\p{L} ,-]*\\p{L})(?=\\s*(?:$|[/|;()]))';
const FEWEST_NAMES = 8;
const FEWEST_SHARE = 0.15;
const FEWEST_COLOURS = 2;
/** Of the names with a number. */
const MOSTLY_NAMED = 0.9;

export const countRalColours = (title: ColumnFacts): number => countSpellings(title, new RegExp(RAL, 'u')).having;

/** Null: too few names have such a number. */
export function findRalColours(title: ColumnFacts): RalColours | null {
  const numbers = countSpellings(title, new RegExp(RAL, 'u'));
  const isCommon = numbers.having >= FEWEST_NAMES && numbers.having >= title.filled * FEWEST_SHARE;
  if (!isCommon || numbers.counts.size < FEWEST_COLOURS) return null;
  const named = countSpellings(title, new RegExp(NAMED, 'u'));
  return named.having >= numbers.having * MOSTLY_NAMED && named.counts.size >= FEWEST_COLOURS
    ? { pattern: NAMED, count: named.having }
    : { pattern: RAL.replace('(\\d{4})', '\\d{4}'), count: numbers.having };
}
