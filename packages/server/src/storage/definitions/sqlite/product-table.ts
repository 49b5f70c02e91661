// The products of a catalog in SQLite. Its statements run at once, so it lets the event loop turn in between.

import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ToldProduct } from '../../../catalogs/catalog-store.ts';
import { CONTENT_COLUMNS, type ProductRow } from '../product-row.ts';
import {
  type ChangedRow,
  FOUND_COLUMNS,
  type KnownRow,
  type ProductTable,
  type RowKey,
  type WrittenRow,
} from '../product-table.ts';

/** Products looked up at once, and rows in one INSERT. These numbers were measured to be best. */
const BATCH = 128;
const ROWS = 32;

/** Products between two turns of the event loop: a few milliseconds of work. */
const SLICE = 512;

/** Products written between two looks at the room on the disk. */
const LOOK = 4096;

export class SqliteProductTable implements ProductTable {
  readonly batch = BATCH;
  /** It is never above the last row. */
  lastOldRow: number;
  readonly #catalog: number;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #requireRoom: () => void;
  #sinceTurn = 0;
  #sinceLook = 0;

  /** `requireRoom` throws if the disk has too little room to go on. */
  constructor(database: DatabaseSync, catalog: number, requireRoom: () => void) {
    this.#catalog = catalog;
    this.#statements = prepareStatements(database);
    this.#requireRoom = requireRoom;
    this.lastOldRow = this.#lastRow();
  }

  async lookUp(skus: readonly string[]): Promise<KnownRow[]> {
    await this.#turnAfter(skus.length);
    return this.#statements.lookUp.all(this.#catalog, ...padded(skus)).map((row: ProductRow) => ({
      sku: String(row[0]),
      row: Number(row[1]),
      digest: String(row[2]),
      position: Number(row[3]),
      price: String(row[4]),
    }));
  }

  async find(skus: readonly string[]): Promise<readonly ProductRow[]> {
    await this.#turnAfter(skus.length);
    return this.#statements.find.all(this.#catalog, ...padded(skus));
  }

  async insert(rows: readonly WrittenRow[]): Promise<number> {
    await this.#wrote(rows.length);
    const { insertRows, insertRow } = this.#statements;
    const values = rows.map(({ sku, position, content }) => [this.#catalog, position, sku, ...content]);
    let inserted = 0;
    let start = 0;
    for (; start + ROWS <= values.length; start += ROWS) {
      inserted += Number(insertRows.run(...values.slice(start, start + ROWS).flat()).changes);
    }
    for (const row of values.slice(start)) inserted += Number(insertRow.run(...row).changes);
    return inserted;
  }

  async change(rows: readonly ChangedRow[]): Promise<void> {
    await this.#wrote(rows.length);
    for (const { row, position, isMoved, content } of rows) {
      this.#statements.change.run(...content, row);
      if (isMoved) this.#statements.move.run(position, row);
    }
  }

  async move(rows: readonly (RowKey & { readonly position: number })[]): Promise<void> {
    await this.#wrote(rows.length);
    for (const { row, position } of rows) this.#statements.move.run(position, row);
  }

  async remove(rows: readonly RowKey[]): Promise<void> {
    await this.#wrote(rows.length);
    for (const { row } of rows) this.#statements.remove.run(row);
    // SQLite gives the number behind the last row to the next one, so a new row may get the number of an old one that
    // was last and is gone. The bound moves below it, or the new row would be taken for one that did not come.
    this.lastOldRow = Math.min(this.lastOldRow, this.#lastRow());
  }

  async name(rows: readonly RowKey[]): Promise<ToldProduct[]> {
    return rows.flatMap(({ row }) =>
      this.#statements.name
        .all(row)
        .map((found: ProductRow) => ({ sku: String(found[0]), title: String(found[1]), price: String(found[2]) })),
    );
  }

  async *oldRows(): AsyncGenerator<readonly RowKey[]> {
    let rows: RowKey[] = [];
    for (const row of this.#statements.oldRows.iterate(this.#catalog, this.lastOldRow)) {
      rows.push({ row: Number(onlyValue(row)), sku: '' });
      if (rows.length < SLICE) continue;
      yield rows;
      rows = [];
    }
    yield rows;
  }

  #lastRow(): number {
    return Number(onlyValue(this.#statements.lastRow.get()) ?? 0);
  }

  async #wrote(products: number): Promise<void> {
    this.#sinceLook += products;
    if (this.#sinceLook >= LOOK) {
      this.#sinceLook = 0;
      this.#requireRoom();
    }
    await this.#turnAfter(products);
  }

  async #turnAfter(products: number): Promise<void> {
    this.#sinceTurn += products;
    if (this.#sinceTurn < SLICE) return;
    this.#sinceTurn = 0;
    await nextTurn();
  }
}

/** The only value of a row. */
const onlyValue = (row: Readonly<Record<number, SQLOutputValue>> | undefined): SQLOutputValue | undefined => row?.[0];

/** One statement serves any number of skus up to a batch, because no sku equals null. */
const padded = (skus: readonly string[]): (string | null)[] => {
  const all: (string | null)[] = [...skus];
  while (all.length < BATCH) all.push(null);
  return all;
};

const prepareStatements = (database: DatabaseSync) => {
  const prepare = (text: string): StatementSync => {
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    return statement;
  };
  const columns = ['catalog', 'position', 'sku', ...CONTENT_COLUMNS];
  const insert = (rows: number): StatementSync => {
    const values = Array(rows).fill(`(${columns.map(() => '?').join(', ')})`);
    return prepare(
      `INSERT INTO products (${columns.join(', ')}) VALUES ${values.join(', ')} ON CONFLICT (catalog, sku) DO NOTHING`,
    );
  };
  const skus = Array(BATCH).fill('?').join(', ');
  return {
    lastRow: prepare('SELECT max(rowid) FROM products'),
    lookUp: prepare(`SELECT sku, rowid, digest, position, price FROM products WHERE catalog = ? AND sku IN (${skus})`),
    find: prepare(`SELECT ${FOUND_COLUMNS.join(', ')} FROM products WHERE catalog = ? AND sku IN (${skus})`),
    insertRows: insert(ROWS),
    insertRow: insert(1),
    // Without the position: its index would be written again even if that is the same.
    change: prepare(`UPDATE products SET ${CONTENT_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE rowid = ?`),
    move: prepare('UPDATE products SET position = ? WHERE rowid = ?'),
    oldRows: prepare('SELECT rowid FROM products WHERE catalog = ? AND rowid <= ?'),
    name: prepare('SELECT sku, title, price FROM products WHERE rowid = ?'),
    remove: prepare('DELETE FROM products WHERE rowid = ?'),
  };
};

/** The largest position in the catalog, 0 if it is empty. */
export const findTail = (database: DatabaseSync, catalog: number): number => {
  const values: readonly SQLInputValue[] = [catalog];
  const row = database.prepare('SELECT max(position) AS tail FROM products WHERE catalog = ?').get(...values);
  return Number(row?.tail ?? 0);
};
