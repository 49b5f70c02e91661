// The types of the columns of a CSV file without a mapping. All cells decide, so every row is looked at.

import { trimmed } from '../mapping/cell-text.ts';
import { parseNumber } from '../mapping/parse-number.ts';
import type { RecordReader } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

export interface ColumnTypes {
  readonly name: string;
  /** Some cell is not blank. */
  readonly seen: boolean;
  /**
   * Every cell that is not blank is a plain decimal. A leading zero or plus, as in codes and telephone numbers, makes it
   * a text.
   */
  readonly number: boolean;
  /** Every cell that is not blank is true or false. */
  readonly boolean: boolean;
}

export async function typeColumns(reader: RecordReader<CsvFields>): Promise<readonly ColumnTypes[]> {
  const columns = reader.columns ?? [];
  const types = columns.map((name, index) => ({ name, index, number: true, boolean: true, seen: false }));
  for await (const batch of reader.batches) {
    for (const { fields } of batch) {
      if (fields === null) continue;
      // Most columns turn out to be texts in their first row, and a million rows have many cells.
      for (const column of types) {
        if (column.seen && !column.number && !column.boolean) continue;
        const text = trimmed(fields[column.index] ?? '');
        if (text === '') continue;
        column.seen = true;
        column.number &&= isNumber(text);
        column.boolean &&= isBoolean(text);
      }
    }
  }
  return types;
}

const isNumber = (text: string): boolean =>
  SHORT_NUMBER.test(text) || (!/^-?0\d|^\+/.test(text) && parseNumber(text, null) !== null);

/** Recognises nearly every number in one test. */
const SHORT_NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,5})?$/;

const isBoolean = (text: string): boolean => text.length < 6 && /^(?:true|false)$/i.test(text);
