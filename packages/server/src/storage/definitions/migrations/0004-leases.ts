// Leases: which of several processes does what only one should do at a time.

import type { Kysely } from 'kysely';

export const createLeases = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text')
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
};
