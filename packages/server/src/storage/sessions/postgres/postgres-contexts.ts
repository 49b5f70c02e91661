// The context of a session as a number. The database gives the numbers out, because several processes need the same ones. A process
// asks once for each.

import type { Pool } from 'pg';
import type { StoredSession } from '../../../sessions/session-store.ts';
import type { ContextLookup, SessionContext } from '../session-rows.ts';

export class PostgresContexts implements ContextLookup {
  readonly #pool: Pool;
  readonly #byId = new Map<number, SessionContext>();
  readonly #byKey = new Map<string, number>();
  /** What the database is asked just now. */
  readonly #learning = new Map<string, Promise<number>>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  get(id: number): SessionContext {
    const context = this.#byId.get(id);
    if (context === undefined) throw new Error(`the sessions name the context ${id}, which there is not`);
    return context;
  }

  /** A number only if it is known already. */
  find(session: StoredSession): number | undefined {
    return this.#byKey.get(keyOf(session));
  }

  /** Makes a number for it if it has none. Of many sessions that begin at once with a new version, the first one asks. */
  learn(session: StoredSession): Promise<number> {
    const key = keyOf(session);
    const asked = this.#learning.get(key);
    if (asked !== undefined) return asked;
    const learning = this.#ask(session).finally(() => this.#learning.delete(key));
    this.#learning.set(key, learning);
    return learning;
  }

  /** Made if it has none. */
  async number({ client, advisor, version, language }: Omit<SessionContext, 'id'>): Promise<number> {
    const known = this.#byKey.get(contextKey(client, advisor, version, language));
    if (known !== undefined) return known;
    return this.#askFor(client, advisor, version, language);
  }

  #ask({ client, advisor, version, state }: StoredSession): Promise<number> {
    return this.#askFor(client, advisor, version, state.language);
  }

  async #askFor(client: string, advisor: string, version: number, language: string): Promise<number> {
    const { rows } = await this.#pool.query(LEARN, [client, advisor, version, language]);
    const context: SessionContext = rows[0];
    this.#add(context);
    return context.id;
  }

  /** Fetches those of these numbers that are not known, so that {@link get} has them. */
  async load(ids: Iterable<number>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#byId.has(id));
    if (unknown.length === 0) return;
    const { rows } = await this.#pool.query('select * from session_contexts where id = any($1)', [unknown]);
    for (const row of rows) this.#add(row);
  }

  #add({ id, client, advisor, version, language }: SessionContext): void {
    const context = { id, client, advisor, version, language };
    this.#byId.set(id, context);
    this.#byKey.set(contextKey(client, advisor, version, language), id);
  }
}

/** A row that is there already is only given back if it is written, too. This happens once for each process and context. */
const LEARN = `insert into session_contexts (client, advisor, version, language)
  values ($1, $2, $3, $4)
  on conflict (client, advisor, version, language) do update set client = excluded.client
  returning id, client, advisor, version, language`;

const keyOf = ({ client, advisor, version, state }: StoredSession): string =>
  contextKey(client, advisor, version, state.language);

const contextKey = (client: string, advisor: string, version: number, language: string): string =>
  `${client}\u0000${advisor}\u0000${version}\u0000${language}`;
