// The embedded definition store: `guidepost.db`, and `admin.db` for what the admin interface keeps, so that nobody who works with it
// waits for an import. Of each two connections stay open, one that only reads and one that only writes, so that a lookup never waits
// behind a writer that itself waits for another process.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mend } from '@guidepost/fault/remedy';
import { Kysely, sql } from 'kysely';
import { NodeSqliteDialect } from '../../sqlite/kysely-node-sqlite.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { createAdvisorStore } from '../advisors.ts';
import { createAuditStore } from '../audit.ts';
import { createCatalogStore } from '../catalogs.ts';
import { createClientStore } from '../clients.ts';
import type { DefinitionStore } from '../definition-store.ts';
import { createDraftStore } from '../drafts.ts';
import { createErasureStore } from '../erasures.ts';
import { createFeedStore } from '../feeds.ts';
import { createInsightStore } from '../insights.ts';
import { createJobStore } from '../jobs.ts';
import { createKeyStore } from '../keys.ts';
import { createLeaseStore } from '../leases.ts';
import { type MigrateMode, migrateDefinitions, SchemaError } from '../migrate.ts';
import { adminMigrations } from '../migrations/migrations.ts';
import { createPeopleStore } from '../people.ts';
import { createRepeatStore } from '../repeats.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from '../schema.ts';
import { getSecret } from '../secrets.ts';
import { createSnapshotStore } from '../snapshots.ts';
import { createUploadStore } from '../uploads.ts';
import { createSqliteImport, emptyLog } from './import.ts';
import { openJobDatabases } from './job-databases.ts';
import { readSqliteProducts } from './read.ts';
import { inTurn } from './turn.ts';

export interface DefinitionStoreSettings {
  /** The path of the database file. Its folder exists. */
  readonly path: string;
  /** With `apply` the store also holds the service lock until it is closed, so that nobody else migrates. */
  readonly migrate: MigrateMode;
  /** Milliseconds that a write waits for another process's import. */
  readonly patience?: number;
}

const PATIENCE_MS = 60_000;
/** The time in SQLite, in milliseconds since 1970. */
const NOW = sql<number>`cast(unixepoch('now', 'subsec') * 1000 as integer)`;

// If an import made the log larger than this, it is cut back at the next use.
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;

/** Throws a `SchemaError` if the schema is not as `migrate` allows, and a `SqliteFileError` if the file cannot be used. */
export const openDefinitionStore = async (settings: DefinitionStoreSettings): Promise<DefinitionStore> => {
  const { path, migrate, patience = PATIENCE_MS } = settings;
  if (migrate === 'never' && !existsSync(path)) {
    throw new SchemaError(mend`${path}: there is no such file. ${{ kind: 'make-store' }}.`);
  }
  const toClose: (() => void)[] = [];
  const open = (file: string): Connection => {
    const connection = connect(file, patience);
    toClose.push(() => connection.close());
    return connection;
  };
  try {
    const writer = open(path);
    const lock = migrate === 'apply' ? takeServiceLock(path) : null;
    if (lock !== null) toClose.push(() => lock.release());
    const serverRuns = async (): Promise<boolean> => migrate === 'apply' && lock === null;
    await migrateDefinitions(writer.db, { mode: migrate, place: path, serverRuns });
    const adminPath = adminFileBeside(path);
    const adminWriter = open(adminPath);
    const plan = { mode: madeIfMissing(migrate), place: adminPath, serverRuns, migrations: adminMigrations };
    await migrateDefinitions(adminWriter.db, plan);
    const definitions = { path, patience, reader: open(path), writer };
    const admin = { path: adminPath, patience, reader: open(adminPath), writer: adminWriter };
    return createStore(definitions, admin, lock !== null, () => {
      for (const close of toClose) close();
    });
  } catch (error) {
    for (const close of toClose) close();
    throw error;
  }
};

/** The file of what the admin interface keeps, beside the definitions at `path`. */
export const adminFileBeside = (path: string): string => join(dirname(path), 'admin.db');

