// PostgreSQL through the contract of session stores: reached directly, and through a pooler in transaction mode.

import { Client } from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type StoreUnderTest, sessionStoreContract } from '../../../sessions/contract/session-store.contract.ts';
import { hasPgbouncer, makePgbouncer, type Pgbouncer } from '../../postgres/pgbouncer.fixture.ts';
import { emptyTables, type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { openPostgresSessions, type PostgresSessionSettings } from './postgres-session-store.ts';
import { openSeveralSessionStores } from './several-session-stores.ts';

let server: PostgresUse;
let pooler: Pgbouncer | null = null;
/** One for all tests, emptied after each, because making one takes longer than most tests. */
let direct: string | null = null;
let second: string | null = null;

/** What is there once, from the beginning. */
const LASTING = '^session_(schema|sweeps|mark)$';

beforeAll(async () => {
  server = await usePostgresServer();
  if (hasPgbouncer()) pooler = await makePgbouncer(await server.makeDatabase());
});
afterAll(async () => {
  await pooler?.remove();
  await server.remove();
});

const postgresUnderTest = async (
  settings: PostgresSessionSettings,
  through = (url: string) => url,
): Promise<StoreUnderTest> => {
  direct ??= await server.makeDatabase();
  const address = direct;
  const url = through(address);
  let store = await openPostgresSessions(url, settings);
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`create or replace function break_step() returns trigger language plpgsql as
    $$ begin raise 'broken for the test'; end $$`);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openPostgresSessions(url, settings);
      return store;
    },
    breakCommits: async () => {
      await client.query(`create trigger broken before insert on session_steps for each row
        when (new.question = 'broken' or (new.step = 0 and new.shown = 'broken')) execute function break_step()`);
      return async () => void (await client.query('drop trigger broken on session_steps'));
    },
    dispose: async () => {
      await store.close();
      await client.query('update session_sweeps set ended_before = 0');
      await client.end();
      await emptyTables(address, LASTING);
    },
  };
};

const twoUnderTest = async (): Promise<StoreUnderTest> => {
  const first = await postgresUnderTest({});
  await first.store.close();
  second ??= await server.makeDatabase();
  const addresses = [direct ?? '', second];
  const open = () => openSeveralSessionStores(addresses.map((url) => ({ url, drains: false })));
  let store = await open();
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await open();
      return store;
    },
    breakCommits: first.breakCommits,
    dispose: async () => {
      await store.close();
      const client = new Client({ connectionString: addresses[1] });
      await client.connect();
      await client.query('update session_sweeps set ended_before = 0');
      await client.end();
      await emptyTables(addresses[1] ?? '', LASTING);
      await first.dispose();
    },
  };
};

sessionStoreContract('PostgreSQL', () => postgresUnderTest({}));
// Every session is read back from the database.
sessionStoreContract('PostgreSQL with room for one session', () => postgresUnderTest({ capacity: 1 }));

describe.runIf(hasPgbouncer())('behind a pooler:', () => {
  sessionStoreContract('PostgreSQL', () => postgresUnderTest({}, (url) => pooler?.through(url) ?? url));
});

// The ids of these tests have no marks, so every session is looked for.
sessionStoreContract('two PostgreSQL', () => twoUnderTest());

test.skipIf(hasPgbouncer())(
  'PostgreSQL behind pgbouncer was NOT tested, because there is no pgbouncer on the path',
  () => {},
);
