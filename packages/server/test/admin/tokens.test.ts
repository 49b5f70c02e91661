// Programs with tokens, over HTTP.

import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminProblem } from '../fixture/admin.ts';
import { addPerson, Browser } from '../fixture/browser.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { next } from '../fixture/next.ts';
import { sendHttp } from '../fixture/send-http.ts';
import { LAMPS_ADVISOR } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addPerson(server, 'admin', { '*': 'owner' });
  await addPerson(server, 'ann', { shop: 'owner', other: 'editor' });
  await addPerson(server, 'eve', { shop: 'viewer' });
});
afterAll(() => server.stop());

async function signedIn(name: string): Promise<Browser> {
  const browser = new Browser(server);
  expect((await browser.signIn(`${name}@shop.example`)).status).toBe(200);
  return browser;
}

interface Made {
  readonly id: string;
  readonly token: string;
}

async function makeToken(browser: Browser, scopes: readonly string[], client = 'shop'): Promise<Made> {
  const made = await browser.send('POST', '/tokens', { client, name: 'CI', scopes });
  expect(made.status).toBe(201);
  return made.json() as unknown as Made;
}

const use = (token: string, method: string, path: string, body?: unknown): Promise<HttpResponse> =>
  sendHttp(server.adminPort, {
    ...{ method, path: ADMIN_PATH + path, body: body === undefined ? null : JSON.stringify(body) },
    headers: [
      ['Authorization', `Bearer ${token}`],
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
    ],
  });

it('may what its scopes say, at its shop, and nothing else', async () => {
  const { token } = await makeToken(await signedIn('ann'), ['catalogs:read', 'keys:change']);
  expect(token).toMatch(/^gp_at_[0-9A-Za-z]{36}$/);
  expect((await use(token, 'GET', '/me')).json()).toMatchObject({ kind: 'token', name: 'CI', email: null, roles: [] });
  expect((await use(token, 'GET', '/clients/shop/catalogs')).status).toBe(200);
  expect((await use(token, 'POST', '/clients/shop/keys', { kind: 'secret' })).status).toBe(201);
  expectAdminProblem(await use(token, 'GET', '/clients/shop/advisors'), 'not-permitted');
  expectAdminProblem(await use(token, 'GET', '/clients/shop/people'), 'not-permitted');
  expectAdminProblem(await use(token, 'GET', '/clients/other/catalogs'), 'not-found');
});

it('for advisors follows the jobs that it ordered, and sees none of catalogs', async () => {
  const ann = await signedIn('ann');
  const [advisors, catalogs] = [
    await makeToken(ann, ['advisors:change']),
    await makeToken(ann, ['catalogs:read', 'catalogs:change']),
  ];
  const check = { text: LAMPS_ADVISOR, seconds: null };
  const ordered = await use(advisors.token, 'POST', '/clients/shop/checks', check);
  expect(ordered.status).toBe(202);
  const { id } = ordered.json() as { id: string };
  const path = `/clients/shop/jobs/${id}`;
  expect((await use(advisors.token, 'GET', path)).json()).toMatchObject({ id, kind: 'check' });
  const listed = async ({ token }: Made): Promise<unknown> =>
    (await use(token, 'GET', '/clients/shop/jobs')).json()?.entries;
  expect(await listed(advisors)).toMatchObject([{ id }]);
  // Those of the other part are not there for whoever has no right to it.
  expect(await listed(catalogs)).toEqual([]);
  expectAdminProblem(await use(catalogs.token, 'GET', path), 'not-found');
  expectAdminProblem(await use((await makeToken(ann, ['keys:read'])).token, 'GET', path), 'not-permitted');
});

it('never does what is for people: accounts, sign-ins, roles, invitations, further tokens', async () => {
  const { token } = await makeToken(await signedIn('admin'), ['people:read', 'keys:change', 'audit:read']);
  for (const [method, path, body] of [
    ['POST', '/tokens', { client: 'shop', name: 'more', scopes: ['keys:change'], expires: '365d' }],
    ['PATCH', '/me', { name: 'x' }],
    ['POST', '/me/password', { password: 'a', new_password: 'b' }],
    ['GET', '/me/sign-ins'],
    ['POST', '/sign-out-everywhere'],
    ['DELETE', '/me/clients/shop'],
    ['PUT', '/people/person_eve/disabled', { disabled: true }],
    ['POST', '/invitations', { email: 'x@shop.example', role: 'owner' }],
  ] as const)
    expectAdminProblem(await use(token, method, path, body), 'person-required');
  for (const path of ['/clients/shop/invitations', '/clients/shop/people/person_eve/reset-link'])
    expectAdminProblem(await use(token, 'POST', path, { email: 'x@shop.example', role: 'owner' }), 'not-permitted');
  expect((await use(token, 'GET', '/clients/shop/people')).status).toBe(200);
});

