// Clients in SQL. One exists from the moment it is first named: code that writes something for a client calls `ensureClient` first.

import type { ClientStore } from '../../clients/client-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import type { DefinitionDatabase, DefinitionDatabases } from './schema.ts';

export const createClientStore = ({ reader, write }: DefinitionDatabases): ClientStore => ({
  async list({ after, limit }, only) {
    let query = reader
      .selectFrom('clients')
      .selectAll()
      .orderBy('client')
      .limit(limit + 1);
    if (only !== undefined) query = query.where('client', 'in', [...only, '']);
    if (after !== null) query = query.where('client', '>', readCursor(after)[0]);
    return makePage(
      await query.execute(),
      limit,
      (row) => [row.client, ''],
      (row) => ({ client: row.client, createdAt: Number(row.created_at) }),
    );
  },

  async find(client) {
    const row = await reader
      .selectFrom('clients')
      .selectAll()
      .where('client', '=', client)
      .select((on) => [
        on.selectFrom('catalogs').select(on.fn.countAll().as('count')).where('client', '=', client).as('catalogs'),
        on.selectFrom('advisors').select(on.fn.countAll().as('count')).where('client', '=', client).as('advisors'),
        on
          .selectFrom('advisors')
          .select(on.fn.countAll().as('count'))
          .where('client', '=', client)
          .where('published_version', 'is not', null)
          .as('published'),
      ])
      .executeTakeFirst();
    if (row === undefined) return null;
    const { created_at, catalogs, advisors, published } = row;
    const counts = { catalogs: Number(catalogs), advisors: Number(advisors), publishedAdvisors: Number(published) };
    return { client, createdAt: Number(created_at), ...counts };
  },

  create: (client, at) =>
    write(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('clients')
        .values({ client, created_at: at })
        .onConflict((conflict) => conflict.column('client').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }),
});

export const ensureClient = async (db: DefinitionDatabase, client: string, at: number): Promise<void> => {
  await db
    .insertInto('clients')
    .values({ client, created_at: at })
    .onConflict((conflict) => conflict.column('client').doNothing())
    .execute();
};
