// Everything in a store is in the other one after a move, in either direction, and nothing is mixed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { start, step } from '../../sessions/contract/sessions.fixture.ts';
import { StoreUnavailable } from '../../sessions/session-store.ts';
import { readSessionServers } from '../../settings/database-urls.ts';
import { openDefinitions } from '../definitions/open-definitions.ts';
import { fillStore, NOW, tellStore } from '../filled-store.fixture.ts';
import { type PostgresUse, query, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import type { EmbeddedLocation, PostgresLocation } from '../store-location.ts';
import { writeCatalog } from '../write-catalog.fixture.ts';
import { closeStore } from './close-store.ts';
import { moveStore } from './move-store.ts';

let server: PostgresUse;
let root: string;
let folder: EmbeddedLocation;
let other: EmbeddedLocation;
let database: PostgresLocation;

beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-move-'));
  folder = { kind: 'embedded', folder: join(root, 'one') };
  other = { kind: 'embedded', folder: join(root, 'other') };
  const url = await server.makeDatabase();
  database = { kind: 'postgres', url, sessionServers: [{ url, drains: false }] };
  return () => rmSync(root, { recursive: true });
});

test('a folder moved into a database, and that into another folder, tells the same', async () => {
  const sessions = await fillStore(folder);
  const before = await tellStore(folder, sessions);
  const moved = await moveStore(folder, database);
  expect(moved).toMatchObject({
    definitions: { products: 1203, catalogs: 2, advisor_versions: 2 },
    steps: 630,
    interactions: 3,
  });
  expect(await tellStore(database, sessions)).toEqual(before);
  expect(await moveStore(database, other)).toEqual(moved);
  expect(await tellStore(other, sessions)).toEqual(before);
});

test('sessions on several servers are moved, and back', async () => {
  const urls = await Promise.all([0, 1, 2].map(() => server.makeDatabase()));
  const several = readSessionServers(urls.slice(0, 2).join(','));
  const spread: PostgresLocation = { ...database, sessionServers: several };
  const sessions = await fillStore(spread);
  const before = await tellStore(spread, sessions);
  expect(await moveStore(spread, folder)).toMatchObject({ steps: 630 });
  expect(await tellStore(folder, sessions)).toEqual(before);
  const target: PostgresLocation = { ...database, url: urls[2] ?? '' };
  await expect(moveStore(folder, { ...target, sessionServers: several })).rejects.toThrow('there is something');
  const fresh = await Promise.all([0, 1].map(() => server.makeDatabase()));
  const back: PostgresLocation = { ...target, sessionServers: readSessionServers(fresh.join(',')) };
  await moveStore(folder, back);
  expect(await tellStore(back, sessions)).toEqual(before);
});

test('in the new store everything goes on', async () => {
  const [session] = await fillStore(folder);
  await moveStore(folder, database);
  const definitions = await openDefinitions(database, 'apply');
  const settings = { client: 'shop', catalog: 'new', currency: null, language: null, mapping: null };
  expect(await writeCatalog(definitions.catalogs, settings, 'replace', [], () => [], 9)).toMatchObject({ revision: 1 });
  await definitions.close();
  const store = await openSessions(database);
  expect(await store.advance(step(session!, 'use', ['other'], null), 3)).toBe(true);
  const begun = start({ startedAt: NOW, advisor: 'never seen' });
  await store.insert(begun, 1);
  expect(await store.find(begun.id)).toEqual(begun);
  await store.close();
});

test('a store that has something is not mixed with another one', async () => {
  await fillStore(folder);
  await fillStore(database);
  await expect(moveStore(folder, database)).rejects.toThrow('there is something in this store already');
  await expect(moveStore(database, folder)).rejects.toThrow('there is something in this store already');
  await expect(moveStore(database, database)).rejects.toThrow('are the same');
});

