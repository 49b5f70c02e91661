// One pass over a file's records for inference: the first rows are kept column by column, the others are only counted, so
// that a file of any size is looked at in bounded memory.

import { rawText, trimmed } from '../mapping/cell-text.ts';
import type { RecordReader } from '../source-record.ts';
import { ColumnSample, ELEMENTS } from './column-sample.ts';

export interface RecordSample {
  readonly columns: readonly ColumnSample[];
  /** Rows in the sample, without broken ones. */
  readonly rows: number;
  /** Where each of them begins. */
  readonly lines: readonly number[];
  /** The first row that could not be read. */
  readonly broken: { readonly line: number; readonly reason: string } | null;
  /** The file has more rows than the sample. */
  readonly partial: boolean;
}

const MOST_ROWS = 50_000;
const MOST_CELLS = 4_000_000;

/** Columns come in the order in which the file first has them. */
export async function sampleRecords<F>(reader: RecordReader<F>, mostColumns: number): Promise<RecordSample> {
  const width = reader.columns?.length ?? 50;
  const most = Math.max(1_000, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, width))));
  const columns = new Map<string, { sample: ColumnSample; read: (fields: F) => unknown }>();
  const lines: number[] = [];
  let partial = false;
  let broken: RecordSample['broken'] = null;
  const learn = (name: string): void => {
    if (columns.has(name) || columns.size >= mostColumns || name === '') return;
    const read = reader.bind(name);
    if (read !== null) columns.set(name, { sample: new ColumnSample(name, most), read });
  };
  for (const name of reader.columns ?? []) learn(name);
  for await (const batch of reader.batches) {
    for (const { fields, line, reason, leftOut } of batch) {
      if (fields === null) {
        if (!leftOut) broken ??= { line, reason };
        continue;
      }
      if (lines.length >= most) {
        partial = true;
        break;
      }
      if (reader.columns === null) for (const name of reader.names(fields)) learn(name);
      const row = lines.push(line) - 1;
      for (const { sample, read } of columns.values()) {
        const value = read(fields);
        const list = Array.isArray(value);
        const text = trimmed(list ? value.map(rawText).join(ELEMENTS) : rawText(value));
        if (text === '') continue;
        if (list) sample.arrays++;
        sample.add(row, text, line);
      }
    }
    if (partial) break;
  }
  return { columns: [...columns.values()].map(({ sample }) => sample), rows: lines.length, lines, broken, partial };
}
