// The promises of ClientStore.

import { expect, test } from 'vitest';
import { writeCatalog } from '../../write-catalog.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const keepsClients = (stores: () => TwoStores): void => {
  test('a client is made once', async () => {
    const { one, other } = stores();
    const made = await Promise.all([one.clients.create('shop', 5), other.clients.create('shop', 5)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await one.clients.find('shop')).toMatchObject({ client: 'shop', createdAt: 5 });
    expect(await one.clients.find('nobody')).toBeNull();
  });

  test('clients come by name, page by page, all of them or only some', async () => {
    const { clients } = stores().one;
    for (const [nth, name] of ['c', 'a', 'b'].entries()) await clients.create(name, nth);
    const first = await clients.list({ after: null, limit: 2 });
    expect(first.entries.map(({ client }) => client)).toEqual(['a', 'b']);
    expect((await clients.list({ after: first.next, limit: 2 })).entries).toEqual([{ client: 'c', createdAt: 0 }]);
    const some = await clients.list({ after: null, limit: 9 }, ['c', 'a', 'nobody']);
    expect(some.entries.map(({ client }) => client)).toEqual(['a', 'c']);
    expect((await clients.list({ after: null, limit: 9 }, [])).entries).toEqual([]);
  });

  test('one tells how much it has', async () => {
    const { one } = stores();
    const settings = { client: 'shop', catalog: 'c', currency: null, language: null, mapping: null };
    await writeCatalog(one.catalogs, settings, 'replace', [], () => [], 5);
    const advisor = { client: 'shop', id: 'a', catalog: 'c', questions: [], title: 'A', languages: ['en'] };
    await one.advisors.publish(advisor as never, 'text', 6);
    await one.advisors.publish({ ...advisor, id: 'b' } as never, 'text', 7);
    await one.advisors.unpublish('shop', 'b');
    expect(await one.clients.find('shop')).toMatchObject({ catalogs: 1, advisors: 2, publishedAdvisors: 1 });
  });
};
