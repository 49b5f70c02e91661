// A change of a catalog in SQLite: one transaction on its own connection. The store's other work goes on meanwhile, and
// readers see the state before it until it is committed.

import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { CatalogChange, CatalogStore, ChangeTarget } from '../../../catalogs/catalog-store.ts';
import { findDiskRoom } from '../../disk-room.ts';
import { NodeSqliteDialect } from '../../sqlite/kysely-node-sqlite.ts';
import { explainSqliteError, openSqlite, SqliteFileError } from '../../sqlite/open-sqlite.ts';
import { type CatalogRow, ensureCatalogRow, finishCatalogRow, requireFeedHold, toCatalog } from '../catalogs.ts';
import { findSchemaState, SchemaError } from '../migrate.ts';
import type { DefinitionDatabase, DefinitionSchema } from '../schema.ts';
import { SqliteProductWriter } from './products.ts';
import { readProductsIn } from './read.ts';

/** Products between two turns of the event loop: a few milliseconds of work. */
const SLICE = 512;

/** Products between two looks at the room on the disk. */
const LOOK = 4096;

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
      const result = await db.transaction().execute(async (transaction) => {
        await refuseOtherSchema(transaction, path);
        await requireFeedHold(transaction, target);
        const row = await ensureCatalogRow(transaction, target);
        return await work(
          new SqliteCatalogChange(database, transaction, row, target, () => requireRoom(database, path)),
        );
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

class SqliteCatalogChange implements CatalogChange {
  readonly before: CatalogChange['before'];
  readonly #database: DatabaseSync;
  readonly #db: DefinitionDatabase;
  readonly #row: CatalogRow;
  readonly #at: number;
  readonly #writer: SqliteProductWriter;
  readonly #requireRoom: () => void;
  #sinceTurn = 0;
  #sinceLook = 0;

  constructor(
    database: DatabaseSync,
    db: DefinitionDatabase,
    row: CatalogRow,
    { mode, at, onPrice }: ChangeTarget,
    requireRoom: () => void,
  ) {
    this.#requireRoom = requireRoom;
    this.before = row.revision === 0 ? null : toCatalog(row);
    this.#database = database;
    this.#db = db;
    this.#row = row;
    this.#at = at;
    this.#writer = new SqliteProductWriter(database, row, mode, onPrice);
  }

  async put(products: Parameters<CatalogChange['put']>[0]): Promise<void> {
    for (const product of products) {
      this.#writer.add(product);
      if (++this.#sinceLook >= LOOK) this.#look();
      if (++this.#sinceTurn >= SLICE) await this.#turn();
    }
  }

  async find(skus: readonly string[]): ReturnType<CatalogChange['find']> {
    this.#sinceTurn += skus.length;
    if (this.#sinceTurn >= SLICE) await this.#turn();
    return this.#writer.find(skus);
  }

  async keep(skus: readonly string[]): Promise<void> {
    this.#writer.keep(skus);
  }

  async remove(skus: readonly string[]): Promise<readonly string[]> {
    this.#sinceTurn += skus.length;
    if (this.#sinceTurn >= SLICE) await this.#turn();
    return this.#writer.remove(skus);
  }

  async finish(settings: Parameters<CatalogChange['finish']>[0]): ReturnType<CatalogChange['finish']> {
    const imported = await this.#writer.finish();
    const after = await finishCatalogRow(this.#db, this.#row, settings, imported, this.#at);
    const { added, changed, unchanged, removed, kept } = imported;
    return { ...after, added, changed, unchanged, removed, kept };
  }

  async *read(): ReturnType<CatalogStore['read']> {
    for (const batch of readProductsIn(this.#database, this.#row.id, leaveOut)) {
      yield batch;
      await nextTurn();
    }
  }

  #look(): void {
    this.#sinceLook = 0;
    this.#requireRoom();
  }

  async #turn(): Promise<void> {
    this.#sinceTurn = 0;
    await nextTurn();
  }
}

/** Products that cannot be read are left out. The service leaves them out, too, and says so. */
const leaveOut = (): void => {};

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
