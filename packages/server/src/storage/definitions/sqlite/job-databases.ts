// Jobs of an embedded store, on a connection of their own to the file of the admin interface. How far a job is is written once a second,
// and no shopper may wait until the disk has it: if the power fails, the last moments of jobs are forgotten.

import { Kysely } from 'kysely';
import { NodeSqliteDialect } from '../../sqlite/kysely-node-sqlite.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import type { JobDatabases, JobSchema } from '../job-schema.ts';
import type { DefinitionDatabases } from '../schema.ts';

const PATIENCE_MS = 5000;

/** `isAlone`: no other process serves. */
export function openJobDatabases(path: string, now: DefinitionDatabases['now'], isAlone: boolean) {
  const database = openSqlite(path, { synchronous: 'NORMAL' });
  const db = new Kysely<JobSchema>({ dialect: new NodeSqliteDialect({ database, path, patience: PATIENCE_MS }) });
  const databases: JobDatabases = { db, isAlone, now, alone: (work) => db.transaction().execute(work) };
  return { databases, close: () => database.close() };
}
