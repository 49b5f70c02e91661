// Who may change a schema, and when.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect } from '../sqlite/kysely-node-sqlite.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { writeCatalog } from '../write-catalog.fixture.ts';
import { findSchemaState, type MigratePlan, migrateDefinitions } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openDefinitionStore, takeServiceLock } from './sqlite/sqlite-definition-store.ts';

let folder: string;
let path: string;
const opened: Kysely<unknown>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-migrate-'));
  path = join(folder, 'guidepost.db');
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  rmSync(folder, { recursive: true });
});

const connect = (): Kysely<unknown> => {
  const db = new Kysely<unknown>({
    dialect: new NodeSqliteDialect({ database: openSqlite(path), path, patience: 5000 }),
  });
  opened.push(db);
  return db;
};

const addColumn: Migration = {
  up: (db) => db.schema.alterTable('clients').addColumn('note', 'text').execute(),
};
const newer = { ...migrations, '9999-note': addColumn };

const migrate = (db: Kysely<unknown>, plan: Partial<MigratePlan> = {}): Promise<void> =>
  migrateDefinitions(db, { mode: 'apply', place: 'the store', serverRuns: async () => false, ...plan });

test('an empty store gets its schema, unless the schema must not be touched', async () => {
  await expect(migrate(connect(), { mode: 'never' })).rejects.toThrow(/is empty/);
  await migrate(connect(), { mode: 'if-empty' });
  expect(await findSchemaState(connect())).toBe('current');
  await migrate(connect(), { mode: 'never' });
});

test('a store that may not be made is not made', async () => {
  await expect(openDefinitionStore({ path, migrate: 'never' })).rejects.toThrow(/no such file/);
  expect(existsSync(path)).toBe(false);
});

test('an older schema is refused by all but those who own the service, and says what to run', async () => {
  const db = connect();
  await migrate(db);
  for (const mode of ['if-empty', 'never'] as const) {
    await expect(migrate(db, { mode, migrations: newer })).rejects.toThrow(
      /older Guidepost.*bring the store to the schema/,
    );
  }
  expect(await findSchemaState(db, newer)).toBe('older');
  await migrate(db, { migrations: newer });
  expect(await findSchemaState(db, newer)).toBe('current');
});

test('a store of the first schema is brought up to date with what is in it', async () => {
  const [name = '', first] = Object.entries(migrations)[0] ?? [];
  const db = connect();
  if (first) await migrate(db, { migrations: { [name]: first } });
  await sql`insert into clients (client, created_at) values ('demo', 1)`.execute(db);
  await expect(openDefinitionStore({ path, migrate: 'if-empty' })).rejects.toThrow(/bring the store to the schema/);
  const store = await openDefinitionStore({ path, migrate: 'apply' });
  expect(await store.feeds.list()).toEqual([]);
  const { rows } = await sql`select client from clients`.execute(db);
  expect(rows).toEqual([{ client: 'demo' }]);
  await store.close();
});

test('a newer schema is refused by everybody', async () => {
  const db = connect();
  await migrate(db, { migrations: newer });
  for (const mode of ['apply', 'if-empty', 'never'] as const) {
    await expect(migrate(db, { mode })).rejects.toThrow(/newer Guidepost/);
    await expect(openDefinitionStore({ path, migrate: mode })).rejects.toThrow(/guidepost\.db: .*newer Guidepost/);
  }
});

test('an older schema is not changed under a server that runs', async () => {
  const db = connect();
  await migrate(db);
  await expect(migrate(db, { migrations: newer, serverRuns: async () => true })).rejects.toThrow(/still runs/);
  expect(await findSchemaState(db, newer)).toBe('older');
});

test('whoever may apply migrations holds the lock until the store is closed', async () => {
  const store = await openDefinitionStore({ path, migrate: 'apply' });
  expect(takeServiceLock(path)).toBeNull();
  await store.close();
  const lock = takeServiceLock(path);
  expect(lock).not.toBeNull();
  const beside = await openDefinitionStore({ path, migrate: 'apply' });
  await beside.close();
  lock?.release();
});

test('other commands take no lock', async () => {
  const store = await openDefinitionStore({ path, migrate: 'if-empty' });
  const lock = takeServiceLock(path);
  expect(lock).not.toBeNull();
  lock?.release();
  await store.close();
});

test('a migration that fails leaves nothing behind', async () => {
  const broken: Migration = {
    up: async (db) => {
      await addColumn.up(db);
      throw new Error('half-way');
    },
  };
  const db = connect();
  await migrate(db);
  await expect(migrate(db, { migrations: { ...migrations, '9999-broken': broken } })).rejects.toThrow('half-way');
  await migrate(db, { migrations: newer });
});

test('many who open an empty store at the same time make one schema', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => openDefinitionStore({ path, migrate: 'if-empty' })));
  for (const store of stores) await store.close();
  expect(await findSchemaState(connect())).toBe('current');
});

test("somebody else's database is refused and left alone", async () => {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE orders (id INTEGER)');
  database.close();
  await expect(openDefinitionStore({ path, migrate: 'apply' })).rejects.toThrow(/something else/);
});

test('an import refuses a schema that changed after its store was opened', async () => {
  const store = await openDefinitionStore({ path, migrate: 'if-empty' });
  await migrate(connect(), { migrations: newer });
  const settings = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };
  await expect(writeCatalog(store.catalogs, settings, 'replace', [], () => [], 1)).rejects.toThrow(/changed meanwhile/);
  await store.close();
});
