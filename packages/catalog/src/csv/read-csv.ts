// CSV as records: the header line names the columns, every further row is an array of cells in their order.

import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { type CsvDialect, type CsvRow, CsvSplitter } from './split-csv.ts';

/** A row's cells. */
export type CsvFields = readonly string[];

/** Reads as far as the header. */
export async function readCsv(
  file: string,
  pieces: AsyncIterable<string>,
  dialect: CsvDialect,
  limits: ReadingLimits,
): Promise<RecordReader<CsvFields>> {
  const rows = splitRows(pieces, new CsvSplitter(file, dialect, limits));
  let pending: readonly CsvRow[] = [];
  while (pending.length === 0) {
    const next = await rows.next();
    if (next.done) throw new CatalogFileError({ file, line: 1, what: 'the file is empty', mend: 'export it again' });
    pending = next.value;
  }
  const [header, ...first] = pending;
  const columns = (header?.cells ?? []).map((name) => name.trim());
  const doubled = new Set(columns.filter((name, index) => columns.indexOf(name) !== index));
  return {
    columns,
    bind(column) {
      const index = columns.indexOf(column);
      if (index === -1) return null;
      if (doubled.has(column)) {
        throw new CatalogFileError({
          file,
          line: header?.line ?? 1,
          what: `two columns are named ${JSON.stringify(column)}`,
          mend: 'rename one of them',
        });
      }
      return (cells) => cells[index];
    },
    names: () => columns,
    batches: (async function* () {
      if (first.length > 0) yield first.map((row) => toRecord(row, columns.length));
      for await (const batch of rows) yield batch.map((row) => toRecord(row, columns.length));
    })(),
  };
}

async function* splitRows(pieces: AsyncIterable<string>, splitter: CsvSplitter): AsyncGenerator<readonly CsvRow[]> {
  for await (const piece of withPlace(pieces, () => splitter.place())) {
    const rows = splitter.push(piece);
    if (rows.length > 0) yield rows;
  }
  const rows = splitter.end();
  if (rows.length > 0) yield rows;
}

/** Spreadsheets pad rows with empty cells; those do no harm. Any other difference shifts values, so the row is broken. */
function toRecord({ line, cells }: CsvRow, width: number): SourceRecord<CsvFields> {
  if (cells.length === width || (cells.length > width && cells.slice(width).every((cell) => cell.trim() === ''))) {
    return { line, fields: cells, reason: '' };
  }
  const reason = `the row has ${cells.length} cells and the header ${width}; add or remove delimiters, or quote a cell that contains one`;
  return { line, fields: null, reason };
}
