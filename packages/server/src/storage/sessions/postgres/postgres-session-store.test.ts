// What sessions in PostgreSQL promise beyond the contract: processes that are behind, days that are dropped, erasures beside steps.

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, start, step } from '../../../sessions/contract/sessions.fixture.ts';
import type { StoredSession } from '../../../sessions/session-store.ts';
import { type PostgresUse, usePostgresServer } from '../../postgres/postgres-server.fixture.ts';
import { openPostgresSessions, type PostgresSessionStore } from './postgres-session-store.ts';

let server: PostgresUse;
let url: string;
let client: Client;
const opened: PostgresSessionStore[] = [];

beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  url = await server.makeDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await client.end();
});

const open = async (): Promise<PostgresSessionStore> => {
  const store = await openPostgresSessions(url);
  opened.push(store);
  return store;
};

const partitions = async (): Promise<string[]> => {
  const { rows } = await client.query(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'session_steps'::regclass order by relname`,
  );
  return rows.map(({ name }) => name);
};

const countIn = async (table: string): Promise<number> =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0]?.count);

const partitionOf = (at: number): string =>
  `session_steps_${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}`;

/** As the store makes them ahead of time; here for a day that has passed. */
const makePartition = async (day: number): Promise<void> => {
  const id = (at: number): string => at.toString(16).padStart(12, '0').padEnd(32, '0');
  await client.query(
    `create table ${partitionOf(day)} partition of session_steps for values from ('${id(day)}') to ('${id(day + DAY)}')`,
  );
};

test('several that open an empty database at the same time all can', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, open));
  const sessions = await Promise.all(stores.map((store) => insert(store)));
  for (const session of sessions) expect(await stores[0]?.find(session.id)).toEqual(session);
});

const insert = async (store: PostgresSessionStore, startedAt = Date.now()): Promise<StoredSession> => {
  const session = start({ startedAt });
  await store.insert(session, 1);
  return session;
};

test('of many sessions that begin at once with a version that a process does not know, one asks for its number', async () => {
  const store = await open();
  await client.query(`create table asked (nothing integer);
    create function note() returns trigger language plpgsql as $$ begin insert into asked values (1); return null; end $$;
    create trigger note before insert on session_contexts for each statement execute function note()`);
  await Promise.all(Array.from({ length: 200 }, () => insert(store)));
  expect(await countIn('asked')).toBe(1);
});

test('a process that is behind goes on from what it knows, is refused, and then sees what there is', async () => {
  const [one, other] = [await open(), await open()];
  const begun = await insert(one);
  const first = step(begun, 'use', ['games'], 'budget');
  expect(await other.advance(first, 1)).toBe(true);
  expect(await one.find(begun.id, 0)).toEqual(begun);
  expect(await one.advance(step(begun, 'use', ['travel'], 'budget'), 1)).toBe(false);
  expect(await one.find(begun.id, 0)).toEqual(first);
  // What is only shown is always read.
  const second = step(first, 'budget', [], null);
  expect(await other.advance(second, 1)).toBe(true);
  expect(await one.find(begun.id)).toEqual(second);
});

test('rivals of many sessions in two processes: one wins each, and no statement waits for another for ever', async () => {
  const [one, other] = [await open(), await open()];
  for (let round = 0; round < 10; round += 1) {
    const begun = await Promise.all(Array.from({ length: 500 }, () => insert(one)));
    const [here, there] = await Promise.all([
      Promise.all(begun.map((session) => one.advance(step(session, 'use', ['a'], null), 1))),
      Promise.all(begun.toReversed().map((session) => other.advance(step(session, 'use', ['b'], null), 1))),
    ]);
    expect(begun.map((_, i) => Number(here[i]) + Number(there[begun.length - 1 - i]))).toEqual(begun.map(() => 1));
  }
});

test('an erasure leaves no step behind, while other processes take steps of the same session', async () => {
  const stores = await Promise.all([open(), open(), open()]);
  for (let round = 0; round < 15; round += 1) {
    const [one, ...others] = stores;
    if (one === undefined) throw new Error('no store');
    const begun = await insert(one);
    let session = begun;
    const stepping = Promise.all(
      others.map(async (store) => {
        for (let at = 0; at < 10; at += 1) {
          const next = step(session, `q${at}`, ['a'], 'use');
          if (await store.advance(next, 1)) session = next;
        }
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    expect(await one.remove(begun.id)).toBe(true);
    await stepping;
    expect((await client.query('select step from session_steps where session = $1', [begun.id])).rows).toEqual([]);
  }
});

test('sessions of one day lie together, and there are places for the days to come', async () => {
  // Before it is opened, as a day may begin meanwhile.
  const now = Date.now();
  const store = await open();
  expect((await partitions()).length).toBeGreaterThanOrEqual(9);
  expect(await partitions()).toContain(partitionOf(now + 7 * DAY));
  await insert(store, now);
  expect(await countIn(partitionOf(now))).toBe(1);
  expect(await countIn('session_steps_other')).toBe(0);
});

test('a day whose sessions are all old is counted once and dropped as a whole', async () => {
  const store = await open();
  const day = 1000 * DAY;
  await makePartition(day);
  for (let nth = 0; nth < 30; nth += 1) {
    const begun = await insert(store, day + nth);
    await store.advance(step(begun, 'use', ['games'], null), 1);
  }
  const limits = { keepSessionsFrom: day + 2 * DAY, keepEventsFrom: day + 2 * DAY };
  expect(await store.sweep(limits)).toEqual({ events: 60, sessions: 30 });
  expect(await partitions()).not.toContain(partitionOf(day));
  expect(await store.sweep(limits)).toEqual({ events: 0, sessions: 0 });
  const started = (await store.dailyCounts()).find(({ kind }) => kind === 'started');
  expect(started?.count).toBe(30);
});

test('a day on which a session began that still goes on is kept; a day later all others are deleted', async () => {
  const store = await open();
  const day = 1000 * DAY;
  await makePartition(day);
  await insert(store, day);
  const alive = await insert(store, day);
  await store.advance({ ...step(alive, 'use', ['games'], 'budget'), steppedAt: day + 5 * DAY }, 1);
  const limitsAt = (limit: number) => ({ keepSessionsFrom: limit, keepEventsFrom: limit });
  expect(await store.sweep(limitsAt(day + 1.5 * DAY))).toEqual({ events: 0, sessions: 0 });
  expect(await store.sweep(limitsAt(day + 2 * DAY))).toEqual({ events: 1, sessions: 1 });
  expect((await store.find(alive.id))?.step).toBe(1);
  expect(await store.sweep(limitsAt(day + 6 * DAY))).toEqual({ events: 2, sessions: 1 });
  expect(await partitions()).not.toContain(partitionOf(day));
});
