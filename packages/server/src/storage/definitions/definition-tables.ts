// All tables of definitions as rows, which are the same in either database: to move them into another one. Leases, running servers and
// levels of rates are left out, because they say who does what just now, snapshots, because they are built from the products, and
// answers to requests, because they are forgotten within a day.

import { sql } from 'kysely';
import { PRODUCT_COLUMNS } from './product-row.ts';
import type { DefinitionDatabase, DefinitionSchema } from './schema.ts';

/** What the admin interface keeps, which the embedded store has in a file of its own. */
const ADMIN = {
  audit_entries: ['id'],
  persons: ['id'],
  person_roles: ['person', 'client'],
  person_identities: ['issuer', 'subject'],
  sign_ins: ['id'],
  person_links: ['id'],
  access_tokens: ['id'],
  drafts: ['client', 'advisor'],
  draft_edits: ['client', 'advisor', 'revision'],
  insight_counts: ['client', 'advisor', 'day', 'version', 'kind', 'question', 'answer'],
  insight_days: ['day'],
  insight_recommended: ['client', 'advisor', 'sku'],
} as const satisfies Partial<Record<keyof DefinitionSchema, readonly string[]>>;

/** In an order in which each table names only rows of those before it; with the columns by which its rows are told apart. */
const TABLES = {
  clients: ['client'],
  catalogs: ['id'],
  products: ['catalog', 'sku'],
  advisors: ['client', 'advisor'],
  advisor_versions: ['client', 'advisor', 'version'],
  api_keys: ['id'],
  secrets: ['name'],
  erasures: ['session'],
  counters: ['name'],
  feeds: ['client', 'catalog'],
  ...ADMIN,
} as const satisfies Partial<Record<keyof DefinitionSchema, readonly string[]>>;

export type MovedTable = keyof typeof TABLES;

export const MOVED_TABLES = Object.keys(TABLES) as MovedTable[];

/** Those among them that are not in the file of the definitions. */
export const ADMIN_TABLES = Object.keys(ADMIN) as MovedTable[];

type Row = Readonly<Record<string, unknown>>;

/** SQLite takes 32,766 values in a statement. */
const ROWS_AT_ONCE = 500;

/** In batches. Inside a transaction that sees one state. */
export async function* readTable(db: DefinitionDatabase, table: MovedTable): AsyncGenerator<readonly Row[]> {
  const key = TABLES[table];
  const names = key.map((column) => sql.ref(column));
  for (let last: Row | undefined; ; ) {
    const columns = table === 'products' ? sql.raw(PRODUCT_TABLE.join(', ')) : sql.raw('*');
    const after =
      last === undefined ? sql`` : sql`where (${sql.join(names)}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows }: { rows: Row[] } =
      await sql<Row>`select ${columns} from ${sql.table(table)} ${after} order by ${sql.join(names)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(
        db,
      );
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

/** PostgreSQL numbers rows by itself. */
const PRODUCT_TABLE = ['catalog', 'position', 'digest', ...PRODUCT_COLUMNS];

export async function writeTable(db: DefinitionDatabase, table: MovedTable, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}

export async function countRows(db: DefinitionDatabase, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}
