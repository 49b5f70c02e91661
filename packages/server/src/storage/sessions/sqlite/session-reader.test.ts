// A part of sessions.db is damaged: who needs it is told to come again, everybody else is served, and the operator hears of it until it can be
// read again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SessionId, type StoredSession, StoreUnavailable } from '../../../sessions/session-store.ts';
import { damagePageOf } from './damaged-page.fixture.ts';
import { openSqliteSessions, type SqliteSessionStore } from './sqlite-session-store.ts';

const NOON = Date.UTC(2026, 0, 5, 12);

const sessionOf = (nth: number): StoredSession => ({
  id: (NOON.toString(16).padStart(12, '0') + nth.toString(16).padStart(20, '0')) as SessionId,
  client: 'demo',
  advisor: 'laptops',
  version: 2,
  startedAt: NOON,
  step: 0,
  steppedAt: NOON,
  lastReplied: null,
  state: { language: 'en', replies: {}, shown: 'use', resultsGiven: false },
});

const SESSIONS = 500;
const first = sessionOf(0);
const last = sessionOf(SESSIONS - 1);

let folder = '';
let store: SqliteSessionStore;
let page: ReturnType<typeof damagePageOf>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-session-reader-'));
  const filling = await openSqliteSessions(folder);
  await Promise.all(Array.from({ length: SESSIONS }, (_, nth) => filling.insert(sessionOf(nth), 1)));
  await filling.close();
  page = damagePageOf(join(folder, 'sessions.db'), first.id);
  store = await openSqliteSessions(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const OK = [
  { part: 'session-writer', state: 'ok' },
  { part: 'sessions', state: 'ok' },
];
const DEGRADED = [
  { part: 'session-writer', state: 'ok' },
  {
    part: 'sessions',
    state: 'degraded',
    detail: expect.stringMatching(/^sessions cannot be read: the database is damaged, or the disk fails\./),
  },
];

test('who has to be read from there is told to come again, and others are read and written', async () => {
  expect(store.health).toMatchObject(OK);
  expect(() => store.find(first.id)).toThrow(StoreUnavailable);
  await expect(store.advance({ ...first, step: 1 }, 1)).rejects.toThrow(StoreUnavailable);
  await expect(store.events(first.id)).rejects.toThrow(StoreUnavailable);
  expect(store.find(last.id)).toEqual(last);
  expect(await store.insert(sessionOf(SESSIONS), 1)).toBe(true);
  expect(await store.events(sessionOf(SESSIONS).id)).toHaveLength(1);
});

test('the store is degraded until what could not be read can be, whatever else is read meanwhile, and then by itself no more', async () => {
  expect(() => store.find(first.id)).toThrow(StoreUnavailable);
  expect(store.health).toMatchObject(DEGRADED);
  expect(store.find(last.id)).toEqual(last);
  expect(await store.insert(sessionOf(SESSIONS), 1)).toBe(true);
  expect(store.health).toMatchObject(DEGRADED);
  page.mend();
  await expect.poll(() => store.health).toMatchObject(OK);
  expect(store.find(first.id)).toEqual(first);
});

test('it stays degraded as long as it tries in vain', async () => {
  expect(() => store.find(first.id)).toThrow(StoreUnavailable);
  // Long enough to have tried again.
  for (let times = 0; times < 8; times++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(store.health).toMatchObject(DEGRADED);
  }
});

test('a sweep that meets the damage fails, and steps are still written: the service stays ready', async () => {
  await expect(store.sweep({ keepEventsFrom: NOON + 1, keepSessionsFrom: NOON + 1 })).rejects.toThrow(StoreUnavailable);
  expect(store.health).toMatchObject(OK);
  expect(await store.insert({ ...sessionOf(SESSIONS), startedAt: NOON + 2, steppedAt: NOON + 2 }, 1)).toBe(true);
});
