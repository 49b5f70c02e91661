// Brings a store's schema to the newest one, or says why it may not. Only `serve` and `migrate` change a schema that
// is in use. Every command refuses a schema that is newer than the program.

import { MendableError } from '@guidepost/fault/mendable-error';
import { type Mend, mend } from '@guidepost/fault/remedy';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';

/**
 * `apply` brings an older schema up to date. `if-empty` makes the schema in an empty store and refuses an older one.
 * `never` also refuses an empty store.
 */
export type MigrateMode = 'apply' | 'if-empty' | 'never';

export interface MigratePlan {
  readonly mode: MigrateMode;
  /** What the messages call the store. */
  readonly place: string;
  /** Whether a server still runs on it. Called before a schema that is in use changes. */
  readonly serverRuns: () => Promise<boolean>;
  /** Migrations other than the program's own, for tests. */
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/** Resolves with the schema in its newest state; throws a {@link SchemaError} without having changed anything. */
export const migrateDefinitions = async <Schema>(db: Kysely<Schema>, plan: MigratePlan): Promise<void> => {
  const known = plan.migrations ?? migrations;
  const state = await findSchemaState(db, known);
  if (state === 'current') return;
  const refusal = await explainRefusal(state, plan);
  if (refusal !== null) throw new SchemaError(mend`${plan.place}: ${refusal}`);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...known }) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};

export class SchemaError extends MendableError {
  override readonly name = 'SchemaError';
}

export type SchemaState = 'empty' | 'older' | 'current' | 'newer' | 'foreign';

/** Compares only names. If the schema is current, this is one small query, because every command asks. */
export const findSchemaState = async <Schema>(
  db: Kysely<Schema>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<SchemaState> => {
  let applied = await listApplied(db);
  if (applied === null || applied.length === 0) {
    if (!(await hasForeignTables(db))) return 'empty';
    // Another process may have made them between the two queries.
    applied = await listApplied(db);
    if (applied === null || applied.length === 0) return 'foreign';
  }
  if (applied.some((name) => !Object.hasOwn(known, name))) return 'newer';
  return applied.length < Object.keys(known).length ? 'older' : 'current';
};

const MIGRATION_TABLE = 'guidepost_migrations';

/** Null if the table is missing. Another process may be making it just now, between the two queries. */
const listApplied = async <Schema>(db: Kysely<Schema>, isLastTry = false): Promise<string[] | null> => {
  // A statement that fails would end the transaction.
  if (db.isTransaction && !(await hasTable(db, (name) => name === MIGRATION_TABLE))) return null;
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (!(await hasTable(db, (name) => name === MIGRATION_TABLE))) return null;
    if (isLastTry) throw error;
    return listApplied(db, true);
  }
};

/** In PostgreSQL sessions may be in the same database, in tables with names of their own. */
const hasForeignTables = <Schema>(db: Kysely<Schema>): Promise<boolean> =>
  hasTable(db, (name) => !name.startsWith(MIGRATION_TABLE) && !name.startsWith('session_'));

const hasTable = async <Schema>(db: Kysely<Schema>, test: (name: string) => boolean): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => test(table.name));
};

const explainRefusal = async (state: SchemaState, { mode, serverRuns }: MigratePlan): Promise<string | Mend | null> => {
  switch (state) {
    case 'newer':
      return 'was written by a newer Guidepost. Install that version or a later one; nothing was changed.';
    case 'foreign':
      return 'holds tables of something else. Name another place for the data; nothing was changed.';
    case 'empty':
      return mode === 'never' ? mend`is empty. ${{ kind: 'make-store' }}.` : null;
    case 'older':
      if (mode !== 'apply') {
        return mend`has the schema of an older Guidepost. Stop the server, ${{ kind: 'migrate-store' }}, and start it again.`;
      }
      return (await serverRuns())
        ? 'has the schema of an older Guidepost whose server still runs. Stop that server, then try again.'
        : null;
    case 'current':
      return null;
  }
};
