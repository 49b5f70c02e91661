// Leases in SQL. A change is one statement that names the beat it was decided at. So if several try, one succeeds.

import type { LeaseStore } from '../../sessions/lease.ts';
import type { DefinitionDatabases } from './schema.ts';

export const createLeaseStore = ({ reader, write }: DefinitionDatabases, isAlone: boolean): LeaseStore => ({
  isAlone,

  find: async (name) => {
    const row = await reader
      .selectFrom('leases')
      .select(['holder', 'beat'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row === undefined ? null : { holder: row.holder, beat: Number(row.beat) };
  },

  change: (name, beat, holder) =>
    write(async (db) => {
      if (beat === 0) {
        await db
          .insertInto('leases')
          .values({ name, holder: null, beat: 0 })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
      }
      const { numUpdatedRows } = await db
        .updateTable('leases')
        .set({ holder, beat: beat + 1 })
        .where('name', '=', name)
        .where('beat', '=', beat)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? beat + 1 : null;
    }),
});
