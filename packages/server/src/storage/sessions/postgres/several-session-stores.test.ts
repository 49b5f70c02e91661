// Sessions over several PostgreSQL servers: each stays where it began, servers come and go, and one that does not answer takes only its own
// sessions with it.

import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { start, step } from '../../../sessions/contract/sessions.fixture.ts';
import { markOfId } from '../../../sessions/session-id.ts';
import { type SessionStore, type StoredSession, StoreUnavailable } from '../../../sessions/session-store.ts';
import { startFaultyProxy } from '../../postgres/faulty-proxy.fixture.ts';
import { type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { openPostgresSessions } from './postgres-session-store.ts';
import { openSeveralSessionStores, type SeveralSessionStores } from './several-session-stores.ts';

let server: PostgresUse;
let addresses: string[];
const stores: SessionStore[] = [];

beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  addresses = await Promise.all([0, 1, 2].map(() => server.makeDatabase()));
  return async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  };
});

async function open(urls: readonly string[], draining: readonly string[] = []): Promise<SeveralSessionStores> {
  const servers = urls.map((url) => ({ url, drains: draining.includes(url) }));
  const store = await openSeveralSessionStores(servers);
  stores.push(store);
  return store;
}

async function begin(store: SessionStore, count: number): Promise<StoredSession[]> {
  const sessions = Array.from({ length: count }, () => {
    const now = Date.now();
    return { ...start({ startedAt: now }), id: store.makeId(now) };
  });
  await Promise.all(sessions.map((session) => store.insert(session, 1)));
  return sessions;
}

/** How many sessions each database has. */
const held = (count = addresses.length): Promise<number[]> =>
  Promise.all(
    addresses.slice(0, count).map(async (connectionString) => {
      const client = new Client({ connectionString });
      await client.connect();
      const { rows } = await client.query('select count(distinct session)::integer as held from session_steps');
      await client.end();
      return rows[0].held;
    }),
  );

async function expectGoingOn(store: SessionStore, sessions: readonly StoredSession[]): Promise<void> {
  const found = await Promise.all(sessions.map(({ id }) => store.find(id)));
  for (const session of found) {
    if (session === null) throw new Error('a session is gone');
    expect(await store.advance(step(session, 'use', [`x${session.step}`], 'budget'), 1)).toBe(true);
  }
}

test('sessions are spread evenly, and any process finds each by its id alone', async () => {
  const [one, other] = [await open(addresses), await open(addresses.toReversed())];
  const sessions = await begin(one, 30);
  expect(await held()).toEqual([10, 10, 10]);
  expect(new Set(sessions.map(({ id }) => markOfId(id))).size).toBe(3);
  await expectGoingOn(other, sessions);
  await expectGoingOn(one, sessions);
  expect(await held()).toEqual([10, 10, 10]);
  expect(await other.remove(sessions[0]!.id)).toBe(true);
  expect(await one.find(sessions[0]!.id)).toBeNull();
});

test('a server is added, and one is emptied, while sessions are under way', async () => {
  const [first = '', second = ''] = addresses;
  const alone = await openPostgresSessions(first);
  stores.push(alone);
  const before = await begin(alone, 12);
  const both = await open([first, second]);
  const during = await begin(both, 12);
  expect(await held(2)).toEqual([18, 6]);
  const emptying = await open([first, second], [first]);
  const after = await begin(emptying, 12);
  expect(await held(2)).toEqual([18, 18]);
  for (const store of [both, emptying]) await expectGoingOn(store, [...before, ...during, ...after]);
  expect(await held(2)).toEqual([18, 18]);
});

test('a session that is not where its id says is found all the same', async () => {
  const [first = '', second = ''] = addresses;
  const alone = await openPostgresSessions(second);
  stores.push(alone);
  // As of a time when ids had no marks, or in a database that was copied.
  const strays = Array.from({ length: 20 }, () => start({ startedAt: Date.now() }));
  await Promise.all(strays.map((session) => alone.insert(session, 1)));
  const both = await open([first, second]);
  await expectGoingOn(both, strays);
  await expectGoingOn(both, strays);
  expect(await held(2)).toEqual([0, 20]);
  expect(await both.events(strays[0]!.id)).toHaveLength(3);
  expect(await both.remove(strays[0]!.id)).toBe(true);
  expect(await both.find(strays[0]!.id)).toBeNull();
});

test('two databases of one mark, such as a copy and what it was made of, get two', async () => {
  for (const connectionString of addresses) {
    await (await openPostgresSessions(connectionString)).close();
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(`update session_mark set mark = 'abcd'`);
    await client.end();
  }
  const store = await open(addresses);
  const sessions = await begin(store, 9);
  expect(await held()).toEqual([3, 3, 3]);
  await expectGoingOn(await open(addresses.toReversed()), sessions);
});

test('a server that does not answer takes only its own sessions with it, and comes back', async () => {
  const [first = '', second = ''] = addresses;
  const way = await startFaultyProxy(Number(new URL(second).port));
  const through = Object.assign(new URL(second), { hostname: '127.0.0.1', port: String(way.port) }).href;
  try {
    const store = await open([first, through]);
    const sessions = await begin(store, 10);
    const mine = sessions.filter((_, nth) => nth % 2 === 0);
    const theirs = sessions.filter((_, nth) => nth % 2 === 1);
    way.fault = 'refusing';
    way.cut();
    await expect(store.advance(step(theirs[0]!, 'use', ['games'], 'budget'), 1)).rejects.toThrow(StoreUnavailable);
    expect(store.health).toMatchObject([{ part: 'sessions', state: 'degraded' }]);
    await expectGoingOn(store, mine);
    await begin(store, 10);
    const early = await open([first, through]);
    expect(early.health[0].state).toBe('degraded');
    await expectGoingOn(early, mine);
    await expect(early.find(theirs[0]!.id)).rejects.toThrow(StoreUnavailable);
    way.fault = 'none';
    await expect.poll(() => [store, early].map(({ health }) => health[0].state)).toEqual(['ok', 'ok']);
    for (const each of [store, early]) await expectGoingOn(each, theirs);
  } finally {
    await way.close();
  }
});

test('where no server answers, or one refuses the password, it does not start', async () => {
  const [first = ''] = addresses;
  const nobody = 'postgres://127.0.0.1:1/none';
  await expect(openSeveralSessionStores([nobody, `${nobody}2`].map((url) => ({ url, drains: false })))).rejects.toThrow(
    StoreUnavailable,
  );
  const unknown = new URL(first);
  unknown.pathname = '/there_is_no_such_database';
  const servers = [first, unknown.href].map((url) => ({ url, drains: false }));
  await expect(openSeveralSessionStores(servers)).rejects.toThrow('does not exist');
});

test('the counts of a day are the sums of all', async () => {
  const store = await open(addresses);
  const old = Date.now() - 30 * 24 * 60 * 60 * 1000;
  const sessions = Array.from({ length: 9 }, () => ({ ...start({ startedAt: old }), id: store.makeId(old) }));
  await Promise.all(sessions.map((session) => store.insert(session, 1)));
  const limit = Date.now() - 20 * 24 * 60 * 60 * 1000;
  expect(await store.sweep({ keepSessionsFrom: limit, keepEventsFrom: limit })).toMatchObject({ sessions: 9 });
  expect(await store.dailyCounts()).toContainEqual(expect.objectContaining({ kind: 'started', count: 9 }));
});
