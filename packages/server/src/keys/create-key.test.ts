// Creating, listing and revoking keys, over a real store.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAllPages } from '../lists/page.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { createKey, type KeyRequest } from './create-key.ts';
import { digestKey, parseKey } from './key-format.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

const now = Date.parse('2026-11-21T14:00:00Z');
let folder: string;
let store: DefinitionStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-keys-'));
  store = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const create = async (request: KeyRequest, at = now) => {
  const made = await createKey(store, request, at);
  if (made.kind === 'refused') throw new Error(made.faults[0]?.member);
  return made;
};
const stored = () => store.keys.listUnrevoked(() => {});
const list = (at: number, client?: string) => readAllPages((request) => listKeys(store.keys, request, client, at));

test('a created key is well-formed and found by its digest; the key itself is kept nowhere', async () => {
  const { id, key } = await create({ client: 'demo', kind: 'secret' });
  expect(parseKey(key)).toEqual({ kind: 'secret' });
  const [kept] = await stored();
  expect(kept).toMatchObject({ id, client: 'demo', kind: 'secret', digest: digestKey(key), createdAt: now });
  expect(JSON.stringify(kept)).not.toContain(key);
});

test('origins are kept as browsers send them, each once', async () => {
  const origins = ['HTTPS://Shop.example/', 'https://shop.example', 'http://localhost:8080'];
  await create({ client: 'demo', kind: 'publishable', origins, expires: '90d' });
  expect(await stored()).toMatchObject([
    { origins: ['https://shop.example', 'http://localhost:8080'], expiresAt: now + 90 * 86_400_000 },
  ]);
});

test.each<[KeyRequest, string, RegExp]>([
  [{ client: ' ', kind: 'secret' }, 'client', /beginning with a letter/],
  [{ client: 'demo', kind: 'secret', origins: ['https://shop.example'] }, 'origins', /secret key has no origins/],
  [{ client: 'demo', kind: 'publishable', origins: ['shop.example'] }, 'origins', /origin "shop.example"/],
  [{ client: 'demo', kind: 'secret', expires: 'soon' }, 'expires', /"soon"/],
  [{ client: 'demo', kind: 'secret', rate: { perSecond: 0, burst: 1 } }, 'rate', /rate/],
])('a request that cannot be granted makes no key, and says of which member: %o', async (request, member, wrong) => {
  const faults = [{ member, wrong: expect.stringMatching(wrong) }];
  expect(await createKey(store, request, now)).toEqual({ kind: 'refused', faults });
  expect(await stored()).toEqual([]);
});

test('everything that is wrong with a request is said at once', async () => {
  const made = await createKey(store, { client: '', kind: 'secret', origins: ['*'], expires: 'soon' }, now);
  const members = made.kind === 'refused' ? made.faults.map(({ member }) => member) : [];
  expect(members).toEqual(['client', 'origins', 'origins', 'expires']);
});

test('the list tells which keys are in force, and shows no digest', async () => {
  const revoked = await create({ client: 'demo', kind: 'secret' });
  await create({ client: 'demo', kind: 'secret', expires: '1h' }, now + 1);
  await create({ client: 'other', kind: 'secret' }, now + 2);
  expect(await revokeKey(store.keys, revoked.id, now + 3)).toEqual({ kind: 'revoked' });
  const later = now + 3_600_001;
  const listed = await list(later);
  expect(listed.map(({ state }) => state)).toEqual(['revoked', 'expired', 'active']);
  expect(listed.every((key) => !('digest' in key))).toBe(true);
  expect((await list(later, 'other')).map(({ client }) => client)).toEqual(['other']);
});

test('revoking is done once, and wants the id and not the key', async () => {
  const { id, key } = await create({ client: 'demo', kind: 'secret' });
  const refused = await revokeKey(store.keys, key, now);
  expect(refused.kind === 'refused' && plainMend(refused.said)).toMatch(/not its id/);
  expect(await revokeKey(store.keys, id, now)).toEqual({ kind: 'revoked' });
  expect(await revokeKey(store.keys, id, now)).toEqual({ kind: 'not-in-force' });
  expect(await revokeKey(store.keys, 'key_nothing', now)).toEqual({ kind: 'not-in-force' });
});
