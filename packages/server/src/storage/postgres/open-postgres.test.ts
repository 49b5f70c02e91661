// What happens to statements and connections when PostgreSQL refuses, stands still or goes away.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreUnavailable } from '../../sessions/session-store.ts';
import { openPostgres, PostgresError, withClient } from './open-postgres.ts';
import { makePostgresServer, type PostgresServer } from './postgres-server.fixture.ts';

let server: PostgresServer;
let url: string;

beforeAll(async () => {
  server = await makePostgresServer(['fsync=off']);
  url = await server.makeDatabase();
});
afterAll(() => server.remove());

const PLACE = 'postgres://host/database';

const ask = async (address: string, text: string, patience = 5000) => {
  const pool = openPostgres({ url: address, connections: 1, patience });
  try {
    return await withClient(pool, PLACE, async (client) => (await client.query(text)).rows);
  } finally {
    await pool.end();
  }
};

test('a server that is not there is unavailable, and named', async () => {
  const asked = ask('postgres://user:secret@127.0.0.1:1/database', 'select 1');
  await expect(asked).rejects.toThrow(StoreUnavailable);
  await expect(asked).rejects.toThrow(PLACE);
});

test('a database that there is not is refused with what to look at', async () => {
  const elsewhere = new URL(url);
  elsewhere.pathname = 'nothing';
  const asked = ask(elsewhere.href, 'select 1');
  await expect(asked).rejects.toThrow(PostgresError);
  await expect(asked).rejects.toThrow('database "nothing" does not exist. See that the address in DATABASE_URL');
});

test('a statement that takes too long is given up, and its connection serves nobody else', async () => {
  const pool = openPostgres({ url, connections: 1, patience: 300 });
  const backend = () =>
    withClient(pool, PLACE, async (client) => (await client.query('select pg_backend_pid()')).rows[0]);
  const before = await backend();
  await expect(withClient(pool, PLACE, (client) => client.query('select pg_sleep(30)'))).rejects.toThrow(
    StoreUnavailable,
  );
  expect(await backend()).not.toEqual(before);
  await pool.end();
});

test('a lock that another process keeps is told as what it is', async () => {
  const pool = openPostgres({ url, connections: 2, patience: 5000 });
  await withClient(pool, PLACE, async (holder) => {
    await holder.query('begin; select pg_advisory_xact_lock(1)');
    const asked = withClient(pool, PLACE, (client) =>
      client.query('begin; set local lock_timeout = 50; select pg_advisory_xact_lock(1)'),
    );
    await expect(asked).rejects.toThrow('as an import does. Wait until it is done');
    await holder.query('rollback');
  });
  await pool.end();
});

test('a fault of a statement is told as it is, and its connection goes on', async () => {
  const pool = openPostgres({ url, connections: 1, patience: 5000 });
  const backend = () =>
    withClient(pool, PLACE, async (client) => (await client.query('select pg_backend_pid()')).rows[0]);
  const before = await backend();
  const asked = withClient(pool, PLACE, (client) => client.query('select nothing'));
  await expect(asked).rejects.toThrow('column "nothing" does not exist');
  await expect(asked).rejects.not.toThrow(StoreUnavailable);
  expect(await backend()).toEqual(before);
  await pool.end();
});

test('big integers are numbers', async () => {
  expect(await ask(url, 'select 1764000000000::bigint as at, count(*) from pg_class where false')).toEqual([
    { at: 1_764_000_000_000, count: 0 },
  ]);
});

test('when the server comes back, so do the connections', async () => {
  const pool = openPostgres({ url, connections: 2, patience: 5000 });
  const one = () => withClient(pool, PLACE, async (client) => (await client.query('select 1 as one')).rows[0]);
  expect(await one()).toEqual({ one: 1 });
  await server.kill();
  await expect(one()).rejects.toThrow(StoreUnavailable);
  await server.start();
  expect(await one()).toEqual({ one: 1 });
  await pool.end();
});

test('a connection that is lost between two statements is told at the second', async () => {
  const pool = openPostgres({ url, connections: 1, patience: 5000 });
  const working = withClient(pool, PLACE, async (client) => {
    await client.query('begin');
    await server.kill();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await client.query('select 1');
  });
  await expect(working).rejects.toThrow(StoreUnavailable);
  await server.start();
  await pool.end();
});
