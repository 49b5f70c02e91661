// What definitions in PostgreSQL promise beyond the contract: several processes that start, a database of another language, fences.

import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FeedHoldLost } from '../../../catalogs/catalog-store.ts';
import { openPostgres } from '../../postgres/open-postgres.ts';
import { type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import type { DefinitionStore } from '../definition-store.ts';
import { type MigrateMode, migrateDefinitions, SchemaError } from '../migrate.ts';
import { allMigrations } from '../migrations/migrations.ts';
import { postgresDatabases } from './databases.ts';
import { openPostgresDefinitions } from './postgres-definition-store.ts';
import { hasRunningServer } from './running-servers.ts';

let server: PostgresUse;
let url: string;
const opened: DefinitionStore[] = [];

beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  url = await server.makeDatabase();
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

const open = async (migrate: MigrateMode = 'if-empty'): Promise<DefinitionStore> => {
  const store = await openPostgresDefinitions({ url, migrate });
  opened.push(store);
  return store;
};

const settings = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };

test('of several that open an empty database at the same time all get the same schema and secret', async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, (_, i) => open(i % 2 ? 'apply' : 'if-empty')));
  const secrets = await Promise.all(stores.map((store) => store.secret('tokens')));
  for (const secret of secrets) expect(secret).toEqual(secrets[0]);
});

test('an empty database is refused where nothing may be made', async () => {
  await expect(open('never')).rejects.toThrow(SchemaError);
});

test('tables of something else are refused and left alone', async () => {
  const pool = openPostgres({ url, connections: 1, patience: 5000 });
  await pool.query('create table clients (name text)');
  await expect(open('apply')).rejects.toThrow('holds tables of something else');
  expect((await pool.query('select * from clients')).rows).toEqual([]);
  await pool.end();
});

test('while a server runs nobody changes the schema under it; when it has ended anybody may', async () => {
  const running = await open('apply');
  const pool = openPostgres({ url, connections: 2, patience: 5000 });
  const databases = postgresDatabases(pool, 'the database');
  const newer = {
    ...allMigrations,
    '9999-newer': { up: async (db: Kysely<unknown>) => void (await sql`select 1`.execute(db)) },
  };
  const migrate = () =>
    migrateDefinitions(databases.reader, {
      mode: 'apply',
      place: 'the database',
      serverRuns: () => hasRunningServer(databases),
      migrations: newer,
    });
  await expect(migrate()).rejects.toThrow('whose server still runs');
  await running.close();
  await migrate();
  await expect(open()).rejects.toThrow('written by a newer Guidepost');
  await pool.end();
});

test('texts are in the order of their bytes, whatever the language of the database', async () => {
  const store = await open();
  for (const catalog of ['b', 'B', 'a', 'ä', 'Z', 'z-1', 'z_1', 'z1']) {
    await writeCatalog(store.catalogs, { ...settings, catalog }, 'replace', [], () => [], 1);
  }
  const names = (await store.catalogs.listRevisions()).map(({ catalog }) => catalog);
  expect(names).toEqual(['B', 'Z', 'a', 'b', 'z-1', 'z1', 'z_1', 'ä']);
});

test('an import whose feed another process took meanwhile changes nothing', async () => {
  const store = await open();
  const order = {
    url: 'https://shop.example/feed',
    headers: [],
    mapping: null,
    set: [],
    format: null,
    mode: 'replace' as const,
  };
  const more = { baseUrl: null, currency: null, language: null, everyMinutes: 60 };
  await store.feeds.insert({ client: 'demo', catalog: 'c', ...order, ...more }, 1);
  const claim = { at: 1, hold: 1000, onlyIfDue: false };
  expect(await store.feeds.claim('demo', 'c', { ...claim, holder: 'one' })).not.toBeNull();
  const target = { client: 'demo', catalog: 'c', mode: 'replace' as const, at: 1, feedHolder: 'one' };
  const changing = store.catalogs.change(target, async (change) => {
    await store.feeds.release('demo', 'c', 'one');
    expect(await store.feeds.claim('demo', 'c', { ...claim, holder: 'other' })).not.toBeNull();
    return change.finish({ currency: null, language: null, mapping: null, attributes: [] });
  });
  await expect(changing).rejects.toThrow(FeedHoldLost);
  expect(await store.catalogs.find('demo', 'c')).toBeNull();
});

test('while a catalog is imported, whoever relies on it waits, and other catalogs are imported beside it', async () => {
  const [one, other] = [await open(), await open()];
  const events: string[] = [];
  const target = { client: 'demo', mode: 'replace' as const, at: 1 };
  const finish = { currency: null, language: null, mapping: null, attributes: [] };
  const advisor = { client: 'demo', id: 'a', catalog: 'c', questions: [], title: 'A', languages: ['en'] };
  let published: Promise<unknown> | null = null;
  await one.catalogs.change({ ...target, catalog: 'c' }, async (change) => {
    published = other.advisors
      .publish(advisor as never, '', 1, null)
      .then((version) => events.push(version === null ? 'refused' : 'published'));
    await other.catalogs.change({ ...target, catalog: 'other' }, (beside) => beside.finish(finish));
    events.push('imported beside');
    return change.finish(finish);
  });
  events.push('imported');
  await published;
  // It was checked against a catalog that there was not, and now there is one.
  expect(events).toEqual(['imported beside', 'imported', 'refused']);
});
