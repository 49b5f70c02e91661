// Keys by the admin interface: issued, rotated, revoked, and at work in the public interface.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { eventually } from '../fixture/eventually.ts';
import { expectLead, expectProblem } from '../fixture/expect-response.ts';
import { next } from '../fixture/next.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server, 'owner');
});
afterAll(() => server.stop());

const shop = { client: 'shop' };
const works = (key: string) => eventually(async () => void expectLead(await next(server, { key })));
const isRefused = (key: string) =>
  eventually(async () => void expectProblem(await next(server, { key }), 'invalid-api-key'));

it('a key is shown once, works within seconds, and no more once it is revoked', async () => {
  const { id, key } = await owner.ask('createKey', { ...shop, body: { kind: 'publishable', expires: '90d' } });
  await works(key);
  const { entries } = await owner.ask('listKeys', shop);
  expect(entries.find((each) => each.id === id)).toMatchObject({
    kind: 'publishable',
    state: 'active',
    client: 'shop',
  });
  expect(JSON.stringify(entries)).not.toContain(key);
  await owner.ask('revokeKey', { ...shop, key: id });
  await isRefused(key);
  expectAdminProblem(await owner.send('DELETE', `/clients/shop/keys/${id}`), 'not-found');
});

it('a rotated key and the one before both work for a while', async () => {
  const before = await owner.ask('createKey', { ...shop, body: { kind: 'secret' } });
  const after = await owner.ask('rotateKey', { ...shop, key: before.id, body: { overlap: '2h' } });
  expect(after.replaces).toBe(before.id);
  expect(Date.parse(after.replaced_until) - Date.now()).toBeGreaterThan(3_600_000);
  await works(before.key);
  await works(after.key);
  const { entries } = await owner.ask('listKeys', shop);
  expect(entries.find((each) => each.id === before.id)?.expires_at).toBe(after.replaced_until);
});

it('of another shop none is seen, rotated or revoked', async () => {
  const stranger = await signIn(server, 'owner', 'other');
  const { id, key } = await owner.ask('createKey', { ...shop, body: { kind: 'secret' } });
  expect((await stranger.ask('listKeys', { client: 'other' })).entries.map((each) => each.client)).toEqual(['other']);
  expectAdminProblem(await stranger.send('DELETE', `/clients/other/keys/${id}`), 'not-found');
  expectAdminProblem(await stranger.send('POST', `/clients/other/keys/${id}/rotation`, { body: {} }), 'not-found');
  await works(key);
});

it('what cannot be meant is told with its place, and nothing is made', async () => {
  const before = (await owner.ask('listKeys', shop)).entries.length;
  const send = (body: unknown) => owner.send('POST', '/clients/shop/keys', { body });
  const unknown = expectAdminProblem(await send({ kind: 'golden', colour: 'red' }), 'invalid-request');
  expect(unknown.errors?.map(({ pointer }) => pointer).sort()).toEqual(['#/colour', '#/kind']);
  const origins = expectAdminProblem(await send({ kind: 'secret', origins: ['https://a.example'] }), 'refused');
  expect(origins.errors).toEqual([
    { pointer: '#/origins', detail: expect.stringContaining('secret key has no origins') },
  ]);
  const rate = { kind: 'secret', rate: { per_second: 'x', burst: 1 } };
  expect(expectAdminProblem(await send(rate), 'invalid-request').errors?.[0]?.pointer).toBe('#/rate/per_second');
  expectAdminProblem(await owner.send('POST', '/clients/shop/keys'), 'invalid-request');
  expect((await owner.ask('listKeys', shop)).entries).toHaveLength(before);
});

it('the log has every change with who made it, and no key', async () => {
  const { id, key } = await owner.ask('createKey', { ...shop, body: { kind: 'secret' } });
  await owner.ask('revokeKey', { ...shop, key: id });
  await owner.send('POST', '/clients/shop/keys', { body: { kind: 'secret', origins: ['https://a.example'] } });
  const { entries } = await owner.ask('listAudit', { ...shop, query: { by: owner.id, limit: 3 } });
  expect(entries.map(({ action, target, outcome }) => [action, target, outcome])).toEqual([
    ['key created', 'shop', 'refused'],
    ['key revoked', id, 'done'],
    ['key created', id, 'done'],
  ]);
  expect(entries[1]).toMatchObject({ door: 'admin interface', by: { kind: 'person', id: owner.id }, client: 'shop' });
  expect(JSON.stringify(entries)).not.toContain(key);
});
