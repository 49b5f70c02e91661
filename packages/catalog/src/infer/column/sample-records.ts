// One pass over a file's records for inference: the first rows are kept column by column, of the others every so many, so that a
// file of any size is looked at from beginning to end in bounded memory. Files are often sorted, and what a category at the end
// has is nowhere at the beginning.

import { rawText, trimmed } from '../../mapping/cell-text.ts';
import type { RecordReader } from '../../source-record.ts';
import { ColumnSample, ELEMENTS } from './column-sample.ts';

export interface RecordSample {
  readonly columns: readonly ColumnSample[];
  /** No header names the columns; there may be others than the sample has. */
  readonly isOpen: boolean;
  /** Rows in the sample, without broken ones. */
  readonly rows: number;
  /** Where each of them begins. */
  readonly lines: readonly number[];
  /** The first row that could not be read; of a file in which nothing is on sale, the first that is not. */
  readonly broken: { readonly line: number; readonly reason: string } | null;
  /** Rows of the file that can be read. */
  readonly total: number;
}

const MOST_ROWS = 100_000;
const MOST_CELLS = 6_000_000;
const MOST_CHARACTERS = 50_000_000;
/** Different values of all columns: each takes a hundred bytes and more, however short it is. */
const MOST_VALUES = 450_000;
/** The beginning of the file is kept without gaps: whether a column is a key shows there. */
const GAPLESS = 50_000;
/** Behind it, one of so many rows, and fewer the longer the file. */
const FIRST_GAP = 4;

/** Columns come in the order in which the file first has them. */
export async function sampleRecords<F>(reader: RecordReader<F>, mostColumns: number): Promise<RecordSample> {
  const columns = new Map<string, { sample: ColumnSample; read: (fields: F) => unknown }>();
  const lines: number[] = [];
  let full = false;
  let gapless = GAPLESS;
  let gap = FIRST_GAP;
  let mark = 0.5;
  let total = 0;
  let broken: RecordSample['broken'] = null;
  let hidden: RecordSample['broken'] = null;
  const learn = (name: string): void => {
    if (columns.has(name) || columns.size >= mostColumns || name === '') return;
    const read = reader.bind(name);
    if (read !== null) columns.set(name, { sample: new ColumnSample(name), read });
  };
  for (const name of reader.columns ?? []) learn(name);
  for await (const batch of reader.batches) {
    for (const { fields, line, reason, leftOut } of batch) {
      if (fields === null) {
        if (leftOut) hidden ??= { line, reason: `what the file has is not on sale, the first because ${reason}` };
        else broken ??= { line, reason };
        continue;
      }
      const seen = total++;
      if (full || (seen >= gapless && seen % (Math.floor(seen / gapless) * gap) !== 0)) continue;
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
      if (row % 100 === 99) {
        const share = shareTaken(
          [...columns.values()].map(({ sample }) => sample),
          row,
        );
        full = share >= 1;
        // Half is for the rest of the file; of what is left, half again each time, so that the end is never without.
        if (share >= mark) {
          gapless = Math.min(gapless, seen + 1);
          if (mark > 0.5) gap *= 2;
          mark = (1 + mark) / 2;
        }
      }
    }
  }
  const samples = [...columns.values()].map(({ sample }) => sample);
  const isOpen = reader.columns === null;
  return {
    columns: samples,
    isOpen,
    rows: lines.length,
    lines,
    broken: total === 0 ? (hidden ?? broken) : broken,
    total,
  };
}

/** Of what a sample may take; from 1 on it is full. */
function shareTaken(columns: readonly ColumnSample[], rows: number): number {
  let [characters, values] = [0, 0];
  for (const column of columns) {
    characters += column.characters;
    values += column.values.length;
  }
  return Math.max(
    rows / MOST_ROWS,
    (rows * columns.length) / MOST_CELLS,
    characters / MOST_CHARACTERS,
    values / MOST_VALUES,
  );
}
