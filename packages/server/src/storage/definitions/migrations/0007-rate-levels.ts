// How full the buckets of callers are who ask for much, so that the servers on one database limit them together.

import type { Kysely } from 'kysely';

export const createRateLevels = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rate_levels')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('level', 'double precision', (column) => column.notNull())
    .addColumn('used', 'double precision', (column) => column.notNull())
    .addColumn('per_second', 'double precision', (column) => column.notNull())
    .addColumn('burst', 'double precision', (column) => column.notNull())
    .addColumn('at', 'double precision', (column) => column.notNull())
    .execute();
};
