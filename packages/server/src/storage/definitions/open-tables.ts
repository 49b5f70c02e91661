// The databases of definitions themselves, for those who move all of it and keep no store open.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mend } from '@guidepost/fault/remedy';
import { makeDataFolder } from '../data-folder.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { type StoreLocation, showDatabase } from '../store-location.ts';
import { SchemaError } from './migrate.ts';
import { postgresDatabases } from './postgres/databases.ts';
import { migrateAlone } from './postgres/postgres-definition-store.ts';
import { hasRunningServer } from './postgres/running-servers.ts';
import type { DefinitionDatabase } from './schema.ts';
import { connectDefinitions } from './sqlite/sqlite-definition-store.ts';

export interface OpenedTables {
  /** Everything in it is one transaction. `from`: it only reads, and so waits for nobody. */
  transaction<Result>(work: (db: DefinitionDatabase) => Promise<Result>): Promise<Result>;
  /** Whether a server uses the definitions. Of a folder, whoever opens its sessions learns that. */
  serverRuns(): Promise<boolean>;
  close(): Promise<void>;
}

/** `from`: they have to be there, with the schema of this version. `to`: they are made where there are none. Throws a {@link SchemaError}. */
export async function openDefinitionTables(location: StoreLocation, way: 'from' | 'to'): Promise<OpenedTables> {
  const migrate = way === 'from' ? 'never' : 'apply';
  if (location.kind === 'postgres') {
    const place = showDatabase(location.url);
    const pool = openPostgres({ url: location.url, connections: 2, patience: LONG });
    try {
      const databases = postgresDatabases(pool, place);
      await migrateAlone(databases, migrate, place);
      return {
        transaction: (work) => databases.reader.transaction().setIsolationLevel('repeatable read').execute(work),
        serverRuns: () => hasRunningServer(databases),
        close: () => pool.end(),
      };
    } catch (error) {
      await pool.end();
      throw error;
    }
  }
  const path = join(location.folder, 'guidepost.db');
  if (way === 'to') makeDataFolder(location.folder);
  else if (!existsSync(path)) throw new SchemaError(mend`${path}: there is no such file. ${{ kind: 'make-store' }}.`);
  const { db, close } = await connectDefinitions(path, migrate);
  return {
    transaction: (work) => {
      const transaction = db.transaction();
      return (way === 'from' ? transaction.setAccessMode('read only') : transaction).execute(work);
    },
    serverRuns: async () => false,
    close: async () => close(),
  };
}

/** Milliseconds for a statement: a table may be large. */
const LONG = 10 * 60_000;