/** The database itself, with all tables of both files. Nobody else may migrate it meanwhile. */
export const connectDefinitions = async (path: string, mode: MigrateMode): Promise<Connection> => {
  const connection = connect(path, PATIENCE_MS);
  try {
    await migrateDefinitions(connection.db, { mode, place: path, serverRuns: async () => false });
    await makeAdminFile(adminFileBeside(path), mode);
    connection.database.prepare('ATTACH ? AS admin').run(adminFileBeside(path));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

/** Makes it if there is none: an older version had none. */
export async function makeAdminFile(path: string, mode: MigrateMode): Promise<void> {
  const connection = connect(path, PATIENCE_MS);
  try {
    const plan = { mode: madeIfMissing(mode), place: path, serverRuns: async () => false };
    await migrateDefinitions(connection.db, { ...plan, migrations: adminMigrations });
  } finally {
    connection.close();
  }
}

const madeIfMissing = (mode: MigrateMode): MigrateMode => (mode === 'never' ? 'if-empty' : mode);

interface Connection {
  readonly database: DatabaseSync;
  readonly db: DefinitionDatabase;
  close(): void;
}

const connect = (path: string, patience: number): Connection => {
  const database = openSqlite(path);
  database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
  const db = new Kysely<DefinitionSchema>({ dialect: new NodeSqliteDialect({ database, path, patience }) });
  return {
    database,
    db,
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};

interface File {
  readonly path: string;
  readonly patience: number;
  readonly reader: Connection;
  readonly writer: Connection;
}

const createStore = (definitions: File, admin: File, servesAlone: boolean, close: () => void): DefinitionStore => {
  const { path, patience, reader, writer } = definitions;
  const databases = databasesOf(definitions);
  const adminDatabases = databasesOf(admin);
  let jobs: ReturnType<typeof openJobDatabases> | null = null;
  let isOpen = true;
  return {
    advisors: createAdvisorStore(databases),
    clients: createClientStore(databases),
    keys: createKeyStore(databases),
    erasures: createErasureStore(databases),
    feeds: createFeedStore(databases),
    leases: createLeaseStore(databases, servesAlone),
    rates: null,
    snapshots: createSnapshotStore(databases),
    catalogs: createCatalogStore(reader.db, {
      change: createSqliteImport(path, patience),
      read: (client, catalog, onDamaged) => readSqliteProducts(path, client, catalog, onDamaged),
    }),
    audit: createAuditStore(adminDatabases),
    drafts: createDraftStore(adminDatabases),
    insights: createInsightStore(adminDatabases),
    repeats: createRepeatStore(adminDatabases),
    people: createPeopleStore(adminDatabases),
    openJobs: () => {
      jobs ??= openJobDatabases(admin.path, NOW, servesAlone);
      return { jobs: createJobStore(jobs.databases), uploads: createUploadStore(jobs.databases) };
    },
    changeMark: markOf(definitions),
    adminMark: markOf(admin),
    secret: (name) => getSecret(databases, name),
    // Whoever has the sessions has them alone.
    changeSessionSchema: (_newest, change) => change(),
    makeRoom: async () => emptyLog(writer.database),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      jobs?.close();
      close();
    },
  };
};

const databasesOf = ({ path, patience, reader, writer }: File): DefinitionDatabases => ({
  reader: reader.db,
  write: (work) => writer.db.transaction().execute(work),
  writeInTurn: (work) => inTurn(path, patience, () => writer.db.transaction().execute(work)),
  // Only one transaction of all writes at a time.
  lockCatalog: async () => {},
  lock: async () => {},
  now: NOW,
});

/** SQLite counts the commits of all other connections. The reader never commits, so those of its own process count, too. */
function markOf({ reader }: File): () => Promise<number> {
  const dataVersion = reader.database.prepare('PRAGMA data_version');
  return async () => Number(dataVersion.get()?.data_version);
}

/**
 * Tells whether a server runs on a data folder, so that nobody changes the schema under it. The lock is SQLite's own, on an empty file
 * beside the database. The operating system releases it when the process ends, however it ends.
 */
export interface ServiceLock {
  release(): void;
}

// `guidepost migrate` holds the lock for a moment. A server that starts just then must get it all the same.
const WAIT_MS = 300;

/** Takes the lock of the database at `path`; null when another holds it. */
export const takeServiceLock = (path: string): ServiceLock | null => {
  const database = new DatabaseSync(`${path}-lock`, { timeout: WAIT_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
};
