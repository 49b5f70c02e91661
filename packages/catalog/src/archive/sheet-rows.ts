// Gathers the rows of a sheet of a workbook from its elements.

import { CatalogFileError } from '../catalog-file-error.ts';
import { shortNumber } from './cell-formats.ts';
import { LONGEST_CELL, type WorkbookParts } from './workbook-parts.ts';

export interface SheetRow {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The limits of the format itself. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Characters of a row. Its cells may all share one long text. */
const LONGEST_ROW = 4_000_000;

export class SheetRows {
  readonly #file: string;
  readonly #parts: WorkbookParts;
  #rows: SheetRow[] = [];
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
  take(): readonly SheetRow[] {
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
        return written === '' ? '' : this.#parts.texts.get(Number(written));
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
