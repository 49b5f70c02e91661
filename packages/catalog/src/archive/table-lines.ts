// Writes rows of sheets as lines of CSV. Rows above the headings, such as a title and remarks, come out blank.

import type { Headings, SheetColumns, TableColumns } from './sheet-columns.ts';
import type { SheetPairs } from './sheet-pairs.ts';
import type { SheetRow } from './sheet-rows.ts';

export class TableLines {
  readonly #table: TableColumns;
  readonly #pairs: SheetPairs;
  readonly #names: readonly string[];
  /** The line written last. */
  #line = 0;
  /** The line of the row that has the number 0 in the sheet that is written. */
  #base = 0;
  #isFirst = true;
  #headings = 0;
  #columns: SheetColumns = { places: [], category: null };

  /** `pairs`: of other sheets; their columns come last. */
  constructor(table: TableColumns, pairs: SheetPairs) {
    this.#table = table;
    this.#pairs = pairs;
    this.#names = pairs.names;
  }

  /** Rows of this sheet follow. A further one goes on below the last line. Returns the line of its first row. */
  begin(headings: Headings, columns: SheetColumns): number {
    this.#isFirst = this.#line === 0;
    this.#base = this.#isFirst ? 0 : this.#line - headings.row;
    this.#headings = headings.row;
    this.#columns = columns;
    return this.#base + headings.row + 1;
  }

  /** In the order of the sheet. */
  write(rows: readonly SheetRow[]): string {
    let text = '';
    for (const { number, cells } of rows) {
      if (number < this.#headings || (number === this.#headings && !this.#isFirst)) continue;
      const line = this.#base + number;
      // A row far below the last one does not belong to the table, and the blank lines between are not needed.
      text += '\n'.repeat(Math.min(MOST_BLANK, line - 1 - this.#line));
      this.#line = line;
      const placed = number === this.#headings ? this.#table.names : this.#place(cells);
      const all = this.#names.length === 0 ? placed : this.#withPairs(placed, number === this.#headings);
      const width = this.#table.names.length + this.#names.length;
      text += `${all.map(written).join(',')}${','.repeat(Math.max(0, width - Math.max(1, all.length)))}\n`;
    }
    return text;
  }

  #withPairs(placed: readonly string[], areHeadings: boolean): readonly string[] {
    if (placed.every((cell) => cell === '')) return placed;
    const width = this.#table.names.length;
    const own = Array.from({ length: width }, (_, at) => placed[at] ?? '');
    return [...own, ...(areHeadings ? this.#names : this.#pairs.cellsOf(own)), ...placed.slice(width)];
  }

  /** What stands to the right of all headings stays there. */
  #place(cells: readonly string[]): readonly string[] {
    const { places, category } = this.#columns;
    const width = this.#table.names.length;
    if (category === null && places.length === width && places.every((place, at) => place === at)) return cells;
    const isBlank = cells.every((cell) => cell === '');
    const placed: string[] = Array.from({ length: isBlank ? 0 : width }, () => '');
    for (const [at, cell] of cells.entries()) {
      const place = places[at];
      if (place !== undefined) placed[place] = cell;
      else if (cell !== '') placed.push(cell);
    }
    if (category !== null && !isBlank) placed[width - 1] = category;
    return placed;
  }
}

const MOST_BLANK = 10_000;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Line ends inside a cell become line separators, so that a row stays one line. */
const written = (cell: string): string =>
  cell === '' || NUMBER.test(cell) ? cell : `"${cell.replace(/\r\n?|\n/g, '\u2028').replaceAll('"', '""')}"`;
