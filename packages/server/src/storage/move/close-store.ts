// Closes a store that is moved, whether or not servers run on it: they go on answering what changes nothing.

import { join } from 'node:path';
import { ADMIN_TABLES, MOVED_TABLES } from '../definitions/definition-tables.ts';
import { adminFileBeside } from '../definitions/sqlite/sqlite-definition-store.ts';
import { FolderInUseError, lockSessions, type SessionLock } from '../sessions/sqlite/session-lock.ts';
import { makeSessionTables, requireNewestSessions } from '../sessions/sqlite/session-schema.ts';
import { closeSqliteTables } from '../sqlite/close-sqlite-tables.ts';
import { type EmbeddedLocation, type PostgresLocation, type StoreLocation, showLocation } from '../store-location.ts';
import type { TablesClosing } from '../tables-closing.ts';

/** Nobody changes the store until {@link TablesClosing.release}, or ever after {@link TablesClosing.finish}. */
export async function closeStore(from: StoreLocation, to: StoreLocation): Promise<TablesClosing> {
  const place = showLocation(to);
  const closings: TablesClosing[] = [];
  try {
    const close = from.kind === 'embedded' ? closeFolder(from, place) : closeDatabases(from, place);
    for await (const closing of close) closings.push(closing);
  } catch (error) {
    for (const closing of closings.reverse()) await closing.release();
    throw error;
  }
  const each = async (work: (closing: TablesClosing) => Promise<void>): Promise<void> => {
    for (const closing of closings) await work(closing);
  };
  return {
    assertClosed: () => each((closing) => closing.assertClosed()),
    finish: () => each((closing) => closing.finish()),
    release: () => each((closing) => closing.release()),
  };
}

/** If no server runs, none can start. */
async function* closeFolder({ folder }: EmbeddedLocation, to: string): AsyncGenerator<TablesClosing> {
  const lock = lockIfFree(folder);
  if (lock !== null)
    yield { assertClosed: async () => {}, finish: async () => {}, release: async () => lock.release() };
  if (lock === null) requireNewestSessions(folder);
  else makeSessionTables(folder);
  yield closeSqliteTables(join(folder, 'sessions.db'), ['contexts', 'steps', 'sweeps'], to);
  const definitions = join(folder, 'guidepost.db');
  yield closeSqliteTables(adminFileBeside(definitions), ADMIN_TABLES, to);
  const others = MOVED_TABLES.filter((table) => !ADMIN_TABLES.includes(table));
  yield closeSqliteTables(definitions, others, to);
}

function lockIfFree(folder: string): SessionLock | null {
  try {
    return lockSessions(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
}

async function* closeDatabases({ url, sessionServers }: PostgresLocation, to: string): AsyncGenerator<TablesClosing> {
  const { closePostgresTables } = await import('../postgres/close-postgres-tables.ts');
  for (const server of sessionServers) {
    const tables = ['session_steps', 'session_sweeps'];
    yield await closePostgresTables({ url: server.url, kind: 'sessions', tables, to });
  }
  yield await closePostgresTables({ url, kind: 'definitions', tables: ['counters'], to });
}
