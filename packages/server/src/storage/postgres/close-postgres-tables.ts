// Closes tables of a database that other processes use. A trigger refuses every change while a transaction here holds a lock, and for good once
// that transaction has left a row. So nobody waits, and if this process or its connection ends, the tables are open again.

import type { Pool, PoolClient } from 'pg';
import { showDatabase } from '../store-location.ts';
import { BEING_MOVED, movedTo, type TablesClosing } from '../tables-closing.ts';
import { explainPostgresError, openPostgres, PostgresError } from './open-postgres.ts';
import { inTransaction } from './transaction.ts';

export interface ClosedTables {
  readonly url: string;
  /** What the tables hold. Each has a lock of its own, as both may be in one database. */
  readonly kind: 'definitions' | 'sessions';
  readonly tables: readonly string[];
  /** The new store, as messages may show it. */
  readonly to: string;
}

/** Milliseconds for a statement. */
const PATIENCE = 60_000;

/** Changes that are under way are waited for, and others wait behind this meanwhile. */
const LIMIT_WAITING = `set local lock_timeout = '5s'`;

export async function closePostgresTables({ url, kind, tables, to }: ClosedTables): Promise<TablesClosing> {
  const pool = openPostgres({ url, connections: 1, patience: PATIENCE });
  let client: PoolClient | null = null;
  const end = async (): Promise<void> => {
    client?.release(true);
    await pool.end();
  };
  try {
    const connected = await pool.connect();
    client = connected;
    const known = await connected.query<{ name: string }>(
      'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
      [tables],
    );
    const there = known.rows.map(({ name }) => name);
    // This waits for changes that are under way. Those that follow find the trigger.
    await inTransaction(connected, async () => {
      await connected.query(LIMIT_WAITING);
      await connected.query(MAKE_REFUSAL);
      for (const table of there) {
        await connected.query(`create or replace trigger guidepost_moved before insert or update or delete on ${table}
          for each statement execute function guidepost_refuse_moved('${kind}')`);
      }
    });
    await connected.query('begin');
    await connected.query(LIMIT_WAITING);
    await connected.query(`set local idle_in_transaction_session_timeout = 0`);
    // Whoever found the trigger before this has the lock until the end of its transaction.
    await connected.query(`select pg_advisory_xact_lock(${lockOf('$1')})`, [kind]);
    const { rows } = await connected.query('select told from guidepost_moves where kind = $1', [kind]);
    if (rows[0] !== undefined) throw new PostgresError(`${showDatabase(url)}: ${rows[0].told}`);
    return {
      // If the connection was lost, so is the lock, and this fails.
      assertClosed: async () => {
        await connected.query('insert into guidepost_moves values ($1, $2)', [kind, movedTo(to)]);
      },
      finish: async () => {
        await connected.query('commit');
      },
      release: async () => {
        await connected.query('rollback').catch(() => {});
        await connected.query(openAgain(kind, there)).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw explainPostgresError(error, showDatabase(url));
  }
}

/** Throws if the definitions there were moved elsewhere. */
export async function refuseMoved(pool: Pool, place: string): Promise<void> {
  try {
    const { rows } = await pool.query(`select to_regclass('guidepost_moves') is not null as there`);
    if (rows[0]?.there !== true) return;
    const found = await pool.query(`select told from guidepost_moves where kind = 'definitions'`);
    if (found.rows[0] !== undefined) throw new PostgresError(`${place}: ${found.rows[0].told}`);
  } catch (error) {
    throw explainPostgresError(error, place);
  }
}

const lockOf = (kind: string): string => `hashtextextended('guidepost: move of ' || ${kind}, 0)`;

/**
 * Who gets the lock looks for the row in a statement of its own, and so sees what became of a transaction that had the lock until then. The code
 * is one of those that an operator causes.
 */
const MAKE_REFUSAL = `
  create table if not exists guidepost_moves (kind text primary key, told text not null);
  create or replace function guidepost_refuse_moved() returns trigger language plpgsql as $refuse$
  declare
    reason text;
  begin
    if not pg_try_advisory_xact_lock_shared(${lockOf('TG_ARGV[0]')}) then
      raise exception using errcode = '57P0M', message = '${BEING_MOVED}';
    end if;
    select told into reason from guidepost_moves where kind = TG_ARGV[0];
    if reason is not null then
      raise exception using errcode = '57P0M', message = reason;
    end if;
    return null;
  end $refuse$`;

/** Nothing if they were closed for good. */
const openAgain = (kind: string, tables: readonly string[]): string => `do $open$ begin
  if not exists (select from guidepost_moves where kind = '${kind}') then
    ${tables.map((table) => `drop trigger if exists guidepost_moved on ${table};`).join(' ')}
  end if;
end $open$`;
