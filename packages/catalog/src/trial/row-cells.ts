// One row as it stands in the file, for a person who recognises it.

import { compileCell } from '../mapping/cell-text.ts';
import type { RecordReader } from '../source-record.ts';
import { shortCell } from './troubles.ts';

/** By column; what is empty is not there. */
export type RowCells = Readonly<Record<string, string>>;

/** A row with more columns is no table that a person goes through. */
const MOST_COLUMNS = 400;

export function tellCells<F>(fields: F, { bind, names }: Pick<RecordReader<F>, 'bind' | 'names'>): RowCells {
  const cells = names(fields)
    .slice(0, MOST_COLUMNS)
    .flatMap((name): [string, string][] => {
      const bound = bind(name);
      const text = bound === null ? '' : compileCell(bound, [])(fields);
      return text === '' ? [] : [[name, shortCell(text)]];
    });
  return Object.fromEntries(cells);
}
