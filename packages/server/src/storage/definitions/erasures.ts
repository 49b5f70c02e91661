// Erasures that were asked for. Those that were carried out are forgotten after a while, because the row names a session that
// is gone.

import type { ErasureStore } from '../../sessions/erase-session.ts';
import type { SessionId } from '../../sessions/session-store.ts';
import type { DefinitionDatabases } from './schema.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export const createErasureStore = ({ reader, write }: DefinitionDatabases): ErasureStore => ({
  request: (session, at) =>
    write(async (db) => {
      await db
        .deleteFrom('erasures')
        .where('found', 'is not', null)
        .where('requested_at', '<', at - KEPT_MS)
        .execute();
      await db
        .insertInto('erasures')
        .values({ session, requested_at: at, found: null })
        .onConflict((conflict) => conflict.column('session').doUpdateSet({ requested_at: at, found: null }))
        .execute();
    }),
  list: async () => {
    const rows = await reader.selectFrom('erasures').selectAll().orderBy('requested_at').execute();
    return rows.map(({ session, requested_at, found }) => ({
      session: session as SessionId,
      requestedAt: Number(requested_at),
      found: found === null ? null : found === 1,
    }));
  },
  settle: (session, found) =>
    write(async (db) => {
      const settling = db
        .updateTable('erasures')
        .set({ found: found ? 1 : 0 })
        .where('session', '=', session);
      // A process that did not find it does not overrule one that did.
      await (found ? settling : settling.where('found', 'is', null)).execute();
    }),
  outcome: async (session) => {
    const row = await reader.selectFrom('erasures').select('found').where('session', '=', session).executeTakeFirst();
    return row === undefined || row.found === null ? null : row.found === 1;
  },
});
