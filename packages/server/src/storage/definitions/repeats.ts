// Requests that may come again, in SQL.

import type { RepeatStore } from '../../repeats/repeat-store.ts';
import type { DefinitionDatabases } from './schema.ts';

export const createRepeatStore = ({ write }: DefinitionDatabases): RepeatStore => ({
  claim: ({ caller, name, digest }, { at, keptFrom, claimedFrom }) =>
    write(async (db) => {
      await db.deleteFrom('repeatable_requests').where('at', '<', keptFrom).execute();
      await db
        .deleteFrom('repeatable_requests')
        .where('caller', '=', caller)
        .where('name', '=', name)
        .where('answer', 'is', null)
        .where('at', '<', claimedFrom)
        .execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('repeatable_requests')
        .values({ caller, name, digest, at, answer: null })
        .onConflict((conflict) => conflict.columns(['caller', 'name']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return { kind: 'first' };
      const row = await db
        .selectFrom('repeatable_requests')
        .select(['digest', 'answer'])
        .where('caller', '=', caller)
        .where('name', '=', name)
        .executeTakeFirst();
      if (row === undefined || (row.digest === digest && row.answer === null)) return { kind: 'under-way' };
      return row.digest === digest && row.answer !== null
        ? { kind: 'answered', answer: row.answer }
        : { kind: 'other' };
    }),

  answer: ({ caller, name }, answer) =>
    write(async (db) => {
      await db
        .updateTable('repeatable_requests')
        .set({ answer })
        .where('caller', '=', caller)
        .where('name', '=', name)
        .execute();
    }),

  release: ({ caller, name }) =>
    write(async (db) => {
      await db
        .deleteFrom('repeatable_requests')
        .where('caller', '=', caller)
        .where('name', '=', name)
        .where('answer', 'is', null)
        .execute();
    }),
});
