// Stores that earlier versions left behind, as those versions themselves filled them (`stores/`): the newest one takes each over, and
// everything in it goes on. A migration needs such a store of the schema before it: `node scripts/record-store.ts`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allMigrations, migrations } from '../src/storage/definitions/migrations/migrations.ts';
import { takeServiceLock } from '../src/storage/definitions/sqlite/sqlite-definition-store.ts';
import { type PostgresUse, usePostgresServer } from '../src/storage/postgres/postgres-server.fixture.ts';
import { POSTGRES_SESSION_MIGRATIONS } from '../src/storage/sessions/postgres/postgres-session-schema.ts';
import { lockSessions } from '../src/storage/sessions/sqlite/session-lock.ts';
import { SQLITE_SESSION_MIGRATIONS } from '../src/storage/sessions/sqlite/session-schema.ts';
import { makeAgent, next } from './fixture/next.ts';
import { makeFolder, run, runJson, serve } from './fixture/process.ts';
import { layEmbedded, layPostgres, readEmbedded, readPostgres } from './fixture/recorded-rows.ts';
import { type RecordedRows, type RecordedStore, recordedStores, type StoreKind } from './fixture/recorded-store.ts';
import { Shopper } from './fixture/shopper.ts';

/** The recorded conversations are years old by now. */
const FOR_EVER = Object.fromEntries(
  ['SESSION_IDLE', 'SESSION_TOTAL', 'SESSION_UNREPLIED', 'EVENTS_KEPT'].map((name) => [`GUIDEPOST_${name}`, '99999d']),
);
/** There was no version for PostgreSQL before it had this schema. */
const FIRST_OF = { embedded: 1, postgres: 5 } as const;
/** In a folder the admin interface has a file of its own. */
const NEWEST = { embedded: Object.keys(migrations), postgres: Object.keys(allMigrations) } as const;
const SESSIONS = { embedded: SQLITE_SESSION_MIGRATIONS, postgres: POSTGRES_SESSION_MIGRATIONS } as const;

let database: PostgresUse;
const agent = makeAgent();

beforeAll(async () => {
  database = await usePostgresServer();
});
afterAll(async () => {
  agent.destroy();
  await database.remove();
});

interface Place {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Null for a database. */
  readonly folder: string | null;
  readonly url: string;
  readonly read: () => Promise<RecordedRows>;
}

async function lay(kind: StoreKind, store: RecordedRows): Promise<Place> {
  if (kind === 'postgres') {
    const url = await database.makeDatabase();
    await layPostgres(url, store);
    return { args: [], env: { ...FOR_EVER, DATABASE_URL: url }, folder: null, url, read: () => readPostgres(url) };
  }
  const folder = join(await makeFolder(), 'data');
  await layEmbedded(folder, store);
  return { args: ['--data', folder], env: FOR_EVER, folder, url: '', read: async () => readEmbedded(folder) };
}

const schemaOf = ({ definitions, sessions }: RecordedRows) => ({ definitions, sessions });
const isOld = (kind: StoreKind, { definitions }: RecordedRows): boolean => definitions.length < NEWEST[kind].length;
const newest = (kind: StoreKind) => ({ definitions: NEWEST[kind], sessions: SESSIONS[kind].length });

/** Every shopper finds the question and the replies as they were, and replies on. */
async function expectToGoOn(url: string, { conversations }: RecordedStore): Promise<void> {
  for (const { key, steps } of conversations) {
    const shopper = new Shopper(key, 'lamps', agent);
    shopper.conversations.push([...steps]);
    await shopper.verify(url);
    const token = steps.at(-1)?.token ?? '';
    shopper.last = (await next(url, { key, advisor: 'lamps', token }, agent)).body;
    if (shopper.last.question !== null) expect((await shopper.step(url)).session).toBe('advanced');
    // A new conversation begins as ever.
    await new Shopper(key, 'lamps', agent).step(url);
  }
}

