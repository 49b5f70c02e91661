// Browsers that are signed in, in SQL. A sign-in that is over has no row.

import type { Selectable } from 'kysely';
import type { PeopleStore, SignIn } from '../../people/people-store.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from './schema.ts';

type SignInStore = Pick<PeopleStore, 'findSignIn' | 'listSignIns' | 'endSignIn' | 'markSeen' | 'dropSignIns'>;

export const createSignInStore = ({ reader, write }: DefinitionDatabases): SignInStore => ({
  async findSignIn(digest) {
    const row = await reader.selectFrom('sign_ins').selectAll().where('digest', '=', digest).executeTakeFirst();
    return row === undefined ? null : toSignIn(row);
  },

  async listSignIns(person) {
    const query = reader.selectFrom('sign_ins').selectAll().where('person', '=', person);
    return (await query.orderBy('created_at', 'desc').orderBy('id').execute()).map(toSignIn);
  },

  endSignIn: (person, id) =>
    write(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('sign_ins')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    }),

  async markSeen(id, at) {
    await write((db) =>
      db.updateTable('sign_ins').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', at).execute(),
    );
  },

  async dropSignIns(seenBefore, now) {
    await write((db) =>
      db
        .deleteFrom('sign_ins')
        .where((on) => on.or([on('seen_at', '<', seenBefore), on('expires_at', '<=', now)]))
        .execute(),
    );
  },
});

export async function insertSignIn(db: DefinitionDatabase, signIn: SignIn): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      id: signIn.id,
      digest: signIn.digest,
      person: signIn.person,
      agent: signIn.agent,
      created_at: signIn.createdAt,
      seen_at: signIn.seenAt,
      expires_at: signIn.expiresAt,
    })
    .execute();
}

const toSignIn = (row: Selectable<DefinitionSchema['sign_ins']>): SignIn => ({
  id: row.id,
  digest: row.digest,
  person: row.person,
  agent: row.agent,
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
  expiresAt: Number(row.expires_at),
});
