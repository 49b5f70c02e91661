// The products of a catalog in PostgreSQL. Each call is one statement, whatever the number of products, so an import makes few round
// trips. Rows are found by their skus; their numbers only tell which are older.

import type { SQLOutputValue } from 'node:sqlite';
import type { PoolClient, QueryResult } from 'pg';
import type { ToldProduct } from '../../../catalogs/catalog-store.ts';
import { toTextArray } from '../../postgres/text-array.ts';
import { CONTENT_COLUMNS, type ProductRow } from '../product-row.ts';
import {
  type ChangedRow,
  FOUND_COLUMNS,
  type KnownRow,
  type ProductTable,
  type RowKey,
  type WrittenRow,
} from '../product-table.ts';

export class PostgresProductTable implements ProductTable {
  readonly batch = 1000;
  readonly lastOldRow: number;
  /** How many products were inserted so far. */
  inserted = 0;
  readonly #client: PoolClient;
  readonly #catalog: number;

  /** Inside a transaction that has locked the catalog. */
  static async open(client: PoolClient, catalog: number): Promise<PostgresProductTable> {
    // Rows that are made from now on have higher numbers than this one, which no row gets.
    const { rows } = await client.query(`select nextval(pg_get_serial_sequence('products', 'rowid')) as row`);
    return new PostgresProductTable(client, catalog, Number(rows[0]?.row));
  }

  private constructor(client: PoolClient, catalog: number, lastOldRow: number) {
    this.#client = client;
    this.#catalog = catalog;
    this.lastOldRow = lastOldRow;
  }

  async lookUp(skus: readonly string[]): Promise<KnownRow[]> {
    const found = await this.#client.query<KnownRow>(LOOK_UP, [this.#catalog, toTextArray(skus)]);
    return found.rows;
  }

  async find(skus: readonly string[]): Promise<readonly ProductRow[]> {
    const query = { text: FIND, values: [this.#catalog, toTextArray(skus)], rowMode: 'array' as const };
    return (await this.#client.query<SQLOutputValue[]>(query)).rows;
  }

  async insert(rows: readonly WrittenRow[]): Promise<number> {
    const inserted = (await this.#write(INSERT, rows)) ?? 0;
    this.inserted += inserted;
    return inserted;
  }

  async change(rows: readonly ChangedRow[]): Promise<void> {
    await this.#write(CHANGE, rows);
  }

  async move(rows: readonly (RowKey & { readonly position: number })[]): Promise<void> {
    const [skus, positions] = [rows.map(({ sku }) => sku), rows.map(({ position }) => position)];
    await this.#client.query(MOVE, [this.#catalog, toTextArray(skus), positions]);
  }

  async remove(rows: readonly RowKey[]): Promise<void> {
    await this.#client.query(REMOVE, [this.#catalog, toTextArray(rows.map(({ sku }) => sku))]);
  }

  async name(rows: readonly RowKey[]): Promise<ToldProduct[]> {
    const skus = rows.map(({ sku }) => sku);
    return (await this.#client.query<ToldProduct>(NAME, [this.#catalog, toTextArray(skus)])).rows;
  }

  async *oldRows(): AsyncGenerator<readonly RowKey[]> {
    for (let after: string | null = null; ; ) {
      const { rows }: QueryResult<RowKey> = await this.#client.query(OLD_ROWS, [
        this.#catalog,
        this.lastOldRow,
        after,
        OLD_ROWS_AT_ONCE,
      ]);
      if (rows.length > 0) yield rows;
      if (rows.length < OLD_ROWS_AT_ONCE) return;
      after = rows.at(-1)?.sku ?? null;
    }
  }

  /** One list for each column. */
  async #write(statement: string, rows: readonly WrittenRow[]): Promise<number | null> {
    const contents = CONTENT_COLUMNS.map((name, column) => {
      const values = rows.map(({ content }) => content[column]);
      return typeOf(name) === 'text' ? toTextArray(values as (string | null)[]) : values;
    });
    const places = [rows.map(({ position }) => position), toTextArray(rows.map(({ sku }) => sku))];
    return (await this.#client.query(statement, [this.#catalog, ...places, ...contents])).rowCount;
  }
}

const OLD_ROWS_AT_ONCE = 5000;

const columns = ['position', 'sku', ...CONTENT_COLUMNS];
const typeOf = (column: string): string =>
  column === 'position' ? 'bigint' : column === 'available' ? 'integer' : 'text';
/** `$1` is the catalog. */
const lists = columns.map((column, index) => `$${index + 2}::${typeOf(column)}[]`).join(', ');

const LOOK_UP = 'select sku, rowid as row, digest, position, price from products where catalog = $1 and sku = any($2)';
const FIND = `select ${FOUND_COLUMNS.join(', ')} from products where catalog = $1 and sku = any($2)`;
const INSERT = `insert into products (catalog, ${columns.join(', ')}) select $1::integer, * from unnest(${lists})
  on conflict (catalog, sku) do nothing`;
const CHANGE = `update products set position = written.position,
  ${CONTENT_COLUMNS.map((column) => `${column} = written.${column}`).join(', ')}
  from unnest(${lists}) as written (${columns.join(', ')})
  where products.catalog = $1 and products.sku = written.sku`;
const MOVE = `update products set position = moved.position from unnest($2::text[], $3::bigint[]) as moved (sku, position)
  where products.catalog = $1 and products.sku = moved.sku`;
const REMOVE = 'delete from products where catalog = $1 and sku = any($2)';
const NAME = `select sku, title, price from products where catalog = $1 and sku = any($2)
  order by array_position($2::text[], sku)`;
const OLD_ROWS = `select sku, rowid as row from products where catalog = $1 and rowid <= $2 and ($3::text is null or sku > $3)
  order by sku limit $4`;
