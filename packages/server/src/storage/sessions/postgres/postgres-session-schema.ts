// The tables of sessions in PostgreSQL, as the list of changes that made them. They may share a database with the definitions, or with
// anything else, so each name begins with `session_`.

import { mend } from '@guidepost/fault/remedy';
import type { PoolClient } from 'pg';
import { SchemaError } from '../../definitions/migrate.ts';
import { inTransaction } from '../../postgres/transaction.ts';

/** Runs a change of tables that are in use to the schema `newest`, or throws because a server runs that does not know it. */
export type SchemaGuard = (newest: number, change: () => Promise<void>) => Promise<void>;

export interface SessionMigration {
  /** What the messages call the database. */
  readonly place: string;
  /** Null: tables of an older schema are refused. Missing tables are made in any case. */
  readonly guard: SchemaGuard | null;
  /** Other than the program's own, for tests. */
  readonly migrations?: readonly string[];
}

/** Brings the tables to the newest schema; of several processes that start at the same time, one does so while the others wait. */
export async function migratePostgresSessions(
  client: PoolClient,
  { place, guard, migrations = POSTGRES_SESSION_MIGRATIONS }: SessionMigration,
): Promise<void> {
  const newest = migrations.length;
  const version = await findVersion(client);
  if (version === newest) return;
  const change = () => applyMigrations(client, place, migrations);
  if (version === 0 || version > newest) return change();
  if (guard === null) {
    throw new SchemaError(
      mend`${place}: the sessions have the schema of an older Guidepost. Stop the server, ${{ kind: 'migrate-store' }}, and start it again.`,
    );
  }
  await guard(newest, change);
}

async function applyMigrations(client: PoolClient, place: string, migrations: readonly string[]): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('guidepost: sessions', 0))`);
    await client.query('create table if not exists session_schema (version integer not null)');
    const version = await findVersion(client);
    if (version > migrations.length) {
      throw new SchemaError(
        `${place}: a newer Guidepost has changed the sessions (schema ${version}, this one knows up to ${migrations.length}). ` +
          'Start the newer one, or restore a backup made before the upgrade.',
      );
    }
    for (const migration of migrations.slice(version)) await client.query(migration);
    await client.query('delete from session_schema');
    await client.query('insert into session_schema values ($1)', [migrations.length]);
  });
}

/** 0 if there are no tables yet. */
async function findVersion(client: PoolClient): Promise<number> {
  const table = await client.query(`select to_regclass('session_schema') is not null as there`);
  if (table.rows[0]?.there !== true) return 0;
  const { rows } = await client.query('select version from session_schema');
  return rows[0]?.version ?? 0;
}

/** The first entry makes schema 1. A released entry is never edited; another one follows it. */
export const POSTGRES_SESSION_MIGRATIONS: readonly string[] = [
  `
  -- What repeats in every step of many sessions.
  create table session_contexts (
    id integer generated always as identity primary key,
    client text collate "C" not null,
    advisor text collate "C" not null,
    version integer not null,
    language text collate "C" not null,
    unique (client, advisor, version, language)
  );

  -- A session is its steps. Ids sort by time, so a range of them is a time, and what is old is dropped as a whole.
  create table session_steps (
    session uuid not null,
    step integer not null,
    context integer not null,
    catalog_revision integer not null,
    at bigint not null,
    question text,
    reply text,
    shown text,
    results_given integer not null,
    chosen_by text,
    primary key (session, step)
  ) partition by range (session);

  -- For sessions of days that no partition was made for, such as those of a clock that is wrong.
  create table session_steps_other partition of session_steps default;

  -- What is left of steps once they are swept. The question is '' where kind is started, results or ended; the answer
  -- is '' unless kind is chosen.
  create table session_daily_counts (
    day text collate "C" not null,
    client text collate "C" not null,
    advisor text collate "C" not null,
    version integer not null,
    kind text collate "C" not null,
    question text collate "C" not null,
    answer text collate "C" not null,
    count bigint not null,
    primary key (day, client, advisor, version, kind, question, answer)
  );

  -- One row: sessions whose newest step is older have ended for good.
  create table session_sweeps (ended_before bigint not null);
  insert into session_sweeps values (0);
  `,
  `
  -- One row: what tells this database from others that have sessions.
  create table session_mark (mark text collate "C" not null, since bigint not null);
  insert into session_mark
    select lpad(to_hex(floor(random() * 65536)::integer), 4, '0'), (extract(epoch from now()) * 1000)::bigint;
  `,
  `
  -- What shoppers did with products, also after their sessions ended. The sku is '' if the catalog did not have the product; the value
  -- counts ten-thousandths of the currency. Not by days: an order and its product count once, whichever session they come with.
  create table session_interactions (
    session uuid not null,
    once uuid not null,
    order_key uuid,
    context integer not null,
    kind text collate "C" not null,
    sku text collate "C" not null,
    value bigint,
    currency text collate "C",
    step integer not null,
    at bigint not null,
    primary key (session, once)
  );
  create unique index session_interactions_by_order on session_interactions (order_key) where order_key is not null;
  `,
  `
  -- What the results were; null of steps from before, and of those without results.
  alter table session_steps add column given text;
  `,
];

/** The newest schema that this program knows. */
export const NEWEST_SESSION_SCHEMA = POSTGRES_SESSION_MIGRATIONS.length;
