// Columns that say again what another one says: exports with every attribute in a column of its own often have all of them once more
// in one cell, and feeds name the maker under several headings.

import { splitPairColumn } from '../../named-pairs.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

const NEARLY_ALL = 0.95;

/** Columns that name nearly every product's brand once more, such as a manufacturer → the column of the brand. */
export function findRepeatedBrand(
  columns: readonly ColumnFacts[],
  brand: ColumnFacts | null,
  rows: number,
): ReadonlyMap<string, string> {
  if (brand === null || brand.distinct < 2) return new Map();
  const brands = new Set(brand.values.map(({ text }) => text.toLowerCase()));
  const isBrand = ({ text }: CountedValue): boolean => brands.has(text.toLowerCase());
  const repeats = (column: ColumnFacts): boolean =>
    column !== brand &&
    column.filled > 0 &&
    column.values.reduce((sum, value) => sum + (isBrand(value) ? value.count : 0), 0) >= column.filled * NEARLY_ALL &&
    saysTheSame(column, brand, rows);
  return new Map(columns.filter(repeats).map(({ name }) => [name, brand.name]));
}

/** Name of the pair's column → name of the column that says the same. `rows`: those that were looked at. */
export function findRepeated(columns: readonly ColumnFacts[], rows: number): ReadonlyMap<string, string> {
  const repeated = new Map<string, string>();
  const plain = new Map<string, ColumnFacts>();
  for (const column of columns) if (splitPairColumn(column.name) === null) plain.set(plainName(column.name), column);
  for (const column of columns) {
    const pair = splitPairColumn(column.name);
    const other = pair === null ? undefined : plain.get(plainName(pair.name));
    if (other !== undefined && column.filled > 0 && saysTheSame(column, other, rows))
      repeated.set(column.name, other.name);
  }
  return repeated;
}

function saysTheSame(again: ColumnFacts, column: ColumnFacts, rows: number): boolean {
  let same = 0;
  for (let row = 0; row < rows; row++) {
    const text = again.textAt(row);
    if (text !== '' && text.toLowerCase() === column.textAt(row).toLowerCase()) same++;
  }
  return same >= again.filled * NEARLY_ALL;
}
