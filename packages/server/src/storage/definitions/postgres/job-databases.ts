// Jobs in PostgreSQL: tables beside the definitions, whose changes move no mark that servers follow.

import { sql } from 'kysely';
import type { Pool } from 'pg';
import { kyselyOnPool } from '../../postgres/kysely-postgres.ts';
import type { JobDatabases, JobSchema } from '../job-schema.ts';
import type { DefinitionDatabases } from '../schema.ts';
import { limitWaiting } from './databases.ts';

export function postgresJobDatabases(pool: Pool, place: string, now: DefinitionDatabases['now']): JobDatabases {
  const db = kyselyOnPool<JobSchema>(pool, place);
  return {
    ...{ db, isAlone: false, now },
    alone: (work) =>
      db.transaction().execute(async (transaction) => {
        await limitWaiting(transaction);
        await sql`select pg_advisory_xact_lock(hashtextextended('guidepost: jobs', 0))`.execute(transaction);
        return work(transaction);
      }),
  };
}
