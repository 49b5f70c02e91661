import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { createKey, type KeyRequest } from './create-key.ts';
import { digestKey } from './key-format.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';

const now = Date.parse('2026-11-21T14:00:00Z');
const HOUR = 3_600_000;
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

async function issue(request: Partial<KeyRequest> = {}): Promise<string> {
  const made = await createKey(store, { client: 'shop', kind: 'publishable', ...request }, now);
  if (made.kind === 'refused') throw new Error(made.faults[0]?.member);
  return made.id;
}

test('a rotated key has what the one before had, which stays in force for a day', async () => {
  const id = await issue({ origins: ['https://shop.example'], rate: { perSecond: 3, burst: 9 } });
  const rotated = await rotateKey(store.keys, 'shop', id, undefined, now + HOUR);
  if (rotated.kind !== 'rotated') throw new Error(rotated.kind);
  const before = await store.keys.find('shop', id);
  expect(rotated.replacedUntil).toBe(now + 25 * HOUR);
  expect(before?.expiresAt).toBe(now + 25 * HOUR);
  expect(await store.keys.find('shop', rotated.id)).toEqual({
    ...before,
    ...{ id: rotated.id, digest: digestKey(rotated.key), createdAt: now + HOUR, expiresAt: null },
  });
});

test('a key that lives for thirty days is followed by one that does, too, and ends no later than it would have', async () => {
  const id = await issue({ expires: '30d' });
  const late = now + 29.5 * 24 * HOUR;
  const rotated = await rotateKey(store.keys, 'shop', id, '7d', late);
  if (rotated.kind !== 'rotated') throw new Error(rotated.kind);
  expect(rotated.replacedUntil).toBe(now + 30 * 24 * HOUR);
  expect((await store.keys.find('shop', rotated.id))?.expiresAt).toBe(late + 30 * 24 * HOUR);
});

test('what is not in force, belongs to another client or is to overlap for no time at all is not rotated', async () => {
  const id = await issue();
  expect(await rotateKey(store.keys, 'shop', id, 'soon', now)).toMatchObject({ kind: 'refused' });
  expect(await rotateKey(store.keys, 'other', id, '1h', now)).toEqual({ kind: 'not-in-force' });
  await revokeKey(store.keys, id, now);
  expect(await rotateKey(store.keys, 'shop', id, '1h', now)).toEqual({ kind: 'not-in-force' });
  expect(await store.keys.listUnrevoked(() => {})).toEqual([]);
});
