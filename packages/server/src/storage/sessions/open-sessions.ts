// Which session store a location means.

import type { InteractionStore } from '../../interactions/interaction-store.ts';
import type { PartHealth } from '../../monitoring/health.ts';
import type { SessionStore } from '../../sessions/session-store.ts';
import type { StoreLocation } from '../store-location.ts';
import type { SchemaGuard } from './postgres/postgres-session-schema.ts';
import { FolderInUseError } from './sqlite/session-lock.ts';
import { requireNewestSessions } from './sqlite/session-schema.ts';
import { openSqliteSessions } from './sqlite/sqlite-session-store.ts';

export interface OpenedSessions extends SessionStore, InteractionStore {
  readonly health: readonly PartHealth[];
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
}

export interface SessionSettings {
  /** The number of sessions kept in memory. */
  readonly capacity?: number;
  /** Only for the embedded store. In PostgreSQL the database says it. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** Of `serve` and `migrate`, which may change an older schema in a database. Without it, one is refused. */
  readonly guard?: SchemaGuard;
}

/** Throws if only one process may have this kind of store, and another process has it. */
export async function openSessions(location: StoreLocation, settings: SessionSettings = {}): Promise<OpenedSessions> {
  if (location.kind === 'embedded') return openSqliteSessions(location.folder, settings);
  const [first, ...others] = location.sessionServers;
  if (others.length > 0) {
    const { openSeveralSessionStores } = await import('./postgres/several-session-stores.ts');
    return openSeveralSessionStores(location.sessionServers, settings);
  }
  const { openPostgresSessions } = await import('./postgres/postgres-session-store.ts');
  return openPostgresSessions(first.url, settings);
}

/** Null if another process has the store for itself. */
export async function openSessionsIfFree(location: StoreLocation): Promise<OpenedSessions | null> {
  try {
    return await openSessions(location);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
}

/** Makes the tables, or brings them to the newest schema. Throws a `SchemaError` if an older server runs that does not know it. */
export async function migrateSessionStore(location: StoreLocation, guard: SchemaGuard): Promise<void> {
  try {
    await (await openSessions(location, { guard })).close();
  } catch (error) {
    if (!(error instanceof FolderInUseError) || location.kind !== 'embedded') throw error;
    // The server that has the folder has brought the file to its own schema.
    requireNewestSessions(location.folder);
  }
}
