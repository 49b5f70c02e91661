// Knows columns that only count the rows of a file.

import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed } from '../column/column-names.ts';

/**
 * A row number grows by one in each row, and it changes with the next export. Such a column is only taken if its name can mean
 * nothing but an article number.
 */
export function countsRows(column: ColumnFacts, rows: number): boolean {
  return (!isNamed('sku', column.name) || MAY_COUNT.test(column.name)) && isSequence(column, rows);
}

/** Whether nearly each row has the number after that of the row before: `A-17`, `A-18`. */
export function isSequence(column: ColumnFacts, rows: number): boolean {
  if (rows < FEWEST_COUNTED || column.filled < rows) return false;
  let [before, steps] = [Number.NaN, 0];
  for (let row = 0; row < rows; row++) {
    const number = Number(LAST_NUMBER.exec(column.textAt(row))?.[0] ?? Number.NaN);
    if (number === before + 1) steps++;
    before = number;
  }
  return steps >= (rows - 1) * NEARLY_ALL;
}

/** `1`, `2`, `3`: it may be the place of the row. */
export const beginsAtOne = (column: ColumnFacts): boolean => /^\D*0*[01]$/.test(column.textAt(0));

const LAST_NUMBER = /\d{1,15}(?=\D*$)/;
const FEWEST_COUNTED = 10;
/** Names that shops give to row numbers as well as to products. */
const MAY_COUNT = /^(?:nr|no|numero|nro|num|number|index|indeks|#)\.?$/i;

const NEARLY_ALL = 0.99;
