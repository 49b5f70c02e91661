// One pass over a file's records for inference. It keeps the first rows column by column, and of the later ones only some,
// so that a file of any size is looked at from beginning to end in bounded memory. Files are often sorted, so what a
// category at the end has may be nowhere at the beginning.

import { cellText, rawText } from '../../mapping/cell-text.ts';
import type { RecordReader } from '../../source-record.ts';
import { ColumnSample, ELEMENTS } from './column-sample.ts';
import { type EntriesOfList, UnreadEntries } from './unread-entries.ts';

export interface RecordSample {
  readonly columns: readonly ColumnSample[];
  /** No header names the columns, so there may be more than the sample has. */
  readonly isOpen: boolean;
  /** Columns beyond the most that are looked at, or of rows that are not: in how many rows each comes. */
  readonly beyond: ReadonlyMap<string, number>;
  /** Lists of which columns take the first entry only. */
  readonly lists: readonly EntriesOfList[];
  /** Rows in the sample, without broken ones. */
  readonly rows: number;
  /** Where each of them begins. */
  readonly lines: readonly number[];
  /** The first row that could not be read. If nothing in the file is on sale, the first row that is not. */
  readonly broken: { readonly line: number; readonly reason: string } | null;
  /** Rows of the file that can be read. */
  readonly total: number;
}

const MOST_ROWS = 100_000;
const MOST_CELLS = 6_000_000;
const MOST_CHARACTERS = 50_000_000;
/** Different values of all columns. Each takes a hundred bytes and more, however short it is. */
const MOST_VALUES = 450_000;
/** The beginning of the file is kept without gaps, because only that shows whether a column is a key. */
const GAPLESS = 50_000;
/** Names of columns that are only counted. */
const MOST_BEYOND = 20_000;
/** After it, one of this many rows is kept, and fewer in a longer file. */
const FIRST_GAP = 4;

/** Columns come in the order in which the file first has them. */
export async function sampleRecords<F>(reader: RecordReader<F>, mostColumns: number): Promise<RecordSample> {
  const columns = new Map<string, { sample: ColumnSample; read: (fields: F) => unknown }>();
  const beyond = new Map<string, number>();
  const lines: number[] = [];
  const lists = new UnreadEntries<F>();
  let full = false;
  let gapless = GAPLESS;
  let gap = FIRST_GAP;
  let mark = 0.5;
  let total = 0;
  let broken: RecordSample['broken'] = null;
  let hidden: RecordSample['broken'] = null;
  const miss = (name: string): void => {
    if (beyond.has(name) || beyond.size < MOST_BEYOND) beyond.set(name, (beyond.get(name) ?? 0) + 1);
  };
  const learn = (name: string): void => {
    if (columns.has(name) || name === '') return;
    if (columns.size >= mostColumns || beyond.has(name)) {
      miss(name);
      return;
    }
    const read = reader.bind(name);
    if (read === null) return;
    columns.set(name, { sample: new ColumnSample(name), read });
    lists.learn(name, (column) => reader.bind(column));
  };
  const isOpen = reader.isOpen ?? reader.columns === null;
  if (!isOpen) for (const name of reader.columns ?? []) learn(name);
  for await (const batch of reader.batches) {
    for (const { fields, line, broken: why, leftOut } of batch) {
      if (fields === null) {
        if (leftOut === undefined) broken ??= { line, reason: why?.text ?? '' };
        else hidden ??= { line, reason: `what the file has is not on sale, the first because ${leftOut}` };
        continue;
      }
      const seen = total++;
      if (full || (seen >= gapless && seen % (Math.floor(seen / gapless) * gap) !== 0)) {
        if (isOpen) for (const name of reader.names(fields)) if (!columns.has(name)) miss(name);
        continue;
      }
      if (isOpen) for (const name of reader.names(fields)) learn(name);
      const row = lines.push(line) - 1;
      lists.add(fields);
      for (const { sample, read } of columns.values()) {
        const value = read(fields);
        const list = Array.isArray(value);
        const text = cellText(list ? value.map(rawText).join(ELEMENTS) : rawText(value));
        if (text === '') continue;
        if (list) sample.arrays++;
        sample.add(row, text, line, typeof value === 'number');
      }
      if (row % 100 === 99) {
        const share = shareTaken(
          [...columns.values()].map(({ sample }) => sample),
          row,
        );
        full = share >= 1;
        // Half of the room is for the rest of the file. Whenever half of what is left is used up, the gaps double, so
        // there is always room for the end.
        if (share >= mark) {
          gapless = Math.min(gapless, seen + 1);
          if (mark > 0.5) gap *= 2;
          mark = (1 + mark) / 2;
        }
      }
    }
  }
  const samples = [...columns.values()].map(({ sample }) => sample);
  return {
    columns: samples,
    isOpen: reader.columns === null,
    beyond,
    lists: lists.list(),
    rows: lines.length,
    lines,
    broken: total === 0 ? (hidden ?? broken) : broken,
    total,
  };
}

/** The share of the room that is used. At 1 the sample is full. */
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
