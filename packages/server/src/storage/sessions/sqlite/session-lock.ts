// Keeps a second server off a data folder, so that sessions can be cached in memory. It is a lock of the operating system,
// held by an open SQLite transaction. It ends with the process, however the process ends.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MendableError } from '@guidepost/fault/mendable-error';
import { mend } from '@guidepost/fault/remedy';
import { makeDataFolder } from '../../data-folder.ts';
import { explainSqliteError, isDiskFull } from '../../sqlite/open-sqlite.ts';

export interface SessionLock {
  release(): void;
}

/** Takes the folder for this process, and makes it if it is missing. Throws if another server has it. */
export const lockSessions = (folder: string): SessionLock => {
  makeDataFolder(folder);
  const path = join(folder, 'server.lock');
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    tryToNoteHolder(database);
    // A reserved lock keeps writers out and lets readers see who holds it.
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const holder = isBusy(error) ? findHolder(database) : null;
    database.close();
    throw isBusy(error) ? new FolderInUseError(folder, holder) : explainSqliteError(error, path);
  }
  return { release: () => database.close() };
};

/** Another server has the data folder. */
export class FolderInUseError extends MendableError {
  override readonly name = 'FolderInUseError';
  /** The process id of the other server, if it is known. */
  readonly holder: number | null;

  constructor(folder: string, holder: number | null) {
    const who = holder === null ? 'another server' : `another server (process ${holder})`;
    super(
      mend`${folder}: ${who} is running on this data folder. Stop it first, or, for this one, ${{ kind: 'choose-folder' }}.`,
    );
    this.holder = holder;
  }
}

/** The note is only for people, so a full disk must not keep a server from starting. */
const tryToNoteHolder = (database: DatabaseSync): void => {
  try {
    noteHolder(database);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (database.isTransaction) database.exec('ROLLBACK');
  }
};

const noteHolder = (database: DatabaseSync): void => {
  database.exec('PRAGMA synchronous = OFF; BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL)');
  database.exec('DELETE FROM holder');
  database.prepare('INSERT INTO holder VALUES (?)').run(process.pid);
  database.exec('COMMIT');
};

const findHolder = (database: DatabaseSync): number | null => {
  try {
    const pid = database.prepare('SELECT pid FROM holder').get()?.pid;
    return typeof pid === 'number' ? pid : null;
  } catch {
    return null; // The other server is just starting and has not written its id yet.
  }
};

const BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
