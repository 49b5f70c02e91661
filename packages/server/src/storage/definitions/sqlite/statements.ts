// The statements that an import into SQLite runs again and again, prepared once.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CONTENT_COLUMNS, PRODUCT_COLUMNS } from '../product-row.ts';

/** Products looked up at once, and rows in one INSERT. These numbers were measured to be best. */
export const BATCH = 128;
export const ROWS = 32;

export type ProductStatements = ReturnType<typeof prepareStatements>;

export const prepareStatements = (database: DatabaseSync) => {
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
  return {
    lastRow: prepare('SELECT max(rowid) FROM products'),
    tail: prepare('SELECT max(position) FROM products WHERE catalog = ?'),
    lookUp: prepare(
      `SELECT sku, rowid, digest, position FROM products WHERE catalog = ? AND sku IN (${Array(BATCH).fill('?').join(', ')})`,
    ),
    price: prepare('SELECT price FROM products WHERE rowid = ?'),
    find: prepare(
      `SELECT ${PRODUCT_COLUMNS.join(', ')} FROM products WHERE catalog = ? AND sku IN (${Array(BATCH).fill('?').join(', ')})`,
    ),
    insertRows: insert(ROWS),
    insertRow: insert(1),
    change: prepare(
      `UPDATE products SET position = ?, ${CONTENT_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE rowid = ?`,
    ),
    move: prepare('UPDATE products SET position = ? WHERE rowid = ?'),
    oldRows: prepare('SELECT rowid FROM products WHERE catalog = ? AND rowid <= ?'),
    remove: prepare('DELETE FROM products WHERE rowid = ?'),
  };
};
