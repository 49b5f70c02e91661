// Drafts of advisors, and the edits that led to them.

import type { Kysely } from 'kysely';

export const createDrafts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('drafts')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('based_on', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('discarded', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['client', 'advisor'])
    .execute();
  await db.schema
    .createTable('draft_edits')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_edits_key', ['client', 'advisor', 'revision'])
    .execute();
  await db.schema.createIndex('draft_edits_by_time').on('draft_edits').column('made_at').execute();
};
