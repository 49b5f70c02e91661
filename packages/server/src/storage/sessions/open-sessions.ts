// Which session store a location means.

import type { PartHealth } from '../../monitoring/health.ts';
import type { SessionStore } from '../../sessions/session-store.ts';
import type { StoreLocation } from '../store-location.ts';
import { FolderInUseError } from './sqlite/session-lock.ts';
import { openSqliteSessions } from './sqlite/sqlite-session-store.ts';

export interface OpenedSessions extends SessionStore {
  readonly health: PartHealth;
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
}

export interface SessionSettings {
  /** The number of sessions kept in memory. */
  readonly capacity?: number;
  /** Only for the embedded store. In PostgreSQL the database says it. */
  readonly synchronous?: 'FULL' | 'NORMAL';
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
