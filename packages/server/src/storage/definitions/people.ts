// People in SQL. Whoever changes people, roles or links waits for others who do, so that what a change relies on (the last owner, a link
// that was not used) is still so when it is committed.

import { sql } from 'kysely';
import { makePage, readCursor } from '../../lists/page.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import { createTokenStore } from './access-tokens.ts';
import { makePeopleChange } from './people-change.ts';
import { readPeople, toPerson, toRole } from './people-read.ts';
import type { DefinitionDatabases } from './schema.ts';
import { createSignInStore } from './sign-ins.ts';

export const createPeopleStore = (databases: DefinitionDatabases): PeopleStore => {
  const { reader, write, lock } = databases;
  return {
    ...readPeople(reader),
    ...createSignInStore(databases),
    ...createTokenStore(databases),

    change: (work) =>
      write(async (db) => {
        await lock(db, 'people');
        return work(makePeopleChange(db));
      }),

    async listMembers(client, { after, limit }) {
      let query = reader
        .selectFrom('persons')
        .leftJoin('person_roles as own', (join) =>
          join.onRef('own.person', '=', 'persons.id').on('own.client', '=', client ?? ''),
        )
        .leftJoin('person_roles as whole', (join) =>
          join.onRef('whole.person', '=', 'persons.id').on('whole.client', '=', ''),
        )
        .selectAll('persons')
        .select(['own.role as role', 'whole.role as role_for_all'])
        .where((on) => on.or([on('own.role', 'is not', null), on('whole.role', 'is not', null)]))
        .orderBy('persons.created_at')
        .orderBy('persons.id')
        .limit(limit + 1);
      if (after !== null) {
        const [createdAt, id] = readCursor(after);
        query = query.where(sql<boolean>`(persons.created_at, persons.id) > (${Number(createdAt)}, ${id})`);
      }
      return makePage(
        await query.execute(),
        limit,
        (row) => [String(row.created_at), row.id],
        (row) => ({
          person: toPerson(row),
          role: client === null ? null : toRole(row.role),
          roleForAll: toRole(row.role_for_all),
        }),
      );
    },
  };
};
