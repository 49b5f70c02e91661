// Definitions in PostgreSQL, which any number of servers and commands share.

import { sql } from 'kysely';
import { refuseMoved } from '../../postgres/close-postgres-tables.ts';
import { openPostgres } from '../../postgres/open-postgres.ts';
import { showDatabase } from '../../store-location.ts';
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
import { findSchemaState, type MigrateMode, migrateDefinitions, SchemaError } from '../migrate.ts';
import { allMigrations } from '../migrations/migrations.ts';
import { createPeopleStore } from '../people.ts';
import { createRepeatStore } from '../repeats.ts';
import type { DefinitionDatabase, DefinitionDatabases } from '../schema.ts';
import { getSecret } from '../secrets.ts';
import { createSnapshotStore } from '../snapshots.ts';
import { createUploadStore } from '../uploads.ts';
import { ADMIN_CHANGES, DEFINITION_CHANGES, limitWaiting, postgresDatabases, readChangeMark } from './databases.ts';
import { createPostgresImport } from './import.ts';
import { postgresJobDatabases } from './job-databases.ts';
import { createRateStore } from './rate-levels.ts';
import { readPostgresProducts } from './read.ts';
import { hasOlderServer, hasRunningServer, RunningServer } from './running-servers.ts';
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
    if (migrate === 'apply') await refuseMoved(pool, place);
    const server = await migrateAlone(databases, migrate, place, (transaction) =>
      migrate === 'apply' ? RunningServer.enter(databases, transaction) : null,
    );
    const admin = postgresDatabases(pool, place, ADMIN_CHANGES);
    let isOpen = true;
    return {
      audit: createAuditStore(admin),
      drafts: createDraftStore(admin),
      insights: createInsightStore(admin),
      repeats: createRepeatStore(admin),
      people: createPeopleStore(admin),
      advisors: createAdvisorStore(databases),
      clients: createClientStore(databases),
      keys: createKeyStore(databases),
      erasures: createErasureStore(databases),
      feeds: createFeedStore(databases),
      leases: createLeaseStore(databases, false),
      rates: createRateStore(databases),
      snapshots: createSnapshotStore(databases),
      catalogs: createCatalogStore(databases.reader, {
        change: createPostgresImport(pool, databases, place),
        read: (client, catalog, onDamaged) => readPostgresProducts({ pool, place, client, catalog, onDamaged }),
      }),
      openJobs: () => {
        const jobs = postgresJobDatabases(pool, place, databases.now);
        return { jobs: createJobStore(jobs), uploads: createUploadStore(jobs) };
      },
      changeMark: () => readChangeMark(databases.reader, DEFINITION_CHANGES),
      adminMark: () => readChangeMark(databases.reader, ADMIN_CHANGES),
      secret: (name) => getSecret(databases, name),
      changeSessionSchema: (newest, change) =>
        alone(databases, async () => {
          if (await hasOlderServer(databases, newest)) throw new SchemaError(`${place}: ${OLDER_SERVER_RUNS}`);
          await change();
        }),
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

const OLDER_SERVER_RUNS =
  'an older Guidepost still runs, which does not know the new schema of the sessions. Stop its servers, then try again.';

/**
 * Of several that start at the same time one migrates, while the others wait. `enter` runs while nobody can change the schema: a server that
 * signs in there is never overlooked.
 */
export async function migrateAlone<Entered>(
  databases: DefinitionDatabases,
  mode: MigrateMode,
  place: string,
  enter: (transaction: DefinitionDatabase) => Promise<Entered> | null = () => null,
): Promise<Entered | null> {
  const plan = { mode, place, serverRuns: () => hasRunningServer(databases), migrations: allMigrations };
  if (
    mode === 'never' ||
    (mode === 'if-empty' && (await findSchemaState(databases.reader, allMigrations)) === 'current')
  ) {
    await migrateDefinitions(databases.reader, plan);
    return null;
  }
  return alone(databases, async (db) => {
    await migrateDefinitions(db.withPlugin(postgresDifferences()), plan);
    return enter(db);
  });
}

/** Nobody else changes a schema, or signs in as a server, meanwhile. */
const alone = <Result>(
  { reader }: DefinitionDatabases,
  work: (transaction: DefinitionDatabase) => Promise<Result>,
): Promise<Result> =>
  reader.transaction().execute(async (db) => {
    await limitWaiting(db);
    await sql`select pg_advisory_xact_lock(hashtextextended('guidepost: schema', 0))`.execute(db);
    return work(db);
  });
