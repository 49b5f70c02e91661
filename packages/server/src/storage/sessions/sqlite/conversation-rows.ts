// Rows of conversations in sessions.db, while a server writes it.

import { join } from 'node:path';
import type { SessionId } from '../../../sessions/session-store.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import type { InteractionRow } from '../interaction-rows.ts';
import { type ConversationRows, STEPS_AT_ONCE } from '../read-conversations.ts';
import { decodeRecorded, RECORDED_COLUMNS } from '../session-rows.ts';
import { INTERACTION_COLUMNS } from './interaction-columns.ts';
import { SessionContexts } from './session-contexts.ts';

export function openSqliteConversations(folder: string): ConversationRows {
  const database = openSqlite(join(folder, 'sessions.db'), { readOnly: true });
  const steps = database.prepare(
    `SELECT ${RECORDED_COLUMNS}, lower(hex(session)) FROM steps WHERE (session, step) > (unhex(?), ?) AND session < unhex(?)
     ORDER BY session, step LIMIT ${STEPS_AT_ONCE}`,
  );
  steps.setReturnArrays(true);
  const interactions = database.prepare(
    `SELECT ${INTERACTION_COLUMNS} FROM interactions WHERE session BETWEEN unhex(?) AND unhex(?) ORDER BY at`,
  );
  interactions.setReturnArrays(true);
  let contexts = SessionContexts.load(database);
  const areKnown = (ids: ReadonlySet<number>): boolean => [...ids].every((id) => contexts.has(id));
  return {
    async steps(after, end) {
      const rows: unknown[] = steps.all(after.session, after.step, end);
      return (rows as unknown[][]).map((row) => ({ ...decodeRecorded(row), session: String(row[9]) as SessionId }));
    },
    async interactions(first, last) {
      const rows: unknown[] = interactions.all(first, last);
      return rows as InteractionRow[];
    },
    async contexts(found) {
      // A version may have been published since.
      if (!areKnown(new Set(found.map(({ context }) => context)))) contexts = SessionContexts.load(database);
      return contexts;
    },
    close: async () => database.close(),
  };
}
