// The rows of which sessions a location means, to move them.

import type { StoreLocation } from '../store-location.ts';
import { joinSessionTables } from './joined-session-tables.ts';
import type { SessionCopy, SessionTables } from './session-tables.ts';

/** `closed`: whether nobody can change them, as somebody sees to. Otherwise this throws if a server has them for itself. */
export async function readSessionTables(location: StoreLocation, closed: boolean): Promise<SessionTables> {
  if (location.kind === 'embedded') {
    const { readSqliteSessions } = await import('./sqlite/session-tables.ts');
    return readSqliteSessions(location.folder, closed);
  }
  const { readPostgresSessions } = await import('./postgres/session-tables.ts');
  const opened: SessionTables[] = [];
  try {
    for (const { url } of location.sessionServers) opened.push(await readPostgresSessions(url));
  } catch (error) {
    for (const tables of opened) await tables.close();
    throw error;
  }
  const [first, ...others] = opened;
  return first === undefined || others.length > 0 ? joinSessionTables(opened) : first;
}

/**
 * Null if there are sessions already. Throws if a server has them for itself. Of several databases the first one gets all of them; new sessions
 * then go to each.
 */
export async function copyIntoSessions(location: StoreLocation): Promise<SessionCopy | null> {
  if (location.kind === 'embedded') {
    const { copyIntoSqlite } = await import('./sqlite/session-tables.ts');
    return copyIntoSqlite(location.folder);
  }
  const { copyIntoPostgres } = await import('./postgres/session-tables.ts');
  return copyIntoPostgres(location.sessionServers);
}
