// What is known of the tables that a shop system exports.

import type { CsvFields } from '../csv/read-csv.ts';
import type { FormatPreset } from '../infer/format-preset.ts';
import type { RecordReader } from '../source-record.ts';

export interface TableDialect {
  /** Only tables of this system have all of them. */
  readonly columns: readonly string[];
  readonly preset: FormatPreset;
  /** Tells what its rows are, where not each is a product, and what they only say together. Missing: each row stands for itself. */
  readonly rows?: (reader: RecordReader<CsvFields>) => RecordReader<CsvFields>;
}
