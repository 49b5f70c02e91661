// Each server that runs says up to which schema it knows the sessions, so that a newer one does not change them under it.

import type { Kysely } from 'kysely';

/** The newest one when servers did not say it yet. */
const BEFORE = 2;

export const addSessionSchemas = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('servers')
    .addColumn('sessions_schema', 'integer', (column) => column.notNull().defaultTo(BEFORE))
    .execute();
};
