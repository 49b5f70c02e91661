// Creating, listing and revoking keys, over a real store.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { createKey } from './create-key.ts';
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

test('a created key is well-formed and found by its digest; the key itself is kept nowhere', async () => {
  const { id, key } = await createKey(store.keys, { client: 'demo', kind: 'secret' }, now);
  expect(parseKey(key)).toEqual({ kind: 'secret' });
  const [stored] = await store.keys.list();
  expect(stored).toMatchObject({ id, client: 'demo', kind: 'secret', digest: digestKey(key), createdAt: now });
  expect(JSON.stringify(stored)).not.toContain(key);
});

test('origins are kept as browsers send them, each once', async () => {
  const origins = ['HTTPS://Shop.example/', 'https://shop.example', 'http://localhost:8080'];
  await createKey(store.keys, { client: 'demo', kind: 'publishable', origins, expires: '90d' }, now);
  expect(await store.keys.list()).toMatchObject([
    { origins: ['https://shop.example', 'http://localhost:8080'], expiresAt: now + 90 * 86_400_000 },
  ]);
});

test.each([
  [{ client: ' ', kind: 'secret' } as const, /client is empty/],
  [{ client: 'demo', kind: 'secret', origins: ['https://shop.example'] } as const, /secret key has no origins/],
  [{ client: 'demo', kind: 'publishable', origins: ['shop.example'] } as const, /origin "shop.example"/],
  [{ client: 'demo', kind: 'secret', expires: 'soon' } as const, /"soon"/],
  [{ client: 'demo', kind: 'secret', rate: { perSecond: 0, burst: 1 } } as const, /rate/],
])('a request that cannot be granted makes no key: %o', async (request, message) => {
  await expect(createKey(store.keys, request, now)).rejects.toThrow(message);
  expect(await store.keys.list()).toEqual([]);
});

test('the list tells which keys are in force, and shows no digest', async () => {
  const revoked = await createKey(store.keys, { client: 'demo', kind: 'secret' }, now);
  await createKey(store.keys, { client: 'demo', kind: 'secret', expires: '1h' }, now + 1);
  await createKey(store.keys, { client: 'other', kind: 'secret' }, now + 2);
  expect(await revokeKey(store.keys, revoked.id, now + 3)).toBe(true);
  const later = now + 3_600_001;
  const listed = await listKeys(store.keys, later);
  expect(listed.map(({ state }) => state)).toEqual(['revoked', 'expired', 'active']);
  expect(listed.every((key) => !('digest' in key))).toBe(true);
  expect((await listKeys(store.keys, later, 'other')).map(({ client }) => client)).toEqual(['other']);
});

test('revoking is done once, and wants the id and not the key', async () => {
  const { id, key } = await createKey(store.keys, { client: 'demo', kind: 'secret' }, now);
  await expect(revokeKey(store.keys, key, now)).rejects.toThrow(/not its id/);
  expect(await revokeKey(store.keys, id, now)).toBe(true);
  expect(await revokeKey(store.keys, id, now)).toBe(false);
  expect(await revokeKey(store.keys, 'key_nothing', now)).toBe(false);
});
