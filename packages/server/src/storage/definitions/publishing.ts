// Publishing in SQL, in a transaction of its own or as a part of one. The row of the advisor counts its versions, in one statement. So two
// people who publish at the same time get different numbers on either database.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Publishing } from '../../advisors/advisor-store.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

/** `write` runs its work in a transaction. */
export const publishingIn = (
  write: DefinitionDatabases['write'],
  lockCatalog: DefinitionDatabases['lockCatalog'],
): Publishing => ({
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
});

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
