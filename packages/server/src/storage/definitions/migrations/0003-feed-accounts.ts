// What imports of a feed told: the last one, and the last attempt that stopped for safety.

import type { Kysely } from 'kysely';

export const addFeedAccounts = async (db: Kysely<unknown>): Promise<void> => {
  // One column a statement, because SQLite cannot add two at once.
  await db.schema.alterTable('feeds').addColumn('good_account', 'text').execute();
  await db.schema.alterTable('feeds').addColumn('stopped_account', 'text').execute();
};
