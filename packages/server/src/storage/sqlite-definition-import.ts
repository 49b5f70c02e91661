// An import into SQLite: one transaction on a connection of its own, so that the store's other work goes on beside it
// and readers keep the state before it until it is committed.

import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { ensureCatalogRow, finishCatalogRow } from './definition-catalogs.ts';
import { findSchemaState, SchemaError } from './definition-migrate.ts';
import type { DefinitionDatabase, DefinitionSchema } from './definition-schema.ts';
import { NodeSqliteDialect } from './kysely-node-sqlite.ts';
import { explainSqliteError, openSqlite } from './open-sqlite.ts';
import { SqliteProductWriter } from './sqlite-definition-products.ts';

/** Products between two turns of the event loop: a few milliseconds of work. */
const SLICE = 512;

/** `patience`: how long to wait for another writer, in milliseconds. */
export const createSqliteImport =
  (path: string, patience: number): CatalogStore['write'] =>
  async (settings, mode, products, attributes, at) => {
    const database = openSqlite(path);
    const db = new Kysely<DefinitionSchema>({ dialect: new NodeSqliteDialect({ database, path, patience }) });
    try {
      // Copying the log into the database file would otherwise be part of the commit, with the lock held.
      database.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -65536');
      const counts = await db.transaction().execute(async (transaction) => {
        await refuseOtherSchema(transaction, path);
        const before = await ensureCatalogRow(transaction, settings, at);
        const writer = new SqliteProductWriter(database, before, mode);
        let count = 0;
        for await (const product of products) {
          writer.add(product);
          count += 1;
          if (count % SLICE === 0) await nextTurn();
        }
        const imported = await writer.finish();
        const after = await finishCatalogRow(transaction, before, settings, attributes(), imported, at);
        const { added, changed, unchanged, removed } = imported;
        return { ...after, added, changed, unchanged, removed };
      });
      emptyLog(database);
      return counts;
    } catch (error) {
      throw explainSqliteError(error, path);
    } finally {
      await db.destroy();
      if (database.isOpen) database.close();
    }
  };

/** Somebody may have migrated since the store was opened; and while this transaction runs nobody can. */
const refuseOtherSchema = async (db: DefinitionDatabase, path: string): Promise<void> => {
  if ((await findSchemaState(db)) === 'current') return;
  throw new SchemaError(`${path}: its schema changed meanwhile. Start the command again with the installed Guidepost.`);
};

/**
 * Copies the log into the database file and empties it. Where a reader still uses the log, it is copied as far as
 * possible without waiting, and emptied by a later commit.
 */
const emptyLog = (database: DatabaseSync): void => {
  database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
};
