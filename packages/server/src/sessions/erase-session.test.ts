import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { openSessions, openSessionsIfFree } from '../storage/sessions/open-sessions.ts';
import type { EmbeddedLocation } from '../storage/store-location.ts';
import { ErasureDuty, eraseSession } from './erase-session.ts';
import { makeSessionId } from './session-id.ts';
import type { SessionStore } from './session-store.ts';

// Two session stores stand for two processes that serve, each with its own memory.
let locations: EmbeddedLocation[];
let sessions: SessionStore[];
let definitions: DefinitionStore;
beforeEach(async () => {
  locations = ['one', 'other'].map((name) => ({
    kind: 'embedded',
    folder: mkdtempSync(join(tmpdir(), `erase-${name}-`)),
  }));
  sessions = await Promise.all(locations.map((location) => openSessions(location)));
  definitions = await openDefinitions(locations[0]!, 'if-empty');
});
afterEach(async () => {
  await Promise.all([definitions.close(), ...sessions.map((store) => store.close())]);
  for (const { folder } of locations) rmSync(folder, { recursive: true });
});

const insert = async (store: SessionStore) => {
  const at = Date.now();
  const id = makeSessionId(at);
  const origin = { id, client: 'demo', advisor: 'laptops', version: 1, startedAt: at, step: 0, steppedAt: at };
  const state = { language: 'en', replies: {}, shown: 'use', resultsGiven: false };
  await store.insert({ ...origin, lastReplied: null, state }, 1);
  return id;
};

test('whoever serves erases in its own store, and the one who asked hears that there was such a session', async () => {
  const id = await insert(sessions[1]!);
  const duties = sessions.map((store) => new ErasureDuty(definitions.erasures, store));
  const asked = eraseSession(
    { erasures: definitions.erasures, openSessions: () => openSessionsIfFree(locations[0]!) },
    id,
  );
  while ((await definitions.erasures.list()).length === 0) await new Promise(setImmediate);
  for (const duty of duties) await duty.carryOut();
  expect(await definitions.erasures.outcome(id)).toBe(true);
  expect(await sessions[1]!.find(id)).toBeNull();
  await asked;
});

test('what was carried out is not carried out again, unless it is asked for again', async () => {
  const [store] = sessions as [SessionStore];
  const duty = new ErasureDuty(definitions.erasures, store);
  const id = await insert(store);
  await definitions.erasures.request(id, 1);
  await duty.carryOut();
  expect(await definitions.erasures.outcome(id)).toBe(true);
  await duty.carryOut();
  expect(await definitions.erasures.outcome(id)).toBe(true);
  await definitions.erasures.request(id, 2);
  await duty.carryOut();
  expect(await definitions.erasures.outcome(id)).toBe(false);
});

test('where nobody serves the session is erased at once', async () => {
  const id = await insert(sessions[1]!);
  await sessions[1]!.close();
  const tools = { erasures: definitions.erasures, openSessions: () => openSessionsIfFree(locations[1]!) };
  expect(await eraseSession(tools, id)).toBe(true);
  expect(await eraseSession(tools, id)).toBe(false);
  expect(await definitions.erasures.list()).toEqual([]);
});
