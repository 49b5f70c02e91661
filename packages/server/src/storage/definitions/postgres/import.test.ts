// After an import PostgreSQL knows what is in the table: it plans the next one by that.

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { numbered, readSkus, replace } from '../contract/catalogs.fixture.ts';
import { openPostgresDefinitions } from './postgres-definition-store.ts';

const PRODUCTS = 3000;

let server: PostgresUse;
beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());

test('the figures of the table are renewed as soon as many products were added, unless somebody else has it', async () => {
  const url = await server.makeDatabase();
  const sql = new Client({ connectionString: url });
  await sql.connect();
  const store = await openPostgresDefinitions({ url, migrate: 'if-empty' });
  const figures = async (): Promise<number> => {
    const { rows } = await sql.query(`select reltuples::integer as rows from pg_class where relname = 'products'`);
    return rows[0].rows;
  };
  try {
    await sql.query('alter table products set (autovacuum_enabled = false)');
    await replace(store, numbered(PRODUCTS));
    expect(await figures()).toBe(PRODUCTS);
    await replace(store, numbered(PRODUCTS + 10));
    expect(await figures()).toBe(PRODUCTS);
    // As somebody who clears out the table has it.
    await sql.query('begin; lock table products in share update exclusive mode');
    await replace(store, numbered(2 * PRODUCTS));
    await sql.query('commit');
    expect(await figures()).toBe(PRODUCTS);
    expect((await readSkus(store)).split(' ')).toHaveLength(2 * PRODUCTS);
  } finally {
    await store.close();
    await sql.end();
  }
});
