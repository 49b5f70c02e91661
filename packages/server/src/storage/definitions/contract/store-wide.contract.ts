// The promises of DefinitionStore that concern all of it: the change mark, secrets, clients, closing.

import { expect, test } from 'vitest';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import type { DefinitionStore } from '../definition-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const settings = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };

const insertKey = (store: DefinitionStore, id: string, client = 'demo'): Promise<void> =>
  store.keys.insert({
    id,
    client,
    kind: 'secret',
    digest: id,
    origins: [],
    rate: null,
    createdAt: 1,
    expiresAt: null,
    revokedAt: null,
    demo: false,
  });

export const marksChanges = (stores: () => TwoStores): void => {
  test('the change mark stays while nothing is committed', async () => {
    const { one, other } = stores();
    await insertKey(one, 'key_1');
    const mark = await one.changeMark();
    await one.keys.listUnrevoked(() => {});
    await other.catalogs.listRevisions();
    expect(await one.changeMark()).toBe(mark);
  });

  test('the change mark differs after a commit of its own store and of another one', async () => {
    const { one, other } = stores();
    const marks = [await one.changeMark()];
    await insertKey(one, 'key_1');
    marks.push(await one.changeMark());
    await insertKey(other, 'key_2');
    marks.push(await one.changeMark());
    await writeCatalog(other.catalogs, settings, 'replace', [], () => [], 1);
    marks.push(await one.changeMark());
    await writeCatalog(one.catalogs, settings, 'replace', [], () => [], 2);
    marks.push(await one.changeMark());
    expect(new Set(marks).size).toBe(5);
  });

  test('a secret is 32 bytes, made once, and a different one for each name', async () => {
    const { one, other } = stores();
    const secret = await one.secret('tokens');
    expect(secret).toHaveLength(32);
    expect(await one.secret('tokens')).toEqual(secret);
    expect(await other.secret('tokens')).toEqual(secret);
    expect(await (await stores().reopen()).secret('tokens')).toEqual(secret);
    expect(await one.secret('cookies')).not.toEqual(secret);
  });

  test('two who ask for a secret at the same time get the same one', async () => {
    const { one, other } = stores();
    const asked = await Promise.all([one, other, one, other].map((store) => store.secret('tokens')));
    for (const secret of asked) expect(secret).toEqual(asked[0]);
  });

  test('a client comes into being when it is first named, by whatever and at the same time', async () => {
    const { one, other } = stores();
    await Promise.all([
      insertKey(one, 'key_1', 'new'),
      insertKey(other, 'key_2', 'new'),
      writeCatalog(one.catalogs, { ...settings, client: 'new' }, 'replace', [], () => [], 1),
    ]);
    expect(await one.keys.listUnrevoked(() => {})).toHaveLength(2);
    expect(await other.catalogs.find('new', 'c')).not.toBeNull();
  });

  test('closing twice is harmless', async () => {
    const store = await stores().reopen();
    await store.close();
    await store.close();
  });
};
