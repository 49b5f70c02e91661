// Catalogs, advisors, feeds and shops, as whoever looks after them sees them.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { eventually } from '../fixture/eventually.ts';
import { expectLead, expectProblem } from '../fixture/expect-response.ts';
import { next } from '../fixture/next.ts';
import { LAMPS } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server, 'owner');
  viewer = await signIn(server, 'viewer');
});
afterAll(() => server.stop());

const shop = { client: 'shop' };
const lamps = { ...shop, catalog: 'lamps' };

it('a viewer browses catalogs and their products, and finds some by a part of their name', async () => {
  const { entries } = await viewer.ask('listCatalogs', shop);
  expect(entries.map(({ catalog, products }) => [catalog, products])).toEqual([['lamps', LAMPS.length]]);
  expect(await viewer.ask('findCatalog', lamps)).toEqual(entries[0]);
  const first = await viewer.ask('listProducts', { ...lamps, query: { limit: 2 } });
  const second = await viewer.ask('listProducts', { ...lamps, query: { limit: 2, after: first.next ?? '' } });
  const skus = [...first.entries, ...second.entries].map(({ sku }) => sku);
  expect(skus).toEqual(LAMPS.slice(0, 4).map(({ sku }) => sku));
  const [{ sku = '' } = {}] = LAMPS;
  const found = await viewer.ask('listProducts', { ...lamps, query: { search: sku.toLowerCase() } });
  expect(found.entries.map((each) => each.sku)).toContain(sku);
  for (const path of ['', '/products', '/mapping', '/feed']) {
    expectAdminProblem(await viewer.send('GET', `/clients/shop/catalogs/nothing${path}`), 'not-found');
  }
  const none = expectAdminProblem(await viewer.send('GET', '/clients/shop/catalogs/lamps/mapping'), 'not-found');
  expect(none.detail).toContain('no mapping');
});

it('an advisor is seen with its versions and its file, and taken off', async () => {
  const { entries } = await viewer.ask('listAdvisors', shop);
  expect(entries.map(({ advisor }) => advisor)).toContain('lamps');
  const { versions } = await viewer.ask('listVersions', { ...shop, advisor: 'lamps' });
  expect(versions).toMatchObject([{ version: 1, published: true, catalog: 'lamps' }]);
  const file = await viewer.ask('findVersion', { ...shop, advisor: 'lamps', version: 'published' });
  expect(file.source).toContain('advisor: lamps');
  const questions = expect.arrayContaining([expect.objectContaining({ id: 'room', title: 'Where shall it hang?' })]);
  expect(file.document).toMatchObject({ advisor: 'lamps', questions });
  expect(await viewer.ask('findVersion', { ...shop, advisor: 'lamps', version: '1' })).toEqual(file);
  for (const version of ['2', '0', 'x', '-1', '1e9']) {
    expectAdminProblem(await viewer.send('GET', `/clients/shop/advisors/lamps/versions/${version}`), 'not-found');
  }
  const { secret: key } = server.keys;
  expectLead(await next(server, { key, advisor: 'wishes' }));
  expect(await owner.ask('unpublishAdvisor', { ...shop, advisor: 'wishes' })).toMatchObject({ unpublished: true });
  await eventually(async () => void expectProblem(await next(server, { key, advisor: 'wishes' }), 'advisor-not-found'));
  const [entry] = (await owner.ask('listAudit', { ...shop, query: { action: 'advisor unpublished' } })).entries;
  expect(entry).toMatchObject({ target: 'wishes', before: { published_version: 1 }, outcome: 'done' });
  expectAdminProblem(await owner.send('DELETE', '/clients/shop/advisors/wishes/publication'), 'not-found');
});

it('a feed is added, seen and removed, and nobody sees its password', async () => {
  const fed = { ...shop, catalog: 'fed' };
  const body = { url: 'https://user:hidden@feeds.example/lamps.csv', every: '6h', headers: ['X-Key: hidden-too'] };
  const order = await owner.ask('addFeed', { ...fed, body });
  expect(order).toMatchObject({ catalog: 'fed', every_minutes: 360 });
  expectAdminProblem(await owner.send('POST', '/clients/shop/catalogs/fed/feed', { body }), 'already-exists');
  const seen = [
    await viewer.ask('findFeed', fed),
    await viewer.ask('listFeeds', shop),
    await owner.ask('listAudit', shop),
  ];
  expect(JSON.stringify([order, ...seen])).not.toContain('hidden');
  const broken = { url: 'ftp://feeds.example', every: 'often', currency: 'Euro' };
  const { errors } = expectAdminProblem(
    await owner.send('POST', '/clients/shop/catalogs/b/feed', { body: broken }),
    'refused',
  );
  expect(errors?.map(({ pointer }) => pointer).sort()).toEqual(['#/currency', '#/every', '#/url']);
  await owner.ask('removeFeed', fed);
  expectAdminProblem(await owner.send('DELETE', '/clients/shop/catalogs/fed/feed'), 'not-found');
});

it('everybody sees their own shops, and only an owner of all makes one', async () => {
  const everywhere = await signIn(server, 'owner', null);
  const made = await everywhere.ask('createClient', { body: { client: 'new' } });
  expect(made).toMatchObject({ client: 'new', role: 'owner' });
  expectAdminProblem(await everywhere.send('POST', '/clients', { body: { client: 'new' } }), 'already-exists');
  expectAdminProblem(await everywhere.send('POST', '/clients', { body: { client: '../x' } }), 'invalid-request');
  expectAdminProblem(await owner.send('POST', '/clients', { body: { client: 'mine' } }), 'not-permitted');
  const names = async (visitor: Visitor) => (await visitor.ask('listClients', {})).entries.map(({ client }) => client);
  expect(await names(everywhere)).toEqual(['new', 'other', 'shop']);
  expect(await names(owner)).toEqual(['shop']);
  expect(await names(await signIn(server, null))).toEqual([]);
  expect(await viewer.ask('findClient', shop)).toMatchObject({ role: 'viewer', catalogs: 1 });
});
