// Which servers run on the database, so that nobody changes the schema under them. Each says again and again that it is there, by the
// database's own clock.

import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { NEWEST_SESSION_SCHEMA } from '../../sessions/postgres/postgres-session-schema.ts';
import type { DefinitionDatabase, DefinitionDatabases } from '../schema.ts';

/** Milliseconds between two signs of life. */
const BEAT = 5000;

/** Milliseconds after which a server that is silent counts as gone. */
const PATIENCE = 6 * BEAT;

export class RunningServer {
  readonly #databases: DefinitionDatabases;
  readonly #id = randomUUID();
  readonly #timer: NodeJS.Timeout;

  /** Others see it from the end of the transaction on. */
  static async enter(databases: DefinitionDatabases, transaction: DefinitionDatabase): Promise<RunningServer> {
    const server = new RunningServer(databases);
    await server.#beat(transaction);
    return server;
  }

  private constructor(databases: DefinitionDatabases) {
    this.#databases = databases;
    // A sign that is not given is given five seconds later.
    this.#timer = setInterval(() => this.#beat(databases.reader).catch(() => {}), BEAT).unref();
  }

  async leave(): Promise<void> {
    clearInterval(this.#timer);
    const { reader } = this.#databases;
    await reader.deleteFrom('servers').where('id', '=', this.#id).execute();
  }

  /** It changes nothing that others look for, so the mark of changes stays. */
  async #beat(db: DefinitionDatabase): Promise<void> {
    const { now } = this.#databases;
    await db
      .insertInto('servers')
      .values({ id: this.#id, seen_at: now, sessions_schema: NEWEST_SESSION_SCHEMA })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await db.deleteFrom('servers').where('seen_at', '<', sql<number>`${now} - ${PATIENCE}`).execute();
  }
}

/** One that does not know this schema of sessions. */
export async function hasOlderServer({ reader, now }: DefinitionDatabases, sessionSchema: number): Promise<boolean> {
  const row = await reader
    .selectFrom('servers')
    .select('id')
    .where('seen_at', '>=', sql<number>`${now} - ${PATIENCE}`)
    .where('sessions_schema', '<', sessionSchema)
    .executeTakeFirst();
  return row !== undefined;
}

/** A query for their number. */
export const countRunningServers = ({ now }: DefinitionDatabases): RawBuilder<number> =>
  sql<number>`select count(*) from servers where seen_at >= ${now} - ${sql.lit(PATIENCE)}`;

/** Before the first migration that made the table, there was no server on PostgreSQL. */
export async function hasRunningServer({ reader, now }: DefinitionDatabases): Promise<boolean> {
  const row = await reader
    .selectFrom('servers')
    .select('id')
    .where('seen_at', '>=', sql<number>`${now} - ${PATIENCE}`)
    .executeTakeFirst();
  return row !== undefined;
}
