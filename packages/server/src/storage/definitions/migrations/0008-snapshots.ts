// Snapshots of catalogs that servers built, in pieces.

import type { Kysely } from 'kysely';

export const createSnapshots = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('snapshots')
    .addColumn('catalog', 'integer', (column) => column.notNull())
    .addColumn('layout', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('content', 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['catalog', 'layout', 'revision', 'place'])
    .execute();
};
