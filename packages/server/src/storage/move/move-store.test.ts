// Everything in a store is in the other one after a move, in either direction, and nothing is mixed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { start, step } from '../../sessions/contract/sessions.fixture.ts';
import type { StoredSession } from '../../sessions/session-store.ts';
import type { DefinitionStore } from '../definitions/definition-store.ts';
import { openDefinitions } from '../definitions/open-definitions.ts';
import { type PostgresServer, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import type { EmbeddedLocation, PostgresLocation, StoreLocation } from '../store-location.ts';
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
  database = { kind: 'postgres', url, sessionsUrl: url };
  return () => rmSync(root, { recursive: true });
});

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;

/** A store with something in every table; resolves to its sessions. */
async function fill(location: StoreLocation): Promise<StoredSession[]> {
  const definitions = await openDefinitions(location, 'if-empty');
  const products = Array.from({ length: 1203 }, (_, nth) => ({
    sku: `ä${nth}`,
    title: `Title "${nth}" 😀`,
    description: nth % 2 ? null : 'x'.repeat(nth),
    ...{ image: 'i', link: 'l', price: '1234.50', listPrice: null, group: null },
    available: nth % 3 > 0,
    attributes: { ram: nth, tags: ['a', 'b'] },
  }));
  const settings = { client: 'shop', catalog: 'c', currency: 'EUR', language: 'de', mapping: 'a: b\n' };
  await writeCatalog(definitions.catalogs, settings, 'replace', products, () => [], 5);
  await writeCatalog(definitions.catalogs, { ...settings, catalog: 'empty' }, 'replace', [], () => [], 5);
  const advisor = { client: 'shop', id: 'a', catalog: 'c', questions: [], title: 'Ä', languages: ['en'] };
  await definitions.advisors.publish(advisor as never, 'source', 6);
  await definitions.advisors.publish(advisor as never, 'newer', 7);
  const key = { id: 'key', client: 'shop', kind: 'secret', digest: 'd', origins: ['https://a.example'] } as const;
  const more = { rate: { perSecond: 0.5, burst: 3 }, createdAt: NOW, expiresAt: null, revokedAt: null, demo: false };
  await definitions.keys.insert({ ...key, ...more });
  await definitions.secret('tokens');
  const order = { url: 'u', headers: [], mapping: null, set: [], format: null, mode: 'replace' as const };
  const settingsOfFeed = { baseUrl: null, currency: null, language: null, everyMinutes: 60 };
  await definitions.feeds.insert({ client: 'shop', catalog: 'c', ...order, ...settingsOfFeed }, NOW);
  await definitions.close();

  const sessions = await openSessions(location);
  const begun = Array.from({ length: 210 }, (_, nth) =>
    start({ startedAt: NOW - (nth % 5) * DAY, advisor: `a${nth % 3}`, language: nth % 2 ? 'de' : 'en' }),
  );
  await Promise.all(begun.map((session) => sessions.insert(session, 1)));
  const all: StoredSession[] = [];
  for (const session of begun) {
    const first = step(session, 'use', ['games "ä"'], 'budget');
    const last = step(first, 'budget', ['10.0-20.0'], null);
    all.push(last);
    await Promise.all([sessions.advance(first, 2, [{ question: 'budget', gain: 0.5 }]), sessions.advance(last, 2)]);
  }
  const old = start({ startedAt: NOW - 30 * DAY });
  await sessions.insert(old, 1);
  await sessions.sweep({ keepSessionsFrom: NOW - 10 * DAY, keepEventsFrom: NOW - 10 * DAY });
  await sessions.close();
  return all;
}

/** All that a store tells. */
async function tell(location: StoreLocation, sessions: readonly StoredSession[]) {
  const definitions = await openDefinitions(location, 'never');
  const told = await tellDefinitions(definitions);
  await definitions.close();
  const store = await openSessions(location);
  const found = await Promise.all(sessions.map(({ id }) => store.find(id)));
  const events = await Promise.all(sessions.slice(0, 20).map(({ id }) => store.events(id)));
  const counts = await store.dailyCounts();
  await store.close();
  return { ...told, found, events, counts };
}

async function tellDefinitions(definitions: DefinitionStore) {
  const products = [];
  for await (const batch of definitions.catalogs.read('shop', 'c')) products.push(...batch);
  const page = { after: null, limit: 100 };
  return {
    products,
    catalogs: await definitions.catalogs.list(page),
    advisors: await definitions.advisors.list(page),
    version: await definitions.advisors.findVersion('shop', 'a', 1),
    keys: await definitions.keys.listUnrevoked(() => {}),
    feeds: await definitions.feeds.list(),
    secret: await definitions.secret('tokens'),
  };
}

test('a folder moved into a database, and that into another folder, tells the same', async () => {
  const sessions = await fill(folder);
  const before = await tell(folder, sessions);
  const moved = await moveStore(folder, database);
  expect(moved).toMatchObject({ definitions: { products: 1203, catalogs: 2, advisor_versions: 2 }, steps: 630 });
  expect(await tell(database, sessions)).toEqual(before);
  expect(await moveStore(database, other)).toEqual(moved);
  expect(await tell(other, sessions)).toEqual(before);
});

test('in the new store everything goes on', async () => {
  const [session] = await fill(folder);
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
  await fill(folder);
  await fill(database);
  await expect(moveStore(folder, database)).rejects.toThrow('there is something in this store already');
  await expect(moveStore(database, folder)).rejects.toThrow('there is something in this store already');
  await expect(moveStore(database, database)).rejects.toThrow('are the same');
});

test('while a server runs on either, nothing is moved', async () => {
  await fill(folder);
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
