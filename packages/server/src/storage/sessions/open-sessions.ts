// Which session store a location means.

import type { PartHealth } from '../../monitoring/health.ts';
import type { SessionStore } from '../../sessions/session-store.ts';
import type { StoreLocation } from '../store-location.ts';
import { FolderInUseError } from './sqlite/session-lock.ts';
import { openSqliteSessions, type SqliteSessionSettings } from './sqlite/sqlite-session-store.ts';

export interface OpenedSessions extends SessionStore {
  readonly health: PartHealth;
}

/** Throws if only one process may have this kind of store, and another process has it. */
export const openSessions = (location: StoreLocation, settings: SqliteSessionSettings = {}): Promise<OpenedSessions> =>
  openSqliteSessions(location.folder, settings);

/** Null if another process has the store for itself. */
export async function openSessionsIfFree(location: StoreLocation): Promise<OpenedSessions | null> {
  try {
    return await openSessions(location);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
}
