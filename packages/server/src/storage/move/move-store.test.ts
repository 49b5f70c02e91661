// Everything in a store is in the other one after a move, in either direction, and nothing is mixed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { start, step } from '../../sessions/contract/sessions.fixture.ts';
import { readSessionServers } from '../../settings/database-urls.ts';
import { openDefinitions } from '../definitions/open-definitions.ts';
import { fillStore, NOW, tellStore } from '../filled-store.fixture.ts';
import { type PostgresServer, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import type { EmbeddedLocation, PostgresLocation } from '../store-location.ts';
import { writeCatalog } from '../write-catalog.fixture.ts';
import { moveStore } from './move-store.ts';

let server: PostgresServer;
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
  expect(moved).toMatchObject({ definitions: { products: 1203, catalogs: 2, advisor_versions: 2 }, steps: 630 });
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

test('while a server runs on either, nothing is moved', async () => {
  await fillStore(folder);
  const running = await openSessions(folder);
  await expect(moveStore(folder, database)).rejects.toThrow('is running on this data folder');
  await running.close();
  const server = await openDefinitions(database, 'apply');
  await expect(moveStore(folder, database)).rejects.toThrow('a server runs on this store');
  await server.close();
  expect(await moveStore(folder, database)).toMatchObject({ steps: 630 });
});

test('what is not there cannot be moved, and nothing is made of it', async () => {
  await expect(moveStore(folder, database)).rejects.toThrow('there is no such file');
  await expect(moveStore(database, folder)).rejects.toThrow('is empty');
});
