// Counts of insights in SQL.

import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { INSIGHT_KINDS, type InsightKind } from '../../insights/insight-count.ts';
import type { InsightFilter, InsightStore, InsightSum, RecommendedProduct } from '../../insights/insight-store.ts';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

/** Eight values each; SQLite takes 32,766 in a statement. */
const ROWS_AT_ONCE = 1000;

export const createInsightStore = ({ reader, write }: DefinitionDatabases): InsightStore => ({
  async listDays(since) {
    const rows = await reader.selectFrom('insight_days').selectAll().where('day', '>=', since).orderBy('day').execute();
    return rows.map(({ day, computed_at }) => ({ day, at: Number(computed_at) }));
  },

  async replaceDay({ day, at }, counts, recommended = []) {
    let rows: RecommendedProduct[] = [];
    const note = async () => {
      if (rows.length > 0) await write((db) => noteRecommended(db, day, rows));
      rows = [];
    };
    for (const product of recommended) if (rows.push(product) === ROWS_AT_ONCE) await note();
    await note();
    await write(async (db) => {
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
    });
  },

  async listRecommended({ client, advisor }, { after, limit }) {
    const rows = await reader
      .selectFrom('insight_recommended')
      .select(['sku', 'last_day'])
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .where('sku', '>', after)
      .orderBy('sku')
      .limit(limit)
      .execute();
    return rows.map(({ sku, last_day }) => ({ sku, day: last_day }));
  },

  forgetRecommended: (before) =>
    write(async (db) => {
      await db.deleteFrom('insight_recommended').where('last_day', '<', before).execute();
    }),

  async firstDay({ client, advisor }, kind) {
    const first = await reader
      .selectFrom('insight_counts')
      .select((eb) => eb.fn.min('day').as('day'))
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .where('kind', '=', kind)
      .where('question', '=', '')
      .where('answer', '=', '')
      .executeTakeFirst();
    return first?.day ?? null;
  },

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

async function noteRecommended(
  db: DefinitionDatabase,
  day: string,
  products: readonly RecommendedProduct[],
): Promise<void> {
  await db
    .insertInto('insight_recommended')
    .values(products.map(({ client, advisor, sku }) => ({ client, advisor, sku, last_day: day })))
    .onConflict((conflict) =>
      conflict
        .columns(['client', 'advisor', 'sku'])
        .doUpdateSet({ last_day: day })
        .where('insight_recommended.last_day', '<', day),
    )
    .execute();
}

function ofAdvisor(db: DefinitionDatabase, { client, advisor, from, to, version }: InsightFilter) {
  const query = db
    .selectFrom('insight_counts')
    .where('client', '=', client)
    .where('advisor', '=', advisor)
    .where('day', '>=', from)
    .where('day', '<=', to);
  return version === null ? query : query.where('version', '=', version);
}
