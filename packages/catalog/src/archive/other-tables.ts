// Counts the tables of a file beside the one that is read: further sheets of a workbook, further tables of a page. What a
// shop has in them must not vanish without a word.

import type { HeadingLines } from '../csv/heading-lines.ts';

export interface OtherTables {
  readonly kind: 'sheet' | 'table';
  /** They have the columns of the first one, so their rows were read behind its rows. */
  readonly joined: TableGroup;
  /** Their names and values were put to the products of the first one. Absent: there are none. */
  readonly paired?: readonly PairedTable[];
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
  /** Of sheets that were left out. */
  readonly reason?: LeftOutReason;
}

export interface PairedTable {
  readonly name: string;
  /** Without headings. */
  readonly rows: number;
  /** Rows whose product did not come. */
  readonly unknown: number;
  /** Rows without a product, a name or a value. */
  readonly blank: number;
  /** Headings of the first columns of which nothing was read. */
  readonly unused: readonly string[];
}

export type LeftOutReason =
  /** It has nothing that looks like names of columns. */
  | 'no-headings'
  /** It does not say which product of the first sheet a row is about. */
  | 'no-product-column'
  /** It does, and has no column of names beside one of values. */
  | 'no-pairs'
  /** There are more values than can be kept. */
  | 'too-many'
  /** None of its rows is about a product that came. */
  | 'no-known-product';

/** A shop's whole export has about a dozen. */
const MOST_EXAMPLES = 20;
const MOST_UNUSED = 20;

export class OtherTableCounts {
  #kind: OtherTables['kind'] = 'sheet';
  readonly #joined = new GroupCounts();
  readonly #leftOut = new GroupCounts();
  #hidden: HiddenSheets | null = null;
  readonly #paired: PairedTable[] = [];
  #headings: HeadingLines | null = null;

  /** Where the headings of the table are that is read. */
  begin(headings: HeadingLines | null): void {
    this.#headings = headings;
  }

  /** Null: they are its first row. */
  get headings(): HeadingLines | null {
    return this.#headings;
  }

  /** A further table that was read behind the first one. `line`: of its first row. One without rows says nothing. */
  join(name: string, rows: number, line: number): void {
    if (rows > 0) this.#joined.add({ name, rows, line });
  }

  leaveOut(kind: OtherTables['kind'], name: string, rows: number, reason?: LeftOutReason): void {
    if (rows === 0) return;
    this.#kind = kind;
    this.#leftOut.add({ name, rows, line: null, ...(reason && { reason }) });
  }

  pair(table: PairedTable): void {
    this.#paired.push({ ...table, unused: table.unused.slice(0, MOST_UNUSED) });
  }

  hide(names: readonly string[]): void {
    this.#hidden = names.length === 0 ? null : { count: names.length, names: names.slice(0, MOST_EXAMPLES) };
  }

  /** Complete when the file was read to its end. Null: there are no others. */
  report(): OtherTables | null {
    const joined = this.#joined.report();
    const leftOut = this.#leftOut.report();
    const hidden = this.#hidden;
    const paired = this.#paired;
    if (joined.count + leftOut.count + paired.length === 0 && hidden === null) return null;
    return {
      ...{ kind: this.#kind, joined, leftOut },
      ...(hidden && { hidden }),
      ...(paired.length > 0 && { paired: [...paired] }),
    };
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
