// Erasures that were asked for. Those carried out are forgotten after a while: the row names a session that is gone.

import type { ErasureStore } from '../../sessions/erasure-store.ts';
import type { SessionId } from '../../sessions/session-store.ts';
import type { DefinitionDatabases } from './schema.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export const createErasureStore = ({ reader, writer }: DefinitionDatabases): ErasureStore => ({
  request: (session, at) =>
    writer.transaction().execute(async (db) => {
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
  listOpen: async () => {
    const rows = await reader.selectFrom('erasures').select('session').where('found', 'is', null).execute();
    return rows.map(({ session }) => session as SessionId);
  },
  settle: (session, found) =>
    writer.transaction().execute(async (db) => {
      await db
        .updateTable('erasures')
        .set({ found: found ? 1 : 0 })
        .where('session', '=', session)
        .execute();
    }),
  outcome: async (session) => {
    const row = await reader.selectFrom('erasures').select('found').where('session', '=', session).executeTakeFirst();
    return row === undefined || row.found === null ? null : row.found === 1;
  },
});
