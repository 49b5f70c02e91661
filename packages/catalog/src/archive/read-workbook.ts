// Reads a sheet of a workbook (.xlsx) as CSV, so that all rules for tables apply to it. A row of the sheet is
// a line with the same number. The size that the sheet states is ignored.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { Archive } from './archive.ts';
import { shortNumber } from './cell-formats.ts';
import { LONGEST_CELL, readWorkbookParts, type WorkbookParts } from './workbook-parts.ts';
import { xmlEvents } from './xml-events.ts';

export async function* readWorkbook(file: string, archive: Archive): AsyncGenerator<Uint8Array> {
  const parts = await readWorkbookParts(file, archive);
  const sheet = new SheetRows(file, parts);
  const lines = new SheetLines();
  for await (const _ of xmlEvents(file, archive.open(parts.sheet), sheet)) {
    const text = lines.add(sheet.take());
    if (text !== '') yield Buffer.from(text);
  }
  const rest = lines.end();
  if (rest !== '') yield Buffer.from(rest);
}

interface Row {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The limits of the format itself. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Characters of a row. Its cells may all share one long text. */
const LONGEST_ROW = 4_000_000;

/** Gathers the rows of a sheet from its elements. */
class SheetRows {
  readonly #file: string;
  readonly #parts: WorkbookParts;
  #rows: Row[] = [];
  #number = 0;
  #cells: string[] = [];
  #characters = 0;
  #column = -1;
  #type = 'n';
  #style = -1;
  #text = '';
  #isText = false;

  constructor(file: string, parts: WorkbookParts) {
    this.#file = file;
    this.#parts = parts;
  }

  /** The rows that were completed since the last call. */
  take(): readonly Row[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      const number = Number(attributes.r ?? this.#number + 1);
      if (!Number.isInteger(number) || number <= this.#number || number > LAST_ROW)
        throw this.#fault('rows out of order');
      this.#number = number;
      this.#cells = [];
      this.#characters = 0;
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r);
      if (!(this.#column >= 0 && this.#column < LAST_COLUMN)) throw this.#fault('a cell without a place');
      this.#type = attributes.t ?? 'n';
      this.#style = Number(attributes.s ?? -1);
      this.#text = '';
    } else {
      this.#isText = name === 'v' || name === 't';
    }
  };

  readonly text = (text: string): void => {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > LONGEST_CELL) throw this.#fault(`a cell with more than ${LONGEST_CELL} characters`);
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isText = false;
    else if (name === 'row') this.#rows.push({ number: this.#number, cells: this.#cells });
    else if (name === 'c') {
      const text = this.#value();
      if (text === '') return;
      this.#characters += text.length;
      if (this.#characters > LONGEST_ROW) throw this.#fault(`a row with more than ${LONGEST_ROW} characters`);
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = text;
    }
  };

  /** An error such as `#N/A` is not a value. */
  #value(): string {
    const written = this.#text;
    switch (this.#type) {
      case 's':
        return this.#parts.texts[Number(written)] ?? '';
      case 'b':
        return written.trim() === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      case 'n':
        return (this.#parts.formats[this.#style] ?? shortNumber)(written);
      default:
        return written;
    }
  }

  #fault(reason: string): CatalogFileError {
    return new CatalogFileError({
      file: this.#file,
      line: Math.max(1, this.#number),
      what: `the sheet is damaged (${reason})`,
      mend: 'open the workbook, and save it again as .xlsx or as CSV',
    });
  }
}

/** `AB12` → 27 */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

/** How many rows are looked at to find the headings. */
const FIRST_ROWS = 30;

/** Writes rows as lines. Rows above the headings, such as a title and remarks, come out blank. */
class SheetLines {
  #first: Row[] | null = [];
  #line = 0;
  /** The number of cells in the row of headings. A sheet leaves out blank cells at the end of a row. */
  #width = 0;

  add(rows: readonly Row[]): string {
    if (this.#first === null) return this.#write(rows);
    this.#first.push(...rows);
    return this.#first.length < FIRST_ROWS ? '' : this.#begin();
  }

  end(): string {
    return this.#begin();
  }

  #begin(): string {
    const rows = this.#first ?? [];
    this.#first = null;
    const heading = headingAt(rows);
    this.#width = rows[heading]?.cells.length ?? 0;
    return this.#write(rows.slice(heading));
  }

  #write(rows: readonly Row[]): string {
    let text = '';
    for (const { number, cells } of rows) {
      // A row far below the last one does not belong to the table, and the blank lines between are not needed.
      text += '\n'.repeat(Math.min(MOST_BLANK, number - 1 - this.#line));
      this.#line = number;
      text += `${cells.map(written).join(',')}${','.repeat(Math.max(0, this.#width - Math.max(1, cells.length)))}\n`;
    }
    return text;
  }
}

const MOST_BLANK = 10_000;

/** The first row in which nearly as many columns have a text as any row has values. 0 if none is known. */
function headingAt(rows: readonly Row[]): number {
  const widest = Math.max(0, ...rows.map(({ cells }) => filled(cells).length));
  const at = rows.findIndex(({ cells }) => {
    const names = filled(cells);
    return (
      names.length >= Math.max(2, widest * 0.6) &&
      names.every((name) => /\p{L}/u.test(name)) &&
      new Set(names).size === names.length
    );
  });
  return Math.max(0, at);
}

const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Line ends inside a cell become line separators, so that a row stays one line. */
const written = (cell: string): string =>
  cell === '' || NUMBER.test(cell) ? cell : `"${cell.replace(/\r\n?|\n/g, '\u2028').replaceAll('"', '""')}"`;
