// Tells whether a server runs on a data folder, so that nobody changes the schema under it. The lock is SQLite's own, on
// an empty file beside the database: the operating system lets go of it when the process ends, however it ends.

import { DatabaseSync } from 'node:sqlite';

export interface ServiceLock {
  release(): void;
}

// `guidepost migrate` holds the lock for a moment; a server that starts just then has to get it all the same.
const WAIT_MS = 300;

/** Takes the lock of the database at `path`; null when another holds it. */
export const takeServiceLock = (path: string): ServiceLock | null => {
  const database = new DatabaseSync(`${path}-lock`, { timeout: WAIT_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
};
