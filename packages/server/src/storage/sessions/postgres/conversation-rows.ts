// Rows of conversations in PostgreSQL, while servers write them.

import type { SessionId } from '../../../sessions/session-store.ts';
import { openPostgres } from '../../postgres/open-postgres.ts';
import { type ConversationRows, STEPS_AT_ONCE } from '../read-conversations.ts';
import { decodeRecorded, RECORDED_COLUMNS } from '../session-rows.ts';
import { PostgresContexts } from './postgres-contexts.ts';
import { STORED_INTERACTION, toId, toInteractionRow } from './statements.ts';

/** Milliseconds for a statement. */
const PATIENCE = 30_000;

export function openPostgresConversations(url: string): ConversationRows {
  const pool = openPostgres({ url, connections: 1, patience: PATIENCE });
  const contexts = new PostgresContexts(pool);
  const ask = async (text: string, values: unknown[]): Promise<unknown[][]> =>
    (await pool.query<unknown[]>({ text, values, rowMode: 'array' })).rows;
  return {
    async steps(after, end) {
      const text = `select ${RECORDED_COLUMNS}, session from session_steps where (session, step) > ($1, $2) and session < $3
        order by session, step limit ${STEPS_AT_ONCE}`;
      const rows = await ask(text, [after.session, after.step, end]);
      return rows.map((row) => ({ ...decodeRecorded(row), session: toId(String(row[9])) as SessionId }));
    },
    async interactions(first, last) {
      const text = `select ${STORED_INTERACTION} from session_interactions where session between $1 and $2 order by at`;
      return (await ask(text, [first, last])).map(toInteractionRow);
    },
    async contexts(found) {
      await contexts.load(found.map(({ context }) => context));
      return contexts;
    },
    close: () => pool.end(),
  };
}
