// Named pairs that say again what a column of the same name says: exports with every attribute in a column of its own often
// have all of them once more in one cell.

import { splitPairColumn } from '../../named-pairs.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

const NEARLY_ALL = 0.95;

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

function saysTheSame(pair: ColumnFacts, column: ColumnFacts, rows: number): boolean {
  let same = 0;
  for (let row = 0; row < rows; row++) {
    const text = pair.textAt(row);
    if (text !== '' && text === column.textAt(row)) same++;
  }
  return same >= pair.filled * NEARLY_ALL;
}
