// Advisors in SQL. The version is counted by the row of the advisor itself, in one statement, so that two who publish at
// the same time get different numbers on either database.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Selectable } from 'kysely';
import type { AdvisorStore, AdvisorVersion } from '../../advisors/advisor-store.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createAdvisorStore = ({ reader, writer }: DefinitionDatabases): AdvisorStore => ({
  publish(definition, source, at) {
    const { client, id: advisor, catalog } = definition;
    return writer.transaction().execute(async (db) => {
      await ensureClient(db, client, at);
      const { latest_version: version } = await db
        .insertInto('advisors')
        .values({ client, advisor, catalog, latest_version: 1, published_version: 1 })
        .onConflict((conflict) =>
          conflict.columns(['client', 'advisor']).doUpdateSet((row) => ({
            catalog,
            latest_version: row('advisors.latest_version', '+', 1),
            published_version: row('advisors.latest_version', '+', 1),
          })),
        )
        .returning('latest_version')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('advisor_versions')
        .values({ client, advisor, version, definition: JSON.stringify(definition), source, published_at: at })
        .execute();
      return { advisor, version };
    });
  },

  unpublish(client, advisor) {
    return writer.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('advisors')
        .set({ published_version: null })
        .where('client', '=', client)
        .where('advisor', '=', advisor)
        .where('published_version', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  },

  republish(client, advisor, version) {
    return writer.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('advisor_versions')
        .select('definition')
        .where('client', '=', client)
        .where('advisor', '=', advisor)
        .where('version', '=', version)
        .executeTakeFirst();
      if (row === undefined) return false;
      const { catalog }: Advisor = JSON.parse(row.definition);
      await db
        .updateTable('advisors')
        .set({ published_version: version, catalog })
        .where('client', '=', client)
        .where('advisor', '=', advisor)
        .execute();
      return true;
    });
  },

  listPublished() {
    return reader
      .selectFrom('advisors')
      .select(['client', 'advisor', 'published_version as version', 'catalog'])
      .where('published_version', 'is not', null)
      .orderBy('client')
      .orderBy('advisor')
      .$narrowType<{ version: number }>()
      .execute();
  },

  list() {
    return reader
      .selectFrom('advisors')
      .select(['client', 'advisor', 'published_version as publishedVersion', 'latest_version as latestVersion'])
      .orderBy('client')
      .orderBy('advisor')
      .execute();
  },

  async listVersions(client, advisor) {
    const rows = await reader
      .selectFrom('advisor_versions')
      .selectAll()
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .orderBy('version')
      .execute();
    return rows.map(readVersion);
  },

  async findVersion(client, advisor, version) {
    const row = await reader
      .selectFrom('advisor_versions')
      .selectAll()
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : readVersion(row);
  },
});

const readVersion = (row: Selectable<DefinitionSchema['advisor_versions']>): AdvisorVersion => ({
  client: row.client,
  advisor: row.advisor,
  version: row.version,
  definition: JSON.parse(row.definition),
  source: row.source,
  publishedAt: Number(row.published_at),
});
