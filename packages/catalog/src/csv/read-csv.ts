// CSV as records. The header line names the columns, and every further row is an array of cells in the same order.

import { reason } from '@guidepost/fault/reason';
import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { type ColumnNames, nameColumns } from './name-columns.ts';
import { type CsvDialect, type CsvRow, CsvSplitter } from './split-csv.ts';
import { isTotal } from './total-row.ts';

/** A row's cells. */
export type CsvFields = readonly string[];

/** Reads as far as the header, which is in the first line that has words. `firstLine`: the number of the first line. */
export async function readCsv(
  file: string,
  pieces: AsyncIterable<string>,
  dialect: CsvDialect,
  limits: ReadingLimits,
  firstLine = 1,
): Promise<RecordReader<CsvFields>> {
  const splitter = new CsvSplitter(file, dialect, limits, firstLine);
  const rows = splitRows(pieces, splitter);
  let pending: readonly CsvRow[] = [];
  while (pending.length === 0) {
    const next = await rows.next();
    if (next.done) throw new CatalogFileError({ file, line: 1, what: 'the file is empty', mend: 'export it again' });
    pending = isSeparatorLine(next.value[0]) ? next.value.slice(1) : next.value;
  }
  const [header, ...first] = pending;
  const line = header?.line ?? 1;
  const names = nameColumns(header?.cells ?? []);
  return {
    columns: names.unique,
    bind(column) {
      const [index, ...others] = names.find(column);
      if (index === undefined) return null;
      if (others.length > 0) throw ambiguous(file, line, column, names);
      return (cells) => cells[index];
    },
    names: () => names.unique,
    batches: (async function* () {
      const shortLengths = new Set<number>();
      const toRecord = recordMaker(names, (length) => shortLengths.add(length));
      let last: CsvRow | undefined;
      const convert = (batch: readonly CsvRow[]): SourceRecord<CsvFields>[] => {
        const records: SourceRecord<CsvFields>[] = [];
        last = batch.at(-1);
        for (const row of batch) {
          // If the export leaves cells out elsewhere, the last row may lack them too.
          const isCut =
            row === last &&
            splitter.isOpen &&
            isShort(row, names) &&
            !shortLengths.has(row.cells.length) &&
            !isFooter(row);
          if (isCut) throw cutOff(file, row, names);
          if (hasCells(row)) records.push(toRecord(row));
        }
        return records;
      };
      if (first.length > 0) yield convert(first);
      for await (const batch of rows) yield convert(batch);
      if (last === undefined) {
        const what = 'the file has a header and no rows';
        throw new CatalogFileError({ file, line, what, mend: 'export it again with its products' });
      }
    })(),
  };
}

/** Spreadsheet programs write `;;;;` for rows that have no more than a colour. They are like blank lines. */
function hasCells({ cells }: CsvRow): boolean {
  // Nearly always the first has a value, and it does not begin with a space.
  for (const cell of cells) if (cell !== '' && (isPrintable(cell.charCodeAt(0)) || cell.trim() !== '')) return true;
  return false;
}

const isPrintable = (code: number): boolean => code > 32 && code < 128;

/** `sep=;` tells a spreadsheet program the delimiter. It is not the header. */
const isSeparatorLine = (row: CsvRow | undefined): boolean => {
  const [first = '', second = '', ...more] = row?.cells ?? [];
  return more.length === 0 && second === '' && /^sep=.?$/i.test(first.trim());
};

function ambiguous(file: string, line: number, column: string, names: ColumnNames): CatalogFileError {
  const own = names.find(column).map((index) => JSON.stringify(names.unique[index]));
  return new CatalogFileError({
    file,
    line,
    what: `${own.length === 2 ? 'two' : own.length} columns are named ${JSON.stringify(column)}`,
    mend: `write ${own.slice(0, 5).join(' or ')} in the mapping, or rename one of them in the file`,
  });
}

async function* splitRows(pieces: AsyncIterable<string>, splitter: CsvSplitter): AsyncGenerator<readonly CsvRow[]> {
  for await (const piece of withPlace(pieces, () => splitter.place())) {
    const rows = splitter.push(piece);
    if (rows.length > 0) yield rows;
  }
  const rows = splitter.end();
  if (rows.length > 0) yield rows;
}

/** Fewer cells than the header has names, and not blank. */
const isShort = ({ cells }: CsvRow, { written }: ColumnNames): boolean =>
  cells.length <= written.findLastIndex((name) => name !== '') && cells.some((cell) => !/^[\s\p{Cc}]*$/u.test(cell));

/** `Exportiert am 1.1.2026`: some programs write it below the rows, so the file is complete. */
const isFooter = ({ cells: [text = '', ...more] }: CsvRow): boolean =>
  more.length === 0 && FOOTER.test(text.trim()) && /\d{1,4}[-./]\d{1,2}[-./]\d{2,4}/.test(text);

const FOOTER =
  /^(?:export(?:ed|iert|é)?|erstellt|generated|created|généré|creado|generato|stand)(?: (?:am|on|at|vom|le|el|il|by))?:? /i;

/** Half a file looks like a catalog that has lost half its products, so none of it is used. */
const cutOff = (file: string, { line, cells }: CsvRow, { written }: ColumnNames): CatalogFileError =>
  new CatalogFileError({
    file,
    line,
    what: `the file was cut off: it ends in the middle of this row, which has ${cells.length} of the ${written.length} cells and no line end`,
    mend: 'export or transfer it again; if the row is right, fill it up or end it with a line break',
  });

/**
 * Spreadsheets add empty cells to rows, and leave out cells under nameless columns at the end. Neither does harm. Any
 * other difference shifts values, so the row is broken.
 */
function recordMaker(
  { written }: ColumnNames,
  onShort: (length: number) => void,
): (row: CsvRow) => SourceRecord<CsvFields> {
  const width = written.length;
  const named = written.findLastIndex((name) => name !== '') + 1;
  const mend =
    named < 3
      ? 'if the first line is not the header, delete what stands above the header'
      : 'add or remove delimiters, or quote a cell that contains one';
  return ({ line, cells }) => {
    const length = cells.length;
    if (isTotal(cells)) return { line, fields: null, leftOut: 'a total of the rows above it' };
    if (
      length === width ||
      (length < width ? length >= named : cells.slice(width).every((cell) => cell.trim() === ''))
    ) {
      return { line, fields: cells };
    }
    if (length < named) onShort(length);
    const text = `the row has ${length} cells and the header ${width}; ${mend}`;
    return { line, fields: null, broken: reason('cell-count', text, { cells: length, columns: width }) };
  };
}
