// Jobs, and the files that people uploaded for them.

import type { Kysely } from 'kysely';

export const createJobs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ordered_by', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('file', 'text')
    .addColumn('upload', 'text')
    .addColumn('place', 'text')
    .addColumn('work', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('share', 'double precision', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('ordered_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('cancel_asked', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('result', 'text')
    .addColumn('result_size', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jobs_of_client').on('jobs').columns(['client', 'ordered_at', 'id']).execute();
  await db.schema.createIndex('jobs_in_state').on('jobs').columns(['state', 'seen_at']).execute();
  await db.schema.createIndex('jobs_changed').on('jobs').columns(['changed_at']).execute();
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploads_of_client').on('uploads').columns(['client', 'used_at']).execute();
};
