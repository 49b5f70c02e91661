// Kysely on PostgreSQL. Its connections give the errors of `open-postgres.ts`.

import { Kysely, type KyselyPlugin, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { explainPostgresError, isRefusal } from './open-postgres.ts';

/** `place` is what messages call the database. Whoever opened the pool closes it. */
export const kyselyOnPool = <Schema>(pool: Pool, place: string): Kysely<Schema> =>
  kyselyOn(async () => {
    try {
      return lend(await pool.connect(), place);
    } catch (error) {
      throw explainPostgresError(error, place);
    }
  });

/** All statements go to this connection, in the transaction that is under way on it. */
export const kyselyOnClient = <Schema>(client: PoolClient, place: string): Kysely<Schema> =>
  kyselyOn(async () => ({ ...lend(client, place), release: () => {} }));

const kyselyOn = <Schema>(connect: () => Promise<PostgresPoolClient>, plugins: KyselyPlugin[] = []): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: {}, connect, end: async () => {} } }),
    plugins,
  });

/** A connection that failed is not used again, because nobody knows what is still under way on it. */
function lend(client: PoolClient, place: string): PostgresPoolClient {
  let isSound = true;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      isSound &&= isRefusal(error);
      throw explainPostgresError(error, place);
    }
  };
  // Without the form for cursors, which is never called.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(!isSound) };
}
