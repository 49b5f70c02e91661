// Closes tables of a database file that other processes use. Meanwhile this holds SQLite's one right to write, which ends with the process.
// For good they are closed by triggers, which also stop those who opened the file before.

import { movedTo, type TablesClosing } from '../tables-closing.ts';
import { explainSqliteError, openSqlite, SqliteFileError } from './open-sqlite.ts';

/** `to`: the new store, as messages may show it. */
export function closeSqliteTables(path: string, tables: readonly string[], to: string): TablesClosing {
  const database = openSqlite(path);
  try {
    database.exec('BEGIN IMMEDIATE');
    const earlier = database.prepare(
      "SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'moved~_%' ESCAPE '~'",
    );
    if (earlier.get() !== undefined) throw new SqliteFileError(path, 'this store was moved already.');
    const text = movedTo(to).replaceAll("'", "''");
    for (const table of tables) {
      for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
        database.exec(
          `CREATE TRIGGER moved_${table}_${change} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, '${text}'); END`,
        );
      }
    }
  } catch (error) {
    database.close();
    throw explainSqliteError(error, path);
  }
  return {
    assertClosed: async () => {},
    finish: async () => {
      database.exec('COMMIT');
      // Then the file has everything without the log beside it, as far as those who read it allow.
      database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    },
    release: async () => {
      if (database.isTransaction) database.exec('ROLLBACK');
      database.close();
    },
  };
}
