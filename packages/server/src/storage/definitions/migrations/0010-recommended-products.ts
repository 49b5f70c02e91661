// When each product was recommended last, so that those can be told that never are.

import type { Kysely } from 'kysely';

export const createRecommendedProducts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('insight_recommended')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('insight_recommended_key', ['client', 'advisor', 'sku'])
    .execute();
  await db.schema.createIndex('insight_recommended_by_day').on('insight_recommended').column('last_day').execute();
};