test.each([
  ['folder', () => ({ from: folder, to: database })],
  ['database', () => ({ from: database, to: folder })],
])('a %s that a server has is moved, and whoever has it open changes nothing any more', async (_, places) => {
  const { from, to } = places();
  const ids = await fillStore(from);
  const [session] = ids;
  const definitions = await openDefinitions(from, 'apply');
  const sessions = await openSessions(from);
  const before = await tellStore(to, []).catch(() => null);
  expect(before).toBeNull();
  // A step that the server has in memory, and one that it still writes when the move begins.
  const begun = start({ startedAt: NOW });
  await sessions.insert(begun, 1);
  const steps = sessions.advance(step(begun, 'use', ['other'], null), 1);
  const [, moved] = await Promise.all([steps, moveStore(from, to)]);

  const refusal = /was moved/;
  await expect(sessions.advance(step(session!, 'use', ['other'], null), 3)).rejects.toThrow(StoreUnavailable);
  await expect(sessions.insert(start({ startedAt: NOW }), 1)).rejects.toThrow(refusal);
  await expect(sessions.remove(session!.id)).rejects.toThrow(refusal);
  expect(sessions.health[0]).toMatchObject({ state: 'failed', detail: expect.stringMatching(refusal) });
  expect(await sessions.find(session!.id)).toEqual(session);
  const settings = { client: 'shop', catalog: 'new', currency: null, language: null, mapping: null };
  await expect(writeCatalog(definitions.catalogs, settings, 'replace', [], () => [], 9)).rejects.toThrow(refusal);
  await sessions.close();
  await definitions.close();

  const there = await openSessions(to);
  expect((await there.find(begun.id))?.step).toBe(1);
  expect(await there.find(session!.id)).toEqual(session);
  await there.close();
  expect(moved.steps).toBe(632);
  await expect(moveStore(from, other)).rejects.toThrow(refusal);
});

test('no server starts on a database that was moved', async () => {
  await fillStore(database);
  await moveStore(database, folder);
  await expect(openDefinitions(database, 'apply')).rejects.toThrow(`was moved to ${folder.folder}`);
});

test('while a server runs on the new store, nothing is moved', async () => {
  await fillStore(folder);
  const server = await openDefinitions(database, 'apply');
  await expect(moveStore(folder, database)).rejects.toThrow('a server runs on this store');
  await server.close();
  expect(await moveStore(folder, database)).toMatchObject({ steps: 630 });
});

test.each([
  ['folder', () => folder],
  ['database', () => database],
])('if the new store fails, a server on the %s goes on', async (_, place) => {
  const from = place();
  await fillStore(from);
  const sessions = await openSessions(from);
  const url = await server.makeDatabase();
  const to: PostgresLocation = { kind: 'postgres', url, sessionServers: [{ url, drains: false }] };
  await openDefinitions(to, 'if-empty').then((made) => made.close());
  await openSessions(to).then((made) => made.close());
  await query(
    to.url,
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
     create trigger fail before insert on session_steps for each statement execute function fail()`,
  );
  await expect(moveStore(from, to)).rejects.toThrow('no room');
  const begun = start({ startedAt: NOW });
  expect(await sessions.insert(begun, 1)).toBe(true);
  expect(sessions.health[0]?.state).toBe('ok');
  await sessions.close();
});

test('if the process that moves ends, a server on the database goes on', async () => {
  await fillStore(database);
  const sessions = await openSessions(database);
  const closing = await closeStore(database, folder);
  await expect(sessions.insert(start({ startedAt: NOW }), 1)).rejects.toThrow('is being moved');
  await query(
    database.url,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  // The connection ends a moment later.
  await expect.poll(() => sessions.insert(start({ startedAt: NOW }), 1).catch(() => false)).toBe(true);
  await expect(closing.assertClosed()).rejects.toThrow();
  await closing.release();
  await sessions.close();
});

test('what is not there cannot be moved, and nothing is made of it', async () => {
  await expect(moveStore(folder, database)).rejects.toThrow('there is no such file');
  await expect(moveStore(database, folder)).rejects.toThrow('is empty');
});
