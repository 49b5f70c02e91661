// Counts of insights in SQL.

import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { INSIGHT_KINDS, type InsightKind } from '../../insights/insight-count.ts';
import type { InsightFilter, InsightStore, InsightSum } from '../../insights/insight-store.ts';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

/** Eight values each; SQLite takes 32,766 in a statement. */
const ROWS_AT_ONCE = 1000;

export const createInsightStore = ({ reader, write }: DefinitionDatabases): InsightStore => ({
  async listDays(since) {
    const rows = await reader.selectFrom('insight_days').selectAll().where('day', '>=', since).orderBy('day').execute();
    return rows.map(({ day, computed_at }) => ({ day, at: Number(computed_at) }));
  },

  replaceDay: ({ day, at }, counts) =>
    write(async (db) => {
      await db.deleteFrom('insight_counts').where('day', '=', day).execute();
      for (let from = 0; from < counts.length; from += ROWS_AT_ONCE) {
        await db
          .insertInto('insight_counts')
          .values(counts.slice(from, from + ROWS_AT_ONCE).map((count) => ({ ...count })))
          .execute();
      }
      await db
        .insertInto('insight_days')
        .values({ day, computed_at: at })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ computed_at: at }))
        .execute();
    }),

  async sum(filter) {
    const sums: InsightSum[] = [];
    // One kind after the other, because the embedded store answers in the thread that answers shoppers, too.
    for (const kind of INSIGHT_KINDS) {
      const rows = await ofAdvisor(reader, filter)
        .where('kind', '=', kind)
        .select(['question', 'answer', sql<number>`sum(count)`.as('count')])
        .groupBy(['question', 'answer'])
        .orderBy('question')
        .orderBy('answer')
        .execute();
      for (const { question, answer, count } of rows) sums.push({ kind, question, answer, count: Number(count) });
      await setImmediate();
    }
    return sums;
  },

  async series(filter, kinds) {
    const rows = await ofAdvisor(reader, filter)
      .select(['day', 'version', 'kind', 'count'])
      .where('kind', 'in', [...kinds])
      .where('question', '=', '')
      .where('answer', '=', '')
      .orderBy('day')
      .orderBy('version')
      .orderBy('kind')
      .execute();
    return rows.map(({ day, version, kind, count }) => ({
      day,
      version,
      kind: kind as InsightKind,
      count: Number(count),
    }));
  },
});

function ofAdvisor(db: DefinitionDatabase, { client, advisor, from, to, version }: InsightFilter) {
  const query = db
    .selectFrom('insight_counts')
    .where('client', '=', client)
    .where('advisor', '=', advisor)
    .where('day', '>=', from)
    .where('day', '<=', to);
  return version === null ? query : query.where('version', '=', version);
}
