// The one way to open a database file. So every connection waits for others instead of failing, keeps what it acknowledged,
// and says in words what is wrong with the file or the disk.

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MendableError } from '@guidepost/fault/mendable-error';

export interface SqliteSettings {
  /** `FULL` keeps a commit through a power failure, `NORMAL` only through a crash of the process. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** Opens it without the right to write. The file has to exist. */
  readonly readOnly?: boolean;
}

/** Opens a database, and makes it if it is missing. Throws a {@link SqliteFileError}. */
export const openSqlite = (path: string, settings: SqliteSettings = {}): DatabaseSync => {
  const readOnly = settings.readOnly ?? false;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
    if (readOnly) database.prepare('SELECT count(*) FROM sqlite_schema').get();
    else turnOnWal(database, path);
    database.exec(`PRAGMA synchronous = ${settings.synchronous ?? 'FULL'}`);
    return database;
  } catch (error) {
    database?.close();
    throw explainSqliteError(error, path);
  }
};

/** A database file cannot be used as it is; the message names the file, what is wrong, and how to mend it. */
export class SqliteFileError extends MendableError {
  override readonly name = 'SqliteFileError';
  readonly path: string;
  /** What is wrong and how to mend it, without the path. */
  readonly problem: string;

  constructor(path: string, problem: string, options?: ErrorOptions) {
    super(`${path}: ${problem}`, options);
    this.path = path;
    this.problem = problem;
  }
}

/** Puts an error of SQLite into words if the file or the disk is to blame. Returns any other error as it is. */
export const explainSqliteError = (error: unknown, path: string): unknown => {
  if (error instanceof SqliteFileError) return error;
  const code = primaryCode(error);
  if (code === null) return error;
  // The file says it itself.
  if (isTrigger(error) && MOVED.test(error.message)) return new SqliteFileError(path, error.message, { cause: error });
  const problem = code === CANNOT_OPEN ? explainMissing(path) : PROBLEMS.get(code);
  return problem === undefined ? error : new SqliteFileError(path, problem, { cause: error });
};

export const isDiskFull = (error: unknown): boolean => primaryCode(error) === DISK_FULL;

const turnOnWal = (database: DatabaseSync, path: string): void => {
  const mode = whenNotBusy(() => database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode);
  if (mode === 'wal' || path === ':memory:') return;
  throw new SqliteFileError(
    path,
    `the file system cannot share memory between connections (journal mode stayed "${String(mode)}"). ` +
      'Put the data folder on a local disk, not on a network share.',
  );
};

/** If two connections turn on the log of a new file at once, SQLite refuses one without waiting, to avoid a deadlock. */
const whenNotBusy = <T>(work: () => T): T => {
  const until = Date.now() + BUSY_TIMEOUT;
  while (true) {
    try {
      return work();
    } catch (error) {
      if (primaryCode(error) !== BUSY || Date.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
};

/** Milliseconds. */
const BUSY_TIMEOUT = 5000;
const BUSY = 5;
const DISK_FULL = 13;
const CANNOT_OPEN = 14;

// Primary result codes, https://sqlite.org/rescode.html
const PROBLEMS: ReadonlyMap<number, string> = new Map([
  [5, 'another process keeps the database locked. Stop that process, or wait until it is done, and try again.'],
  [8, 'the file or its folder is read-only. Give this user the right to write both.'],
  [10, 'the disk failed to read or write. Check the disk and the system log.'],
  // Also what SQLite says of a disk that fails to read.
  [
    11,
    'the database is damaged, or the disk fails. Check the disk and the system log; if it is sound, restore from a backup.',
  ],
  [DISK_FULL, 'the disk is full. Free some space, or move the data folder to a larger disk.'],
  [23, 'this user may not open the file. Give it the right to read and write the file.'],
  [26, 'this file is not a database. Move it away, or name another data folder.'],
]);

const explainMissing = (path: string): string => {
  if (!existsSync(dirname(path))) return `the folder ${dirname(path)} does not exist. Create it, or name another one.`;
  if (!existsSync(path)) return 'there is no such file, and it cannot be created. Check the path and its permissions.';
  return 'the file cannot be opened. It has to be a plain file, readable and writable for this user.';
};

/** What the triggers of a store that was moved say. */
const MOVED = /^this store was moved to /;

/** SQLITE_CONSTRAINT_TRIGGER. */
const TRIGGER = 1811;

const isTrigger = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && error.errcode === TRIGGER;

/** SQLite's extended codes carry the primary one in their lowest byte. */
const primaryCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
