// People, their roles, and what proves who they are.

import type { Kysely } from 'kysely';

export const createPeople = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_written', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema
    .createTable('person_roles')
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
    // Empty: all clients. No client has an empty name, and a key has no null.
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_roles_key', ['person', 'client'])
    .execute();
  await db.schema.createIndex('person_roles_by_client').on('person_roles').column('client').execute();
  await db.schema
    .createTable('person_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
    .addPrimaryKeyConstraint('person_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_by_person').on('sign_ins').column('person').execute();
  await db.schema
    .createTable('person_links')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_written', 'text')
    .addColumn('client', 'text')
    .addColumn('role', 'text')
    .addColumn('made_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('access_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_on', 'text')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('access_tokens_by_client').on('access_tokens').column('client').execute();
};
