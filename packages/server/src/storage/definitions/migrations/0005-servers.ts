// The servers that run on a database that several may use.

import type { Kysely } from 'kysely';

export const createServers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
};
