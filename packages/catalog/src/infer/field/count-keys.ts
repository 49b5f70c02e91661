// Counts how many rows some columns tell apart together.

import type { ColumnFacts } from '../column/column-facts.ts';
import { BLANK } from '../column/column-sample.ts';

export interface Keys {
  readonly ids: Int32Array;
  readonly distinct: number;
}

/** Numbers the distinct combinations of what `keys` tells apart and the column. */
export function combine(keys: Keys | null, column: ColumnFacts | null, rows: number): Keys {
  const ids = new Int32Array(rows);
  const known = new Map<number, number>();
  const width = (column?.sample.values.length ?? 0) + 2;
  for (let row = 0; row < rows; row++) {
    const key = (keys?.ids[row] ?? 0) * width + (column?.at(row) ?? BLANK) + 1;
    let id = known.get(key);
    if (id === undefined) {
      id = known.size;
      known.set(key, id);
    }
    ids[row] = id;
  }
  return { ids, distinct: known.size };
}

/** How many rows the columns tell apart. */
export function countKeys(columns: readonly ColumnFacts[], rows: number): number {
  let keys: Keys | null = null;
  for (const column of columns) keys = combine(keys, column, rows);
  return keys?.distinct ?? Math.min(1, rows);
}
