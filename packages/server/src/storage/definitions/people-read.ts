// What the tables of people tell, inside a transaction and outside. A damaged role is none, and a damaged scope is left out: nothing opens
// more than it was made for.

import { ROLES, type Role } from '@guidepost/contract/admin/rights';
import type { Selectable } from 'kysely';
import type { HeldRole, PeopleReader, Person, PersonLink, PersonWithRoles } from '../../people/people-store.ts';
import type { DefinitionDatabase, DefinitionSchema } from './schema.ts';

export const readPeople = (db: DefinitionDatabase): PeopleReader => {
  const withRoles = async (row: PersonRow | undefined): Promise<PersonWithRoles | null> => {
    if (row === undefined) return null;
    const rows = await db
      .selectFrom('person_roles')
      .select(['client', 'role'])
      .where('person', '=', row.id)
      .orderBy('client')
      .execute();
    return { person: toPerson(row), roles: rows.flatMap(toHeldRole) };
  };
  return {
    findPerson: async (id) =>
      withRoles(await db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()),

    findByEmail: async (email) =>
      withRoles(await db.selectFrom('persons').selectAll().where('email', '=', email).executeTakeFirst()),

    async findByIdentity({ issuer, subject }) {
      const query = db
        .selectFrom('person_identities')
        .innerJoin('persons', 'persons.id', 'person_identities.person')
        .selectAll('persons')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject);
      return withRoles(await query.executeTakeFirst());
    },

    async findSubject(issuer, person) {
      const query = db.selectFrom('person_identities').select('subject').where('issuer', '=', issuer);
      return (await query.where('person', '=', person).executeTakeFirst())?.subject ?? null;
    },

    hasPeople: async () => (await db.selectFrom('persons').select('id').limit(1).executeTakeFirst()) !== undefined,

    async listOwners(client) {
      const rows = await db
        .selectFrom('person_roles')
        .innerJoin('persons', 'persons.id', 'person_roles.person')
        .select('person')
        .where('client', '=', client ?? '')
        .where('role', '=', 'owner')
        .where('disabled_at', 'is', null)
        .orderBy('person')
        .execute();
      return rows.map(({ person }) => person);
    },

    async findLink(digest) {
      const row = await db.selectFrom('person_links').selectAll().where('digest', '=', digest).executeTakeFirst();
      return row === undefined ? null : toLink(row);
    },

    async listInvitations(client) {
      const rows = await db
        .selectFrom('person_links')
        .selectAll()
        .where('kind', '=', 'invitation')
        .where('client', client === null ? 'is' : '=', client)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toLink);
    },

    async listInvitationsOf(email) {
      const query = db
        .selectFrom('person_links')
        .selectAll()
        .where('kind', '=', 'invitation')
        .where('email', '=', email);
      return (await query.orderBy('created_at').orderBy('id').execute()).map(toLink);
    },
  };
};

type PersonRow = Selectable<DefinitionSchema['persons']>;

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  emailWritten: row.email_written,
  name: row.name,
  language: row.language,
  password: row.password,
  createdAt: Number(row.created_at),
  disabledAt: row.disabled_at === null ? null : Number(row.disabled_at),
});

export const toRole = (text: string | null): Role | null => ROLES.find((role) => role === text) ?? null;

function toHeldRole({ client, role: text }: { client: string; role: string }): HeldRole[] {
  const role = toRole(text);
  return role === null ? [] : [{ client: client === '' ? null : client, role }];
}

const toLink = (row: Selectable<DefinitionSchema['person_links']>): PersonLink => ({
  id: row.id,
  digest: row.digest,
  kind: row.kind === 'first-owner' || row.kind === 'invitation' ? row.kind : 'reset',
  email: row.email,
  emailWritten: row.email_written,
  client: row.client,
  role: toRole(row.role),
  madeBy: row.made_by,
  createdAt: Number(row.created_at),
  expiresAt: Number(row.expires_at),
});
