// Feeds: addresses that catalogs are pulled from on a schedule.

import type { Kysely } from 'kysely';

export const createFeeds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('feeds')
    .addColumn('client', 'text', (column) => column.notNull().references('clients.client'))
    .addColumn('catalog', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('mapping_name', 'text')
    .addColumn('mapping', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('format', 'text')
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text')
    .addColumn('currency', 'text')
    .addColumn('language', 'text')
    .addColumn('every_minutes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('attempted_at', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('good_at', 'bigint')
    .addColumn('good_etag', 'text')
    .addColumn('good_last_modified', 'text')
    .addColumn('good_digest', 'text')
    .addColumn('good_revision', 'integer')
    .addColumn('good_products', 'integer')
    .addPrimaryKeyConstraint('feeds_by_catalog', ['client', 'catalog'])
    .execute();
};
