// Reads all products of a catalog from SQLite. One read transaction on its own connection sees one state from the first batch
// to the last, whatever is imported meanwhile.

import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '@guidepost/engine/product';
import { explainSqliteError, openSqlite } from '../../sqlite/open-sqlite.ts';
import { PRODUCT_COLUMNS, type ProductRow, toProducts } from '../product-row.ts';
import { FIRST_LIMIT, nextLimit } from '../read-limit.ts';

/** Gives nothing if there is no such catalog. */
export async function* readSqliteProducts(
  path: string,
  client: string,
  catalog: string,
  onDamaged?: (sku: string) => void,
): AsyncGenerator<readonly Product[]> {
  const database = openSqlite(path, { readOnly: true });
  try {
    database.exec('BEGIN');
    const id = database.prepare('SELECT id FROM catalogs WHERE client = ? AND catalog = ?').get(client, catalog)?.id;
    if (id !== undefined) yield* readProductsIn(database, Number(id), onDamaged);
  } catch (error) {
    throw explainSqliteError(error, path);
  } finally {
    database.close();
  }
}

/** The products as this connection sees them, so that code that changes a catalog sees the coming state. */
export function* readProductsIn(
  database: DatabaseSync,
  catalog: number,
  onDamaged?: (sku: string) => void,
): Generator<readonly Product[]> {
  const statement = database.prepare(
    `SELECT ${PRODUCT_COLUMNS.join(', ')}, position FROM products WHERE catalog = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  statement.setReturnArrays(true);
  let limit = FIRST_LIMIT;
  for (let position = -1; ; ) {
    const rows: readonly ProductRow[] = statement.all(catalog, position, limit);
    const last = rows.at(-1)?.[PRODUCT_COLUMNS.length];
    if (last === undefined) return;
    position = Number(last);
    limit = nextLimit(rows, limit);
    yield toProducts(rows, onDamaged);
  }
}
