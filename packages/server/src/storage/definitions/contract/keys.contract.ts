// The promises of KeyStore.

import { expect, test } from 'vitest';
import type { ApiKey } from '../../../keys/key-store.ts';
import { readAllPages } from '../../../lists/page.ts';
import type { DefinitionStore } from '../definition-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const key = (id: string, others: Partial<ApiKey> = {}): ApiKey => ({
  id,
  client: 'demo',
  kind: 'publishable',
  digest: `digest of ${id}`,
  origins: ['https://shop.example', 'http://localhost:8080'],
  rate: { perSecond: 0.5, burst: 120 },
  createdAt: 1_800_000_000_000,
  expiresAt: 1_900_000_000_000,
  revokedAt: null,
  demo: true,
  ...others,
});

const fail = ({ id }: { id: string }): never => {
  throw new Error(`${id} is damaged.`);
};

const listed = ({ keys }: DefinitionStore, client?: string): Promise<ApiKey[]> =>
  readAllPages(({ after }) => keys.list({ after, limit: 2 }, client, fail));

export const keepsKeys = (stores: () => TwoStores): void => {
  test('a key comes back as it was put in', async () => {
    const { one, other } = stores();
    const plain = key('key_2', { kind: 'secret', origins: [], rate: null, expiresAt: null, demo: false, revokedAt: 7 });
    await one.keys.insert(key('key_1'));
    await one.keys.insert(plain);
    expect(await listed(other)).toEqual([key('key_1'), plain]);
  });

  test('keys are listed oldest first, whoever they belong to', async () => {
    const { keys } = stores().one;
    await keys.insert(key('key_b', { createdAt: 3 }));
    await keys.insert(key('key_c', { createdAt: 1, client: 'other' }));
    await keys.insert(key('key_a', { createdAt: 2 }));
    await keys.insert(key('key_d', { createdAt: 2 }));
    const ids = async (client?: string) => (await listed(stores().one, client)).map(({ id }) => id);
    expect(await ids()).toEqual(['key_c', 'key_a', 'key_d', 'key_b']);
    expect(await ids('demo')).toEqual(['key_a', 'key_d', 'key_b']);
    expect(await ids('nobody')).toEqual([]);
  });

  test('a list of keys comes in pages that neither repeat nor lose a key, whatever is added or revoked meanwhile', async () => {
    const { keys } = stores().one;
    for (const [nth, id] of ['key_c', 'key_a', 'key_b'].entries()) await keys.insert(key(id, { createdAt: nth }));
    const first = await keys.list({ after: null, limit: 2 }, undefined, fail);
    expect(first.entries.map(({ id }) => id)).toEqual(['key_c', 'key_a']);
    await keys.revoke('key_a', 9);
    await keys.insert(key('key_0', { createdAt: 0 }));
    const second = await keys.list({ after: first.next, limit: 2 }, undefined, fail);
    expect([second.entries.map(({ id }) => id), second.next]).toEqual([['key_b'], null]);
  });

  test('those that are not revoked are listed at once, whoever they belong to', async () => {
    const { keys } = stores().one;
    await keys.insert(key('key_b', { createdAt: 3, expiresAt: 4 }));
    await keys.insert(key('key_c', { createdAt: 1, client: 'other' }));
    await keys.insert(key('key_a', { createdAt: 2, revokedAt: 3 }));
    expect((await keys.listUnrevoked(fail)).map(({ id }) => id)).toEqual(['key_c', 'key_b']);
  });

  test('revoking notes the time, and the key stays on the list', async () => {
    const { one, other } = stores();
    await one.keys.insert(key('key_1'));
    await one.keys.insert(key('key_2'));
    expect(await one.keys.revoke('key_1', 42)).toBe(true);
    expect((await listed(other)).map(({ revokedAt }) => revokedAt)).toEqual([42, null]);
  });

  test('revoking again, or what is not there, is false and changes nothing', async () => {
    const { keys } = stores().one;
    await keys.insert(key('key_1'));
    await keys.revoke('key_1', 42);
    expect(await keys.revoke('key_1', 43)).toBe(false);
    expect(await keys.revoke('key_0', 43)).toBe(false);
    expect((await listed(stores().one))[0]?.revokedAt).toBe(42);
  });

  test('of two who revoke a key at the same time one did it', async () => {
    const { one, other } = stores();
    await one.keys.insert(key('key_1'));
    const done = await Promise.all([one.keys.revoke('key_1', 1), other.keys.revoke('key_1', 2)]);
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  test('neither an id nor a digest is taken twice', async () => {
    const { keys } = stores().one;
    await keys.insert(key('key_1'));
    await expect(keys.insert(key('key_1', { digest: 'another' }))).rejects.toThrow();
    await expect(keys.insert(key('key_2', { digest: 'digest of key_1' }))).rejects.toThrow();
    expect(await listed(stores().one)).toHaveLength(1);
  });

  test('a key is found, and revoked, as a key of its client only', async () => {
    const { one, other } = stores();
    await one.keys.insert(key('key_1'));
    expect(await other.keys.find('demo', 'key_1')).toEqual(key('key_1'));
    expect(await other.keys.find('another', 'key_1')).toBeNull();
    expect(await other.keys.find('demo', 'key_0')).toBeNull();
    expect(await other.keys.revoke('key_1', 7, 'another')).toBe(false);
    expect(await other.keys.revoke('key_1', 7, 'demo')).toBe(true);
  });

  test('a key takes the place of another, which expires as said, or sooner if it was to', async () => {
    const { keys } = stores().one;
    const at = 1_850_000_000_000;
    const made = (id: string) => key(id, { createdAt: at });
    await keys.insert(key('lasting', { expiresAt: null }));
    await keys.insert(key('ending', { expiresAt: at + 5 }));
    expect(await keys.replace('lasting', made('key_1'), at + 9)).toBe(true);
    expect(await keys.replace('ending', made('key_2'), at + 9)).toBe(true);
    expect((await keys.find('demo', 'lasting'))?.expiresAt).toBe(at + 9);
    expect((await keys.find('demo', 'ending'))?.expiresAt).toBe(at + 5);
    expect(await keys.find('demo', 'key_2')).toEqual(made('key_2'));
  });

  test('nothing takes the place of a key that is not in force, or of another client', async () => {
    const { keys } = stores().one;
    const at = 1_850_000_000_000;
    await keys.insert(key('revoked', { revokedAt: 1 }));
    await keys.insert(key('expired', { expiresAt: at }));
    await keys.insert(key('foreign', { client: 'another' }));
    for (const id of ['revoked', 'expired', 'foreign', 'nothing']) {
      expect(await keys.replace(id, key('key_1', { createdAt: at }), at + 9)).toBe(false);
    }
    expect(await keys.find('demo', 'key_1')).toBeNull();
  });
};
