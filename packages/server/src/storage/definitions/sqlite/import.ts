// A change of a catalog in SQLite: one transaction on its own connection. The store's other work goes on meanwhile, and
// readers see the state before it until it is committed.

import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { CatalogStore } from '../../../catalogs/catalog-store.ts';
import { findDiskRoom } from '../../disk-room.ts';
import { NodeSqliteDialect } from '../../sqlite/kysely-node-sqlite.ts';
import { explainSqliteError, openSqlite, SqliteFileError } from '../../sqlite/open-sqlite.ts';
import { ensureCatalogRow, requireFeedHold, takeCatalogId } from '../catalogs.ts';
import { findSchemaState, SchemaError } from '../migrate.ts';
import type { DefinitionDatabase, DefinitionSchema } from '../schema.ts';
import { makeCatalogChange } from '../stored-change.ts';
import { findTail, SqliteProductTable } from './product-table.ts';
import { readProductsIn } from './read.ts';
import { inTurn } from './turn.ts';

/** `patience` is how long to wait for another writer, in milliseconds. */
export const createSqliteImport =
  (path: string, patience: number): CatalogStore['change'] =>
  async (target, work) => {
    const database = openSqlite(path);
    const db = new Kysely<DefinitionSchema>({ dialect: new NodeSqliteDialect({ database, path, patience }) });
    try {
      emptyLog(database);
      requireRoom(database, path);
      // Otherwise copying the log into the database file would be part of the commit, while the lock is held.
      database.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -32768');
      await inTurn(path, patience, () => {});
      const result = await db.transaction().execute(async (transaction) => {
        await refuseOtherSchema(transaction, path);
        await requireFeedHold(transaction, target);
        const row = await ensureCatalogRow(transaction, target, () => takeCatalogId(transaction, target));
        const place = {
          db: transaction,
          catalog: row,
          table: new SqliteProductTable(database, row.id, () => requireRoom(database, path)),
          tail: findTail(database, row.id),
          read: (onDamaged: (sku: string) => void) => readComing(database, row.id, onDamaged),
        };
        return await work(makeCatalogChange(place, target));
      });
      emptyLog(database);
      return result;
    } catch (error) {
      // A log that was not committed must not take up room that others need.
      emptyLog(database);
      throw explainSqliteError(error, path);
    } finally {
      await db.destroy();
      if (database.isOpen) database.close();
    }
  };

async function* readComing(
  database: DatabaseSync,
  catalog: number,
  onDamaged: (sku: string) => void,
): ReturnType<CatalogStore['read']> {
  for (const batch of readProductsIn(database, catalog, onDamaged)) {
    yield batch;
    await nextTurn();
  }
}

/** Somebody may have migrated since the store was opened. While this transaction runs nobody can. */
const refuseOtherSchema = async (db: DefinitionDatabase, path: string): Promise<void> => {
  if ((await findSchemaState(db)) === 'current') return;
  throw new SchemaError(`${path}: its schema changed meanwhile. Start the command again with the installed Guidepost.`);
};

/**
 * Throws if the rest of the disk is needed for other things. A change is in the log until it is committed, and then also in
 * the file. So there must also be room for what the file will grow by.
 */
const requireRoom = (database: DatabaseSync, path: string): void => {
  const room = findDiskRoom(dirname(path));
  if (room === null || path === ':memory:') return;
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
  const size = Number(database.prepare('PRAGMA page_size').get()?.page_size);
  const growth = Math.max(0, pages * size - statSync(path).size);
  if (room.free - growth >= room.floor) return;
  throw new SqliteFileError(
    path,
    'the disk has too little room for this import, and the rest of it is kept for replies. Nothing was changed. ' +
      'Free some space, or move the data folder to a larger disk.',
  );
};

/**
 * Copies the log into the database file and empties it. If a reader still uses the log, as much as possible is copied without
 * waiting, and a later commit empties it.
 */
export const emptyLog = (database: DatabaseSync): void => {
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The log stays as it is, and is emptied after the next change.
  } finally {
    database.exec('PRAGMA busy_timeout = 5000');
  }
};
