// Reads all products of a catalog from PostgreSQL. One transaction sees one state from the first batch to the last, whatever is
// imported meanwhile.

import type { SQLOutputValue } from 'node:sqlite';
import type { Product } from '@guidepost/engine/product';
import type { Pool, PoolClient } from 'pg';
import { explainPostgresError } from '../../postgres/open-postgres.ts';
import { PRODUCT_COLUMNS, toProducts } from '../product-row.ts';
import { FIRST_LIMIT, nextLimit } from '../read-limit.ts';

interface Reading {
  readonly pool: Pool;
  readonly place: string;
  readonly client: string;
  readonly catalog: string;
  readonly onDamaged: ((sku: string) => void) | undefined;
}

/** Gives nothing if there is no such catalog. */
export async function* readPostgresProducts(reading: Reading): AsyncGenerator<readonly Product[]> {
  const { pool, place, onDamaged } = reading;
  let connection: PoolClient | null = null;
  try {
    connection = await pool.connect();
    await connection.query('begin isolation level repeatable read read only');
    const found = await connection.query('select id from catalogs where client = $1 and catalog = $2', [
      reading.client,
      reading.catalog,
    ]);
    const id: unknown = found.rows[0]?.id;
    if (typeof id === 'number') yield* readProductsOn(connection, id, onDamaged);
  } catch (error) {
    throw explainPostgresError(error, place);
  } finally {
    // Also if the reader stops early, where nothing was thrown.
    const isSound = await connection?.query('rollback').then(
      () => true,
      () => false,
    );
    connection?.release(isSound !== true);
  }
}

/** The products as this connection sees them, so that code that changes a catalog sees the coming state. */
export async function* readProductsOn(
  connection: PoolClient,
  catalog: number,
  onDamaged?: (sku: string) => void,
): AsyncGenerator<readonly Product[]> {
  const ask = (position: number, limit: number) => {
    const values = [catalog, position, limit];
    const asked = connection.query<SQLOutputValue[]>({ text: READ, values, rowMode: 'array' });
    // Told where it is awaited.
    asked.catch(() => {});
    return asked;
  };
  let limit = FIRST_LIMIT;
  let coming = ask(-1, limit);
  try {
    for (;;) {
      const { rows } = await coming;
      const last: unknown = rows.at(-1)?.[PRODUCT_COLUMNS.length];
      if (last === undefined) return;
      limit = nextLimit(rows, limit);
      // The database reads the next batch while this one is used.
      coming = ask(Number(last), limit);
      yield toProducts(rows, onDamaged);
    }
  } finally {
    // If the reader stops early, nothing is under way on the connection when others get it.
    await coming.catch(() => {});
  }
}

const READ = `select ${PRODUCT_COLUMNS.join(', ')}, position from products
  where catalog = $1 and position > $2 order by position limit $3`;
