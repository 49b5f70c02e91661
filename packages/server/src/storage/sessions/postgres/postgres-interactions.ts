// Interactions in PostgreSQL, beside the steps. Nobody waits for what they say, so however many come, they use few connections.

import type { Pool } from 'pg';
import type { Interaction, InteractionOrigin } from '../../../interactions/interaction-store.ts';
import type { SessionId } from '../../../sessions/session-store.ts';
import { decodeInteraction, encodeInteraction, type InteractionRow } from '../interaction-rows.ts';
import type { StoredStep } from '../session-rows.ts';
import { Batches } from './batches.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { PostgresContexts } from './postgres-contexts.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { asColumns, INSERT_INTERACTIONS, STORED_INTERACTION, toInteractionRow } from './statements.ts';

/** What it shares with the store of sessions. */
export interface InteractionTools {
  readonly pool: Pool;
  readonly database: DatabaseWatch;
  readonly statements: PreparedStatements;
  readonly contexts: PostgresContexts;
  /** With the contexts of all steps loaded. */
  readonly readSteps: (ids: readonly SessionId[]) => Promise<ReadonlyMap<string, readonly StoredStep[]>>;
}

/** Milliseconds between two statements. */
const PACE = 10;

export class PostgresInteractions {
  readonly #tools: InteractionTools;
  readonly #rows: Batches<InteractionRow, true>;
  readonly #origins: Batches<SessionId, { readonly origin: InteractionOrigin | null }>;
  readonly #recording = new Set<Promise<void>>();

  constructor(tools: InteractionTools) {
    this.#tools = tools;
    const { database } = tools;
    // However many come, they use one connection each.
    const apart = { pace: PACE, flights: 1 };
    this.#rows = new Batches({ ...apart, run: (rows) => database.during(() => this.#insert(rows)) });
    this.#origins = new Batches({ ...apart, run: (ids) => database.during(() => this.#readOrigins(ids)) });
  }

  async findOrigin(id: SessionId): Promise<InteractionOrigin | null> {
    return (await this.#origins.add(id)).origin;
  }

  record(interaction: Interaction, { client, advisor, version, language }: InteractionOrigin): Promise<void> {
    const { database, contexts } = this.#tools;
    const recording = (async () => {
      const context = await database.during(() => contexts.number({ client, advisor, version, language }));
      await this.#rows.add(encodeInteraction(interaction, context));
    })();
    this.#recording.add(recording);
    const end = () => this.#recording.delete(recording);
    recording.then(end, end);
    return recording;
  }

  async list(id: SessionId): Promise<readonly Interaction[]> {
    const { pool, database } = this.#tools;
    const text = `select ${STORED_INTERACTION} from session_interactions where session = $1 order by at`;
    const { rows } = await database.during(() => pool.query<unknown[]>({ text, values: [id], rowMode: 'array' }));
    return rows.map((row) => decodeInteraction(toInteractionRow(row)));
  }

  /** All that are being recorded are, or have failed. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#recording);
  }

  async #insert(rows: readonly InteractionRow[]): Promise<true[]> {
    // In one order everywhere, or statements of two processes with the same rivals would wait for each other.
    const ordered = rows.toSorted(([one, first], [other, second]) => (one + first < other + second ? -1 : 1));
    await this.#tools.statements.run(INSERT_INTERACTIONS, asColumns(ordered));
    return rows.map(() => true);
  }

  /** From the steps themselves: an ended session has interactions, too. */
  async #readOrigins(ids: readonly SessionId[]): Promise<{ readonly origin: InteractionOrigin | null }[]> {
    const steps = await this.#tools.readSteps(ids);
    return ids.map((id) => {
      const last = steps.get(id)?.at(-1);
      if (last === undefined) return { origin: null };
      const { client, advisor, version, language } = this.#tools.contexts.get(last.context);
      return { origin: { client, advisor, version, language, steppedAt: last.at } };
    });
  }
}
