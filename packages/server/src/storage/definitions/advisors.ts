// Advisors in SQL: which there are, what is published of them, and what was.

import type { Advisor } from '@guidepost/engine/advisor';
import { completeAdvisor, type StoredAdvisor } from '@guidepost/engine/complete-advisor';
import type { Selectable } from 'kysely';
import type { AdvisorStore, AdvisorVersion } from '../../advisors/advisor-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import { publishingIn } from './publishing.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createAdvisorStore = ({ reader, write, writeInTurn, lockCatalog }: DefinitionDatabases): AdvisorStore => ({
  ...publishingIn(write, lockCatalog),

  holdCatalog(client, catalog, work) {
    return writeInTurn(async (db) => {
      await lockCatalog(db, client, catalog, 'rely');
      return work(publishingIn((part) => part(db), lockCatalog));
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
