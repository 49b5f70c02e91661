// The lines of business that a catalog is surely of. What a word means depends on it: `automatic` is a gearbox where vehicles are sold and a
// movement where watches are, and anywhere else it may be anything, so it is nothing.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { LINE_WORDS, type LineWords } from './line-words.ts';
import { BEFORE_WORD, BEHIND_WORD } from './name-words.ts';

export type LineOfBusiness = keyof typeof LINE_WORDS;

/** Of the rows that a column has a value for. */
const FEWEST_SHARE = 0.3;
/** Of all rows, where a column is called like one of such goods. */
const MOSTLY_FILLED = 0.5;

const expressionOf = (words: string): RegExp => {
  const all = words.split('|').map((word) => {
    const pattern = escapePattern(word.replace('*', '')) + (word.endsWith('*') ? '\\p{L}*' : '');
    return CASED.has(word) ? pattern : `(?i:${pattern})`;
  });
  return new RegExp(`${BEFORE_WORD}(?:${all.join('|')})${BEHIND_WORD}`, 'u');
};

/** In small letters they mean something else. */
const CASED = new Set(['Van', 'VAN', 'MPPT', 'IWC']);

interface Line {
  readonly name: LineOfBusiness;
  readonly words: RegExp;
  readonly others: RegExp | null;
  readonly columns: RegExp | null;
}

const LINES: readonly Line[] = (Object.keys(LINE_WORDS) as LineOfBusiness[]).map((name) => {
  const { words, others, columns }: LineWords = LINE_WORDS[name];
  return { name, words: expressionOf(words), others: others === '' ? null : expressionOf(others), columns };
});

/** Whether a name is of what goes with such goods, and not of them: a strap of a watch. */
export const isBeside = (line: LineOfBusiness, name: string): boolean =>
  LINES.find((one) => one.name === line)?.others?.test(name) === true;

/** `telling`: columns with names, makers and categories of the goods. `columns`: all columns. */
export function linesOfBusiness(
  telling: readonly ColumnFacts[],
  columns: readonly ColumnFacts[],
): ReadonlySet<LineOfBusiness> {
  const isOf = (line: Line): boolean =>
    columns.some(
      ({ called, fill }) => line.columns?.test(called.replaceAll('_', ' ')) === true && fill >= MOSTLY_FILLED,
    ) || telling.some((column) => shareOf(column, line) >= FEWEST_SHARE);
  return new Set(LINES.filter(isOf).map(({ name }) => name));
}

function shareOf({ values, filled }: ColumnFacts, { words, others }: Line): number {
  let found = 0;
  for (const { text, count } of values) if (words.test(text) && others?.test(text) !== true) found += count;
  return found / Math.max(1, filled);
}
