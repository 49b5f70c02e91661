// Changes of people, inside one transaction that nobody else shares.

import type { PeopleChange, Person } from '../../people/people-store.ts';
import { insertToken } from './access-tokens.ts';
import { readPeople } from './people-read.ts';
import type { DefinitionDatabase } from './schema.ts';
import { insertSignIn } from './sign-ins.ts';

export const makePeopleChange = (db: DefinitionDatabase): PeopleChange => ({
  ...readPeople(db),

  async insertPerson(person) {
    await db
      .insertInto('persons')
      .values({ id: person.id, created_at: person.createdAt, ...toColumns(person) })
      .execute();
  },

  async updatePerson(id, change) {
    const columns = toColumns(change);
    if (Object.keys(columns).length === 0) return;
    await db.updateTable('persons').set(columns).where('id', '=', id).execute();
  },

  async deletePerson(id) {
    const row = await db.selectFrom('persons').select('email').where('id', '=', id).executeTakeFirst();
    if (row === undefined) return;
    await db.deleteFrom('person_links').where('kind', '=', 'reset').where('email', '=', row.email).execute();
    await db.deleteFrom('sign_ins').where('person', '=', id).execute();
    await db.deleteFrom('access_tokens').where('made_by', '=', id).execute();
    await db.deleteFrom('person_identities').where('person', '=', id).execute();
    await db.deleteFrom('person_roles').where('person', '=', id).execute();
    await db.deleteFrom('persons').where('id', '=', id).execute();
  },

  async setRole(person, client, role) {
    if (role === null) {
      await db
        .deleteFrom('person_roles')
        .where('person', '=', person)
        .where('client', '=', client ?? '')
        .execute();
      return;
    }
    await db
      .insertInto('person_roles')
      .values({ person, client: client ?? '', role })
      .onConflict((conflict) => conflict.columns(['person', 'client']).doUpdateSet({ role }))
      .execute();
  },

  async insertIdentity({ issuer, subject }, person) {
    await db.insertInto('person_identities').values({ issuer, subject, person }).execute();
  },

  insertSignIn: (signIn) => insertSignIn(db, signIn),

  async endSignIns(person, exceptId) {
    let ending = db.deleteFrom('sign_ins').where('person', '=', person);
    if (exceptId !== null) ending = ending.where('id', '!=', exceptId);
    const { numDeletedRows } = await ending.executeTakeFirst();
    return Number(numDeletedRows);
  },

  async insertLink(link) {
    await db
      .insertInto('person_links')
      .values({
        id: link.id,
        digest: link.digest,
        kind: link.kind,
        email: link.email,
        email_written: link.emailWritten,
        client: link.client,
        role: link.role,
        made_by: link.madeBy,
        created_at: link.createdAt,
        expires_at: link.expiresAt,
      })
      .execute();
  },

  async deleteLink(id) {
    const { numDeletedRows } = await db.deleteFrom('person_links').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async deleteLinks(kind, email) {
    let deleting = db.deleteFrom('person_links').where('kind', '=', kind);
    if (email !== null) deleting = deleting.where('email', '=', email);
    await deleting.execute();
  },

  async deleteResetsBy(person, email) {
    await db
      .deleteFrom('person_links')
      .where('kind', '=', 'reset')
      .where('email', '=', email)
      .where('made_by', '=', person)
      .execute();
  },

  async dropLinks(now) {
    await db.deleteFrom('person_links').where('expires_at', '<=', now).execute();
  },

  insertToken: (token) => insertToken(db, token),
});

type PersonColumns = Omit<Person, 'id' | 'createdAt'>;

interface Columns {
  readonly email: string;
  readonly email_written: string;
  readonly name: string;
  readonly language: string | null;
  readonly password: string | null;
  readonly disabled_at: number | null;
}

function toColumns(person: PersonColumns): Columns;
function toColumns(person: Partial<PersonColumns>): Partial<Columns>;
function toColumns(person: Partial<PersonColumns>): Partial<Columns> {
  const { email, emailWritten, name, language, password, disabledAt } = person;
  return {
    ...(email !== undefined && { email }),
    ...(emailWritten !== undefined && { email_written: emailWritten }),
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(password !== undefined && { password }),
    ...(disabledAt !== undefined && { disabled_at: disabledAt }),
  };
}
