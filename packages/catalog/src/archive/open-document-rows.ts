// Gathers the rows of all sheets of an OpenDocument spreadsheet from its elements. Blank cells and rows that are repeated up to the end
// of the sheet are left out.

import { CatalogFileError } from '../catalog-file-error.ts';
import { shortNumber } from './cell-formats.ts';
import type { SheetRow } from './sheet-rows.ts';
import { LONGEST_CELL } from './workbook-parts.ts';

export interface RowOfSheet extends SheetRow {
  /** From 0. */
  readonly sheet: number;
}

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Characters of a row. One cell may be repeated. */
const LONGEST_ROW = 4_000_000;
/** So many rows in sequence are the same in no catalog. */
const MOST_ALIKE = 1_000;
/** Characters of the rows of one piece of the file, which may all be repeated. */
const MOST_AT_ONCE = 40_000_000;

export class OpenDocumentRows {
  readonly #file: string;
  /** The names of the sheets, as far as they have begun. */
  readonly names: string[] = [];
  #rows: RowOfSheet[] = [];
  #number = 0;
  #rowsAlike = 1;
  #cells: string[] = [];
  #column = 0;
  #cellsAlike = 1;
  #characters = 0;
  #attributes: Readonly<Record<string, string>> = {};
  #text = '';
  #paragraphs = 0;
  #isText = false;
  /** Inside a remark that somebody put on a cell. */
  #remarks = 0;
  /** Characters of the rows that were not taken yet. */
  #held = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The rows that were completed since the last call. */
  take(): readonly RowOfSheet[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#held = 0;
    return rows;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    switch (name) {
      case 'table':
        this.names.push(attributes['table:name'] ?? '');
        this.#number = 0;
        break;
      case 'table-row':
        this.#rowsAlike = this.#repeated(attributes['table:number-rows-repeated']);
        this.#cells = [];
        this.#column = 0;
        this.#characters = 0;
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#cellsAlike = this.#repeated(attributes['table:number-columns-repeated']);
        this.#attributes = attributes;
        this.#text = '';
        this.#paragraphs = 0;
        break;
      case 'annotation':
        this.#remarks++;
        break;
      case 'p':
        if (this.#paragraphs++ > 0) this.#add('\n');
        this.#isText = true;
        break;
      case 's':
        this.#add(' '.repeat(Math.min(LONGEST_CELL, this.#repeated(attributes['text:c']))));
        break;
      case 'tab':
      case 'line-break':
        this.#add(name === 'tab' ? ' ' : '\n');
    }
  };

  readonly text = (text: string): void => {
    if (this.#isText) this.#add(text);
  };

  readonly close = (name: string): void => {
    switch (name) {
      case 'annotation':
        this.#remarks--;
        this.#paragraphs = 0;
        break;
      case 'p':
        this.#isText = false;
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#place(this.#value());
        break;
      case 'table-row':
        this.#finishRow();
    }
  };

  #add(text: string): void {
    if (this.#remarks > 0) return;
    this.#text += text;
    if (this.#text.length > LONGEST_CELL) throw this.#fault(`a cell with more than ${LONGEST_CELL} characters`);
  }

  /** Numbers and dates in one notation, not in that of the program's language. */
  #value(): string {
    const { 'office:value-type': type, 'office:value': value = '' } = this.#attributes;
    switch (type) {
      case 'float':
        return /^0\d+$/.test(this.#text) ? this.#text : shortNumber(value);
      case 'currency':
        return `${shortNumber(value)} ${this.#attributes['office:currency'] ?? ''}`.trim();
      case 'date':
        return (this.#attributes['office:date-value'] ?? '').replace(/T00:00:00$/, '');
      case 'boolean':
        return this.#attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
      default:
        return this.#text === '' ? (this.#attributes['office:string-value'] ?? '') : this.#text;
    }
  }

  #place(value: string): void {
    const from = this.#column;
    this.#column += this.#cellsAlike;
    if (value === '') return;
    if (this.#column > LAST_COLUMN) throw this.#fault('a cell without a place');
    this.#characters += value.length * this.#cellsAlike;
    if (this.#characters > LONGEST_ROW) throw this.#fault(`a row with more than ${LONGEST_ROW} characters`);
    while (this.#cells.length < from) this.#cells.push('');
    for (let nth = 0; nth < this.#cellsAlike; nth++) this.#cells.push(value);
  }

  #finishRow(): void {
    const first = this.#number + 1;
    this.#number += this.#rowsAlike;
    if (this.#cells.length === 0) return;
    if (this.#number > LAST_ROW) throw this.#fault('a row without a place');
    if (this.#rowsAlike > MOST_ALIKE) throw this.#fault(`${this.#rowsAlike} rows with the same cells`);
    this.#held += (this.#characters + this.#cells.length) * this.#rowsAlike;
    if (this.#held > MOST_AT_ONCE) throw this.#fault(`more than ${MOST_AT_ONCE} characters in a small part of it`);
    const sheet = this.names.length - 1;
    for (let nth = 0; nth < this.#rowsAlike; nth++) this.#rows.push({ sheet, number: first + nth, cells: this.#cells });
  }

  #repeated(written: string | undefined): number {
    const count = Number(written ?? 1);
    if (!Number.isInteger(count) || count < 1 || count > LAST_ROW) throw this.#fault('a repetition that is no number');
    return count;
  }

  #fault(reason: string): CatalogFileError {
    return new CatalogFileError({
      file: this.#file,
      line: Math.max(1, this.#number),
      what: `the sheet is damaged (${reason})`,
      mend: 'open the workbook, and save it again as .ods, as .xlsx or as CSV',
    });
  }
}
