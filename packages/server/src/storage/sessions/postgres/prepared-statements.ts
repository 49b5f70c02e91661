// Runs statements that the database prepares once for each connection, where it can.

import type { Pool, QueryArrayResult } from 'pg';
import type { Statement } from './statements.ts';

export class PreparedStatements {
  readonly #pool: Pool;
  #prepares = true;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Prepared, unless a pooler gives statements to connections that did not prepare them. Then nothing was carried out yet. */
  async run<Row extends unknown[]>({ name, text }: Statement, values: unknown[]): Promise<QueryArrayResult<Row>> {
    const query = { text, values, rowMode: 'array' as const };
    if (this.#prepares) {
      try {
        return await this.#pool.query<Row>({ name, ...query });
      } catch (error) {
        if (!isUnprepared(error)) throw error;
        this.#prepares = false;
      }
    }
    return this.#pool.query<Row>(query);
  }
}

/** The statement exists already, or does not, because another client used the connection before. */
const isUnprepared = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42P05' || error.code === '26000');