describe.each(['embedded', 'postgres'] as const)('%s:', (kind) => {
  const stores = recordedStores(kind);

  test('there is a recorded store of every schema before the newest', () => {
    const recorded = stores.map(([, { definitions }]) => definitions.join());
    for (let count = FIRST_OF[kind]; count < NEWEST[kind].length; count += 1) {
      expect(recorded).toContain(NEWEST[kind].slice(0, count).join());
    }
    const sessions = stores.map(([, store]) => store.sessions);
    for (let schema = 1; schema < SESSIONS[kind].length; schema += 1) expect(sessions).toContain(schema);
  });

  /** Commands refuse all old schemas alike, so that is tried with the oldest, one in the middle and the last. */
  const refused = [0, stores.length >> 1, stores.length - 1].map((nth) => stores[nth]?.[0]);

  describe.each(stores)('a store of %s', (name, store) => {
    const isTried = refused.includes(name);

    test('goes on with everything in it once a server was started on it', async () => {
      const { args, env, read } = await lay(kind, store);
      const server = await serve(null, args, env);
      await expectToGoOn(server.url, store);
      const products = await run(['catalogs', 'products', '--client', 'shop', '--catalog', 'lamps', ...args], { env });
      const skus = products.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).sku);
      expect(skus).toEqual(store.skus);
      const { json: keys } = await runJson(['keys', 'list', ...args], { env });
      expect(keys.map(({ kind: known }: { kind: string }) => known).sort()).toEqual(['publishable', 'secret']);
      const { json: feeds } = await runJson(['feeds', 'list', ...args], { env });
      expect(feeds).toHaveLength(store.tables.definitions.feeds?.length ?? 0);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(schemaOf(await read())).toEqual(newest(kind));
    });

    test.runIf(isTried)('is changed by `migrate`, and by no other command', async () => {
      const { args, env, read } = await lay(kind, store);
      const commands = [
        ['keys', 'create', '--client', 'shop', '--kind', 'secret'],
        ['sessions', 'delete', store.conversations[0]?.steps[0]?.token ?? ''],
      ];
      for (const command of isOld(kind, store) ? commands : []) {
        const { code, stderr } = await run([...command, ...args], { env });
        expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('older Guidepost') });
        expect(schemaOf(await read())).toEqual(schemaOf(store));
      }
      expect((await run(['migrate', ...args], { env })).code).toBe(0);
      expect(schemaOf(await read())).toEqual(newest(kind));
      const server = await serve(null, args, env);
      await expectToGoOn(server.url, store);
      await server.end('SIGTERM');
    });

    test.runIf(isTried && isOld(kind, store))('is not changed while the server of its version runs', async () => {
      const place = await lay(kind, store);
      const { args, env, read } = place;
      const end = await pretendToServe(place);
      for (const command of ['serve', 'migrate']) {
        const { code, stderr } = await run([command, ...args, ...(command === 'serve' ? ['--port', '0'] : [])], {
          env,
        });
        expect(code).toBe(1);
        expect(stderr).toMatch(/still runs|is running/);
      }
      expect(schemaOf(await read())).toEqual(schemaOf(store));
      await end();
      expect((await run(['migrate', ...args], { env })).code).toBe(0);
    });
  });

  test('a schema of sessions alone is not changed while a server runs that does not know the new one', async () => {
    const [, older] = stores.find(([, { sessions }]) => sessions < SESSIONS[kind].length) ?? [];
    if (older === undefined) throw new Error('no recorded store');
    // As if the last migration had been of the sessions only.
    const place = await lay(kind, { ...older, definitions: NEWEST[kind] });
    const end = await pretendToServe(place, older.sessions);
    for (const command of [['migrate'], ['serve', '--port', '0']]) {
      const { code, stderr } = await run([...command, ...place.args], { env: place.env });
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/still runs|is running/) });
    }
    expect(schemaOf(await place.read())).toEqual({ definitions: NEWEST[kind], sessions: older.sessions });
    await end();
    expect((await run(['migrate', ...place.args], { env: place.env })).code).toBe(0);
    expect(schemaOf(await place.read())).toEqual(newest(kind));
  });
});

/** Shows what a server of the store's own version shows to others. Resolves to its end. */
async function pretendToServe({ folder, url }: Place, sessions: number | null = null): Promise<() => Promise<void>> {
  if (folder !== null) {
    const [service, lock] = [takeServiceLock(join(folder, 'guidepost.db')), lockSessions(folder)];
    expect(existsSync(join(folder, 'guidepost.db-lock'))).toBe(true);
    return async () => {
      service?.release();
      lock.release();
    };
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  // Far ahead, as it gives no further signs of life.
  await client.query(
    `insert into servers (id, seen_at) values ('older', (extract(epoch from now()) * 1000)::bigint + 600000)`,
  );
  if (sessions !== null) await client.query('update servers set sessions_schema = $1', [sessions]);
  return async () => {
    await client.query('delete from servers');
    await client.end();
  };
}
