// The schema of sessions.db, as the list of changes that made it. Only the server that holds the folder applies
// them, in one transaction. It refuses a file that a newer version has changed.

import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SchemaError } from '../../definitions/migrate.ts';
import { openSqlite, SqliteFileError } from '../../sqlite/open-sqlite.ts';

/** Brings the file to the newest schema. Throws a {@link SqliteFileError} if the file is newer. */
export const migrateSessions = (
  database: DatabaseSync,
  path: string,
  migrations: readonly string[] = SQLITE_SESSION_MIGRATIONS,
): void => {
  // If there is nothing to do, nothing is written, because a full disk must not keep a server from starting.
  if (versionOf(database) === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > migrations.length) {
      throw new SqliteFileError(
        path,
        `a newer Guidepost has written this file (schema ${version}, this one knows up to ${migrations.length}). ` +
          'Start the newer one, or restore a backup made before the upgrade.',
      );
    }
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** In a folder that no server has. */
export const makeSessionTables = (folder: string): void => {
  const path = join(folder, 'sessions.db');
  const database = openSqlite(path);
  try {
    migrateSessions(database, path);
  } finally {
    database.close();
  }
};

/** Throws a {@link SchemaError} if the file of a server that runs has an older schema. */
export const requireNewestSessions = (folder: string): void => {
  const path = join(folder, 'sessions.db');
  const database = openSqlite(path, { readOnly: true });
  try {
    if (versionOf(database) >= SQLITE_SESSION_MIGRATIONS.length) return;
    throw new SchemaError(
      `${path}: has the schema of an older Guidepost whose server still runs. Stop that server, then try again.`,
    );
  } finally {
    database.close();
  }
};

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

/** The first entry makes schema 1. A released entry is never edited; another one follows it. */
export const SQLITE_SESSION_MIGRATIONS: readonly string[] = [
  `
  -- What repeats in every step of many sessions.
  CREATE TABLE contexts (
    id INTEGER PRIMARY KEY,
    client TEXT NOT NULL,
    advisor TEXT NOT NULL,
    version INTEGER NOT NULL,
    language TEXT NOT NULL
  );

  -- A session is its steps. Ids sort by time, so new sessions are written side by side.
  CREATE TABLE steps (
    session BLOB NOT NULL,
    step INTEGER NOT NULL,
    context INTEGER NOT NULL,
    catalog_revision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    question TEXT,
    reply TEXT,
    shown TEXT,
    results_given INTEGER NOT NULL,
    PRIMARY KEY (session, step)
  ) WITHOUT ROWID;

  -- What is left of steps once they are swept. The question is '' where kind is started, results or ended; the answer
  -- is '' unless kind is chosen.
  CREATE TABLE daily_counts (
    day TEXT NOT NULL,
    client TEXT NOT NULL,
    advisor TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, client, advisor, version, kind, question, answer)
  ) WITHOUT ROWID;

  -- One row: sessions whose newest step is older have ended for good.
  CREATE TABLE sweeps (ended_before INTEGER NOT NULL);
  INSERT INTO sweeps VALUES (0);
  `,
  `
  -- With adaptive order: what the shown question was chosen by, as JSON.
  ALTER TABLE steps ADD COLUMN chosen_by TEXT;
  `,
  `
  -- What shoppers did with products, also after their sessions ended. The sku is '' if the catalog did not have the product; the value
  -- counts ten-thousandths of the currency.
  CREATE TABLE interactions (
    session BLOB NOT NULL,
    once BLOB NOT NULL,
    order_key BLOB,
    context INTEGER NOT NULL,
    kind TEXT NOT NULL,
    sku TEXT NOT NULL,
    value INTEGER,
    currency TEXT,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (session, once)
  ) WITHOUT ROWID;

  -- An order and its product count once, whichever session they come with.
  CREATE UNIQUE INDEX interactions_by_order ON interactions (order_key) WHERE order_key IS NOT NULL;
  `,
  `
  -- What the results were; null of steps from before, and of those without results.
  ALTER TABLE steps ADD COLUMN given TEXT;
  `,
];
