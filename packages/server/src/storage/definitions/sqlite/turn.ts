// SQLite has one write lock. Whoever finds it taken tries again a little later, and of several who try anyone may get it: imports that
// follow one another could keep somebody waiting for ever. Who must not be kept waiting has the turn while waiting, and every
// import passes the turn before it asks for the write lock. The turn is SQLite's own lock on an empty file beside the database. The
// operating system releases it when the process ends, however it ends.

import { DatabaseSync } from 'node:sqlite';
import { beginImmediate } from '../../sqlite/kysely-node-sqlite.ts';
import { explainSqliteError } from '../../sqlite/open-sqlite.ts';

/** Runs `work` with the turn of the database at `path`. `patience`: milliseconds to wait for it. Who only passes has no work. */
export async function inTurn<Result>(
  path: string,
  patience: number,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const file = `${path}-turn`;
  const database = open(file);
  try {
    await beginImmediate({ database, path: file, patience });
    return await work();
  } finally {
    database.close();
  }
}

const open = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw explainSqliteError(error, file);
  }
};
