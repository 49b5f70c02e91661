// What PostgreSQL does in its own way: transactions, locks of catalogs, the mark of changes, the time.

import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { kyselyOnPool } from '../../postgres/kysely-postgres.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from '../schema.ts';

/** `changes`: the counter that each change moves. */
export function postgresDatabases(pool: Pool, place: string, changes = DEFINITION_CHANGES): DefinitionDatabases {
  const reader = kyselyOnPool<DefinitionSchema>(pool, place);
  const write: DefinitionDatabases['write'] = (work) =>
    retryDeadlocks(() =>
      reader.transaction().execute(async (db) => {
        await limitWaiting(db);
        const result = await work(db);
        await markChange(db, changes);
        return result;
      }),
    );
  return {
    reader,
    write,
    // Who waits for a lock gets it before those who ask for it later.
    writeInTurn: write,
    lockCatalog,
    lock: async (db, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['lock', name])}, 0))`.execute(db);
    },
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  };
}

/** Milliseconds that a transaction waits for another one. */
const LOCK_PATIENCE = 60_000;

/** Milliseconds that a transaction may do nothing. A process that stopped or cannot be reached must not hold locks for ever. */
const IDLE_PATIENCE = 10 * 60_000;

/** Inside a transaction. Not a setting of the connection, because a pooler gives the connection to others afterwards. */
export async function limitWaiting<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(LOCK_PATIENCE)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(IDLE_PATIENCE)}, true)`.execute(db);
}

/** The lock ends with the transaction. It needs no row, so a catalog that does not exist yet can be locked, too. */
export async function lockCatalog(
  db: DefinitionDatabase,
  client: string,
  catalog: string,
  how: 'rely' | 'change',
): Promise<void> {
  const name = sql`hashtextextended(${JSON.stringify(['catalog', client, catalog])}, 0)`;
  await (how === 'rely'
    ? sql`select pg_advisory_xact_lock_shared(${name})`
    : sql`select pg_advisory_xact_lock(${name})`
  ).execute(db);
}

/** Servers look whether it moved, and read what they serve again. */
export const DEFINITION_CHANGES = 'changes';

/** Of what the admin interface keeps. */
export const ADMIN_CHANGES = 'admin-changes';

/** The last statement of a transaction, because all others wait for its row until the commit. */
export async function markChange(db: DefinitionDatabase, changes = DEFINITION_CHANGES): Promise<void> {
  await db
    .insertInto('counters')
    .values({ name: changes, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}

export async function readChangeMark(db: DefinitionDatabase, changes: string): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', changes).executeTakeFirst();
  return row?.value ?? 0;
}

const TRIES = 5;

/** PostgreSQL ends one of several transactions that wait for each other, and asks to try it again. */
async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1 || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
