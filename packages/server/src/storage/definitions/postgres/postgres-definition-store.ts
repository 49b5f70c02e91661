// Definitions in PostgreSQL, which any number of servers and commands share.

import { sql } from 'kysely';
import { openPostgres } from '../../postgres/open-postgres.ts';
import { showDatabase } from '../../store-location.ts';
import { createAdvisorStore } from '../advisors.ts';
import { createCatalogStore } from '../catalogs.ts';
import type { DefinitionStore } from '../definition-store.ts';
import { createErasureStore } from '../erasures.ts';
import { createFeedStore } from '../feeds.ts';
import { createKeyStore } from '../keys.ts';
import { createLeaseStore } from '../leases.ts';
import { findSchemaState, type MigrateMode, migrateDefinitions } from '../migrate.ts';
import type { DefinitionDatabases } from '../schema.ts';
import { getSecret } from '../secrets.ts';
import { limitWaiting, postgresDatabases, readChangeMark } from './databases.ts';
import { createPostgresImport } from './import.ts';
import { readPostgresProducts } from './read.ts';
import { hasRunningServer, RunningServer } from './running-servers.ts';
import { postgresDifferences } from './schema-differences.ts';

export interface PostgresDefinitionSettings {
  readonly url: string;
  /** With `apply` the store also counts as a running server until it is closed, so that nobody else migrates. */
  readonly migrate: MigrateMode;
}

/** Lookups are short. Catalogs are read and changed on connections of their own for as long as that takes. */
const CONNECTIONS = 8;

/** Milliseconds for a statement: longer than the longest wait for a lock. */
const PATIENCE = 90_000;

/** Throws a `SchemaError` if the schema is not as `migrate` allows, and a `StoreUnavailable` if the database cannot be reached. */
export async function openPostgresDefinitions({ url, migrate }: PostgresDefinitionSettings): Promise<DefinitionStore> {
  const pool = openPostgres({ url, connections: CONNECTIONS, patience: PATIENCE });
  const place = showDatabase(url);
  try {
    const databases = postgresDatabases(pool, place);
    await migrateAlone(databases, migrate, place);
    const server = migrate === 'apply' ? await RunningServer.enter(databases) : null;
    let isOpen = true;
    return {
      advisors: createAdvisorStore(databases),
      keys: createKeyStore(databases),
      erasures: createErasureStore(databases),
      feeds: createFeedStore(databases),
      leases: createLeaseStore(databases, false),
      catalogs: createCatalogStore(databases.reader, {
        change: createPostgresImport(pool, databases, place),
        read: (client, catalog, onDamaged) => readPostgresProducts({ pool, place, client, catalog, onDamaged }),
      }),
      changeMark: () => readChangeMark(databases.reader),
      secret: (name) => getSecret(databases, name),
      // PostgreSQL frees what a failed change occupied by itself.
      makeRoom: async () => {},
      close: async () => {
        if (!isOpen) return;
        isOpen = false;
        // A database that is gone has forgotten the server soon enough.
        await server?.leave().catch(() => {});
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Of several that start at the same time one migrates, while the others wait. */
export async function migrateAlone(databases: DefinitionDatabases, mode: MigrateMode, place: string): Promise<void> {
  const plan = { mode, place, serverRuns: () => hasRunningServer(databases) };
  if (mode === 'never' || (await findSchemaState(databases.reader)) === 'current') {
    return migrateDefinitions(databases.reader, plan);
  }
  await databases.reader.transaction().execute(async (db) => {
    await limitWaiting(db);
    await sql`select pg_advisory_xact_lock(hashtextextended('guidepost: schema', 0))`.execute(db);
    await migrateDefinitions(db.withPlugin(postgresDifferences()), plan);
  });
}
