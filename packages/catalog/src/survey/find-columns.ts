// Finds the columns of a file. The header of a table names them. In other formats each record has only the columns for
// which it has a value, so the records are looked at.

import type { CatalogFormat } from '../catalog-format.ts';
import type { OpenedRecords } from '../open-records.ts';
import type { RecordReader } from '../source-record.ts';

export interface ColumnsQuestion {
  /** `all`: looks at every record. `first`: looks at the first ones, enough to find most sparse columns. */
  readonly of: 'all' | 'first';
  /** Names to look for, as a mapping may write them (`images.0`). */
  readonly named: readonly string[];
}

export interface FoundColumns {
  readonly format: CatalogFormat;
  /** In the order of the file. The number says how many of the records have it; null: the header says it for all. */
  readonly columns: ReadonlyMap<string, number | null>;
  /** The names of `named` that were not found. */
  readonly missing: ReadonlySet<string>;
  /** Every record was looked at, or the header says it for all. Otherwise what is missing may come later. */
  readonly isWhole: boolean;
}

/** With `first`: names are looked for in so many records, and columns are gathered from so many. */
const MOST_RECORDS = 20_000;
const MOST_GATHERED = 1_000;
/** Nobody has more columns on purpose. Only those found by then are reported. */
const MOST_COLUMNS = 10_000;

export function findColumns(opened: OpenedRecords, question: ColumnsQuestion): Promise<FoundColumns> {
  return opened.format === 'csv'
    ? find(opened.format, opened.reader, question)
    : find(opened.format, opened.reader, question);
}

async function find<F>(
  format: CatalogFormat,
  reader: RecordReader<F>,
  { of, named }: ColumnsQuestion,
): Promise<FoundColumns> {
  const { columns, bind } = reader;
  // A feed that is a table leaves out blanks, so its header does not say which of the named columns it has.
  if (columns !== null && (format === 'csv' || of === 'all')) {
    const missing = named.filter((column) => bind(column) === null);
    return { format, columns: new Map(columns.map((name) => [name, null])), missing: new Set(missing), isWhole: true };
  }
  return { format, ...(await findInRecords(reader, of === 'all', named)) };
}

async function findInRecords<F>(
  { batches, bind, names }: RecordReader<F>,
  isOfAll: boolean,
  named: readonly string[],
): Promise<Omit<FoundColumns, 'format'>> {
  const columns = new Map<string, number>();
  const missing = new Map(named.map((column) => [column, bind(column)]));
  const [most, gathered] = isOfAll
    ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [MOST_RECORDS, MOST_GATHERED];
  let looked = 0;
  let isWhole = true;
  for await (const batch of batches) {
    for (const { fields } of batch) {
      if (fields === null) continue;
      for (const [column, bound] of missing) if (bound?.(fields) !== undefined) missing.delete(column);
      if (looked < gathered && columns.size <= MOST_COLUMNS) count(columns, names(fields));
      looked += 1;
    }
    isWhole = looked < most && (looked < gathered || missing.size > 0);
    if (!isWhole) break;
  }
  return { columns, missing: looked === 0 ? new Set() : new Set(missing.keys()), isWhole };
}

function count(columns: Map<string, number>, names: readonly string[]): void {
  for (const name of names) columns.set(name, (columns.get(name) ?? 0) + 1);
}
