// Joins columns that are one attribute under several names. Exports in which each product has options of its own have
// `Color` here, `Colour` and `Colors` there, and no row has two of them.

import { type ColumnFacts, columnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { BLANK, ColumnSample } from '../column/column-sample.ts';

/** Lists of columns to be read as one, the fullest column first. Most lists have one column. */
export function joinSynonyms(columns: readonly ColumnFacts[], rows: number): readonly (readonly ColumnFacts[])[] {
  const alike = new Map<string, ColumnFacts[]>();
  for (const column of columns) {
    const key = synonymOf(column.name);
    const known = alike.get(key);
    if (known === undefined || !canJoin(known, column, rows))
      alike.set(known === undefined ? key : column.name, [column]);
    else known.push(column);
  }
  return [...alike.values()].map((group) => group.toSorted((a, b) => b.filled - a.filled));
}

/** One column under the name of the first. Each row has the first value found in any of them. */
export function joinColumns(columns: readonly ColumnFacts[], rows: number, blank: readonly string[]): ColumnFacts {
  const joined = new ColumnSample(columns[0]?.name ?? '');
  for (let row = 0; row < rows; row++) {
    const column = columns.find((one) => one.at(row) !== BLANK);
    if (column !== undefined) joined.add(row, column.textAt(row), column.sample.lines[column.at(row)] ?? 1);
  }
  return columnFacts(joined, rows, blank);
}

const synonymOf = (name: string): string =>
  plainName(name)
    .replace(/\bcolour/g, 'color')
    .split(' ')
    .map((word) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');

/** Columns of values, with hardly a row that has a value in both. */
function canJoin(group: readonly ColumnFacts[], column: ColumnFacts, rows: number): boolean {
  const all = [...group, column];
  if (all.some(({ filled, isArray, isAddress }) => filled === 0 || isArray || isAddress)) return false;
  let both = 0;
  for (let row = 0; row < rows; row++) {
    if (column.at(row) !== BLANK && group.some((one) => one.at(row) !== BLANK)) both++;
  }
  return both <= Math.min(...all.map(({ filled }) => filled)) * 0.02;
}
