// Insights: counts of each day, and which days were computed.

import type { Kysely } from 'kysely';

export const createInsights = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('insight_counts')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    // In the order in which they are summed, with what is summed: so the key alone answers, and nothing is sorted.
    .addPrimaryKeyConstraint('insight_counts_key', [
      ...(['client', 'advisor', 'kind', 'question', 'answer', 'day', 'version', 'count'] as const),
    ])
    .execute();
  await db.schema.createIndex('insight_counts_by_day').on('insight_counts').column('day').execute();
  await db.schema
    .createTable('insight_days')
    .addColumn('day', 'text', (column) => column.notNull().primaryKey())
    .addColumn('computed_at', 'bigint', (column) => column.notNull())
    .execute();
};
