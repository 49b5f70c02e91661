// Counts the tables of a file beside the one that is read: further sheets of a workbook, further tables of a page. What a
// shop has in them must not vanish without a word.

export interface OtherTables {
  readonly kind: 'sheet' | 'table';
  /** They have the columns of the first one, so their rows were read behind its rows. */
  readonly joined: TableGroup;
  /** Nothing of them was read. */
  readonly leftOut: TableGroup;
  /** Sheets that people do not see in the workbook; of them nothing is read. Absent: there are none. */
  readonly hidden?: HiddenSheets;
}

export interface HiddenSheets {
  readonly count: number;
  /** Of the first few. */
  readonly names: readonly string[];
}

export interface TableGroup {
  readonly count: number;
  /** Without headings. */
  readonly rows: number;
  /** The first few. Tables of a page have no names. */
  readonly examples: readonly TableExample[];
}

export interface TableExample {
  readonly name: string;
  readonly rows: number;
  /** Where its first row is among the lines that messages name. Null if it was left out. */
  readonly line: number | null;
}

const MOST_EXAMPLES = 5;

export class OtherTableCounts {
  #kind: OtherTables['kind'] = 'sheet';
  readonly #joined = new GroupCounts();
  readonly #leftOut = new GroupCounts();
  #hidden: HiddenSheets | null = null;

  /** A further table that was gone through to its end. One without rows says nothing. `line`: null if it was left out. */
  add(kind: OtherTables['kind'], name: string, rows: number, line: number | null): void {
    if (rows === 0) return;
    this.#kind = kind;
    (line === null ? this.#leftOut : this.#joined).add({ name, rows, line });
  }

  hide(names: readonly string[]): void {
    this.#hidden = names.length === 0 ? null : { count: names.length, names: names.slice(0, MOST_EXAMPLES) };
  }

  /** Complete when the file was read to its end. Null: there are no others. */
  report(): OtherTables | null {
    const joined = this.#joined.report();
    const leftOut = this.#leftOut.report();
    const hidden = this.#hidden;
    if (joined.count + leftOut.count === 0 && hidden === null) return null;
    return { kind: this.#kind, joined, leftOut, ...(hidden && { hidden }) };
  }
}

class GroupCounts {
  #count = 0;
  #rows = 0;
  readonly #examples: TableExample[] = [];

  add(table: TableExample): void {
    this.#count += 1;
    this.#rows += table.rows;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push(table);
  }

  report(): TableGroup {
    return { count: this.#count, rows: this.#rows, examples: [...this.#examples] };
  }
}