it('is never made with more than whoever makes it may', async () => {
  const eve = await signedIn('eve');
  for (const scopes of [['keys:read'], ['catalogs:change'], ['people:change'], [], ['everything']]) {
    const refused = await eve.send('POST', '/tokens', { client: 'shop', name: 'CI', scopes });
    expect(expectAdminProblem(refused, 'refused').errors).toMatchObject([{ pointer: '#/scopes' }]);
  }
  expectAdminProblem(
    await eve.send('POST', '/tokens', { client: 'other', name: 'CI', scopes: ['catalogs:read'] }),
    'not-found',
  );
  const long = { client: 'shop', name: 'CI', scopes: ['catalogs:read'], expires: '2y' };
  expectAdminProblem(await eve.send('POST', '/tokens', long), 'refused');
});

it('shrinks with the role of whoever made it, and ends with them and when it is revoked', async () => {
  await addPerson(server, 'kim', { shop: 'owner' });
  const [admin, kim] = [await signedIn('admin'), await signedIn('kim')];
  const { id, token } = await makeToken(kim, ['keys:read', 'catalogs:read']);
  const second = await makeToken(kim, ['catalogs:read']);
  expect((await use(token, 'GET', '/clients/shop/keys')).status).toBe(200);
  await admin.send('PUT', '/clients/shop/people/person_kim', { role: 'viewer' });
  expectAdminProblem(await use(token, 'GET', '/clients/shop/keys'), 'not-permitted');
  expect((await use(token, 'GET', '/clients/shop/catalogs')).status).toBe(200);
  expect((await kim.send('DELETE', `/tokens/${id}?client=shop`)).status).toBe(204);
  expectAdminProblem(await use(token, 'GET', '/clients/shop/catalogs'), 'sign-in-required');
  expect((await use(second.token, 'GET', '/clients/shop/catalogs')).status).toBe(200);
  await admin.send('DELETE', '/clients/shop/people/person_kim');
  expectAdminProblem(await use(second.token, 'GET', '/clients/shop/catalogs'), 'sign-in-required');
});

it('is listed without what proves it; owners see and revoke those of everybody, others their own', async () => {
  const [ann, eve] = [await signedIn('ann'), await signedIn('eve')];
  const { id, token } = await makeToken(eve, ['catalogs:read']);
  const hers = await makeToken(ann, ['catalogs:read']);
  const list = async (browser: Browser) => {
    const response = await browser.send('GET', '/tokens?client=shop');
    expect(response.text).not.toContain(token);
    return (response.json().entries as { id: string }[]).map((entry) => entry.id);
  };
  expect(await list(eve)).toEqual([id]);
  expect(await list(ann)).toEqual(expect.arrayContaining([id, hers.id]));
  expectAdminProblem(await eve.send('DELETE', `/tokens/${hers.id}?client=shop`), 'not-found');
  expectAdminProblem(await ann.send('DELETE', `/tokens/${id}?client=other`), 'not-found');
  expect((await ann.send('DELETE', `/tokens/${id}?client=shop`)).status).toBe(204);
  expectAdminProblem(await eve.send('GET', '/tokens'), 'invalid-request');
});

it('opens nothing in the public interface, and a key of the shop nothing here', async () => {
  const { token } = await makeToken(await signedIn('ann'), ['keys:change']);
  const asKey = await next(server, { key: token });
  expect(asKey.status).toBe(401);
  expectAdminProblem(await use(server.keys.secret, 'GET', '/me'), 'sign-in-required');
});

it('made with an Idempotency-Key is made once, and the repetition shows the same one to nobody else', async () => {
  const [ann, eve] = [await signedIn('ann'), await signedIn('eve')];
  const once = ['Idempotency-Key', '0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b11'] as const;
  const order = { client: 'shop', name: 'once', scopes: ['catalogs:read'] };
  const [first, again, other] = [
    await ann.send('POST', '/tokens', order, [once]),
    await ann.send('POST', '/tokens', order, [once]),
    await eve.send('POST', '/tokens', order, [once]),
  ];
  expect([again.json().token, again.header('Idempotency-Replayed')]).toEqual([first.json().token, 'true']);
  expect(other.json().token).not.toBe(first.json().token);
});
