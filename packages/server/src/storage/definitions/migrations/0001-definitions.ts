// The first schema. A migration that was released is never edited: stores out there have run it.

import type { Kysely } from 'kysely';

export const createDefinitions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('clients')
    .addColumn('client', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await createCatalogs(db);
  await createAdvisors(db);
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('client', 'text', (column) => column.notNull().references('clients.client'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('origins', 'text', (column) => column.notNull())
    .addColumn('rate_per_second', 'double precision')
    .addColumn('rate_burst', 'double precision')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erasures')
    .addColumn('session', 'text', (column) => column.primaryKey().notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('found', 'integer')
    .execute();
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
};

const createCatalogs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('catalogs')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('client', 'text', (column) => column.notNull().references('clients.client'))
    .addColumn('catalog', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text')
    .addColumn('language', 'text')
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text')
    .addColumn('products', 'integer', (column) => column.notNull())
    .addColumn('imported_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('catalogs_by_name', ['client', 'catalog'])
    .execute();
  // There is no foreign key to catalogs, because it would be looked up for every product of an import.
  await db.schema
    .createTable('products')
    .addColumn('catalog', 'integer', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('list_price', 'text')
    .addColumn('variant_group', 'text')
    .addColumn('available', 'integer', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('products_by_sku', ['catalog', 'sku'])
    .execute();
  await db.schema.createIndex('products_in_order').on('products').columns(['catalog', 'position']).execute();
};

const createAdvisors = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('advisors')
    .addColumn('client', 'text', (column) => column.notNull().references('clients.client'))
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('catalog', 'text', (column) => column.notNull())
    .addColumn('latest_version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addPrimaryKeyConstraint('advisors_by_name', ['client', 'advisor'])
    .execute();
  await db.schema
    .createTable('advisor_versions')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('advisor', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('advisor_versions_by_number', ['client', 'advisor', 'version'])
    .addForeignKeyConstraint('advisor_versions_advisor', ['client', 'advisor'], 'advisors', ['client', 'advisor'])
    .execute();
};
