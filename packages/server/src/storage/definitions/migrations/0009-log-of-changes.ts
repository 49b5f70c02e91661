// What the admin interface needs by itself: the log of all changes, and the answers to requests that may come again.

import type { Kysely } from 'kysely';

export const createLogOfChanges = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('client', 'text')
    .addColumn('door', 'text', (column) => column.notNull())
    .addColumn('by_kind', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('audit_entries_of_client').on('audit_entries').columns(['client', 'at', 'id']).execute();
  await db.schema.createIndex('audit_entries_by_time').on('audit_entries').columns(['at', 'id']).execute();
  await db.schema
    .createTable('repeatable_requests')
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('repeatable_requests_key', ['caller', 'name'])
    .execute();
  await db.schema.createIndex('repeatable_requests_by_time').on('repeatable_requests').columns(['at']).execute();
};
