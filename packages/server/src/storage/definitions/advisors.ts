// Advisors in SQL. The row of the advisor counts its versions, in one statement. So two people who publish at the same
// time get different numbers on either database.

import type { Advisor } from '@guidepost/engine/advisor';
import { completeAdvisor, type StoredAdvisor } from '@guidepost/engine/complete-advisor';
import type { Selectable } from 'kysely';
import type { AdvisorStore, AdvisorVersion } from '../../advisors/advisor-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createAdvisorStore = ({ reader, write, lockCatalog }: DefinitionDatabases): AdvisorStore => ({
  publish(definition, source, at, checkedAt) {
    const { client, id: advisor, catalog } = definition;
    return write(async (db) => {
      await lockCatalog(db, client, catalog, 'rely');
      if (!(await isCatalogAt(db, client, catalog, checkedAt))) return null;
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
    return write(async (db) => {
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

  republish(client, advisor, version, checkedAt) {
    return write(async (db) => {
      const row = await db
        .selectFrom('advisor_versions')
        .select('definition')
        .where('client', '=', client)
        .where('advisor', '=', advisor)
        .where('version', '=', version)
        .executeTakeFirst();
      if (row === undefined) return false;
      const { catalog }: Advisor = JSON.parse(row.definition);
      await lockCatalog(db, client, catalog, 'rely');
      if (!(await isCatalogAt(db, client, catalog, checkedAt))) return false;
      await db
        .updateTable('advisors')
        .set({ published_version: version, catalog })
        .where('client', '=', client)
        .where('advisor', '=', advisor)
        .execute();
      return true;
    });
  },

  listPublished(client) {
    let query = reader
      .selectFrom('advisors')
      .select(['client', 'advisor', 'published_version as version', 'catalog'])
      .where('published_version', 'is not', null)
      .orderBy('client')
      .orderBy('advisor');
    if (client !== undefined) query = query.where('client', '=', client);
    return query.$narrowType<{ version: number }>().execute();
  },

  async findPublished(client, advisor) {
    const row = await reader
      .selectFrom('advisors')
      .select(['client', 'advisor', 'published_version as version', 'catalog'])
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .where('published_version', 'is not', null)
      .$narrowType<{ version: number }>()
      .executeTakeFirst();
    return row ?? null;
  },

  async list({ after, limit }, client) {
    let query = reader
      .selectFrom('advisors')
      .innerJoin('advisor_versions', (join) =>
        join
          .onRef('advisor_versions.client', '=', 'advisors.client')
          .onRef('advisor_versions.advisor', '=', 'advisors.advisor')
          .on((on) => on('version', '=', on.fn.coalesce('published_version', 'latest_version'))),
      )
      .select(['advisors.client', 'advisors.advisor', 'catalog', 'published_version', 'latest_version'])
      .select(['definition', 'published_at'])
      .orderBy('advisors.client')
      .orderBy('advisors.advisor')
      .limit(limit + 1);
    if (client !== undefined) query = query.where('advisors.client', '=', client);
    if (after !== null) {
      const [lastClient, lastAdvisor] = readCursor(after);
      query = query.where((on) =>
        on(on.refTuple('advisors.client', 'advisors.advisor'), '>', on.tuple(lastClient, lastAdvisor)),
      );
    }
    return makePage(
      await query.execute(),
      limit,
      (row) => [row.client, row.advisor],
      (row) => {
        const { name, catalog } = shownOf(row);
        return {
          client: row.client,
          advisor: row.advisor,
          publishedVersion: row.published_version,
          latestVersion: row.latest_version,
          ...{ name, catalog },
          versionAt: Number(row.published_at),
        };
      },
    );
  },

  async listVersions(client, advisor, { after, limit }) {
    let query = reader
      .selectFrom('advisor_versions')
      .innerJoin('advisors', (join) =>
        join
          .onRef('advisors.client', '=', 'advisor_versions.client')
          .onRef('advisors.advisor', '=', 'advisor_versions.advisor'),
      )
      .select(['advisors.advisor', 'catalog', 'published_version', 'version', 'definition', 'published_at'])
      .where('advisor_versions.client', '=', client)
      .where('advisor_versions.advisor', '=', advisor)
      .orderBy('version', 'desc')
      .limit(limit + 1);
    if (after !== null) query = query.where('version', '<', Number(readCursor(after)[1]));
    return makePage(
      await query.execute(),
      limit,
      (row) => [advisor, String(row.version)],
      (row) => ({
        version: row.version,
        ...shownOf(row),
        madeAt: Number(row.published_at),
        published: row.version === row.published_version,
      }),
    );
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

/** A damaged version has neither name nor questions. It must not keep the others off the list. */
const shownOf = (row: { readonly definition: string; readonly advisor: string; readonly catalog: string }) => {
  try {
    const { title: name, catalog, questions }: Advisor = JSON.parse(row.definition);
    return { name, catalog, questions: questions.length };
  } catch {
    return { name: row.advisor, catalog: row.catalog, questions: 0 };
  }
};

/** Inside a transaction that has locked the catalog, so that it stays true until that ends. */
const isCatalogAt = async (
  db: DefinitionDatabase,
  client: string,
  catalog: string,
  checkedAt: number | null | undefined,
): Promise<boolean> => {
  if (checkedAt === undefined) return true;
  const row = await db
    .selectFrom('catalogs')
    .select('revision')
    .where('client', '=', client)
    .where('catalog', '=', catalog)
    .executeTakeFirst();
  return (row?.revision ?? null) === checkedAt;
};

/** Throws if it is damaged. */
const readDefinition = (text: string): Advisor => {
  const stored: StoredAdvisor = JSON.parse(text);
  return completeAdvisor(stored);
};

const readVersion = (row: Selectable<DefinitionSchema['advisor_versions']>): AdvisorVersion => ({
  client: row.client,
  advisor: row.advisor,
  version: row.version,
  definition: readDefinition(row.definition),
  source: row.source,
  publishedAt: Number(row.published_at),
});
