// Signing in with a provider of OpenID Connect, against a real one.

import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminProblem } from '../fixture/admin.ts';
import { addPerson, Browser } from '../fixture/browser.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { CLIENT, TestProvider } from '../fixture/open-id-provider.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

const provider = new TestProvider();
let server: TestServer;
beforeAll(async () => {
  await provider.listen();
  server = await startTestServer({
    settings: {
      GUIDEPOST_OIDC_ISSUER: provider.issuer,
      GUIDEPOST_OIDC_CLIENT_ID: CLIENT.id,
      GUIDEPOST_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

const account = (name: string, isVerified = true) => ({
  ...{ email: `${name}@shop.example`, email_verified: isVerified, name: `Name of ${name}` },
});

const begin = async (browser: Browser): Promise<string> => {
  const begun = await browser.send('POST', '/sign-in/provider');
  expect(begun.status).toBe(200);
  return String(begun.json().location);
};

const comeBack = (browser: Browser, { pathname, search }: URL): Promise<HttpResponse> =>
  browser.send('GET', pathname.slice(ADMIN_PATH.length) + search);

async function signIn(browser: Browser, name: string, subject = `sub-${name}`, isVerified = true) {
  const back = await provider.signIn(await begin(browser), subject, account(name, isVerified));
  const response = await comeBack(browser, back);
  expect([response.status, browser.cookies.has('__Host-guidepost-provider')]).toEqual([303, false]);
  return portalPath(response);
}

/** Where the browser goes on in the portal. */
const portalPath = (response: HttpResponse): string | undefined =>
  response.header('Location')?.replace(server.publicUrl, '');

it('a provider that does not answer is told, and tried again at the next try', async () => {
  expectAdminProblem(await new Browser(server).send('POST', '/sign-in/provider'), 'unavailable');
  provider.serve(`${server.publicUrl}${ADMIN_PATH}/sign-in/provider/callback`);
  const ways = (await new Browser(server).send('GET', '/ways-in')).json();
  expect(ways).toEqual({ password: true, provider: { host: new URL(provider.issuer).host }, mail: false });
});

it('signs in whoever has an account by a verified address, with state, nonce and PKCE', async () => {
  await addPerson(server, 'ann', { shop: 'editor' });
  const browser = new Browser(server);
  const location = new URL(await begin(browser));
  const asked = Object.fromEntries(location.searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: CLIENT.id });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  expect(await signIn(browser, 'ann')).toBe('/admin/');
  expect((await browser.send('GET', '/me')).json()).toMatchObject({ id: 'person_ann' });
});

it('keeps out whoever is not invited, and whoever has not verified the address', async () => {
  await addPerson(server, 'ben', { shop: 'owner' });
  for (const [name, isVerified] of [
    ['stranger', true],
    ['ben', false],
  ] as const) {
    const browser = new Browser(server);
    expect(await signIn(browser, name, `sub-of-${name}`, isVerified)).toBe('/admin/sign-in?failed=unknown');
    expect(browser.secret).toBeNull();
  }
});

it('lets in who was invited, with the role of the invitation', async () => {
  const owner = new Browser(server);
  await owner.signIn('ben@shop.example');
  await owner.send('POST', '/clients/shop/invitations', { email: 'new@shop.example', role: 'viewer' });
  const browser = new Browser(server);
  expect(await signIn(browser, 'new')).toBe('/admin/');
  expect((await browser.send('GET', '/me')).json()).toMatchObject({
    ...{ name: 'Name of new', roles: [{ client: 'shop', role: 'viewer' }] },
  });
});

it('signs nobody in with what somebody else began: neither their code, nor their state, nor both', async () => {
  const attacker = new Browser(server);
  const stolen = await provider.signIn(await begin(attacker), 'sub-ann', account('ann'));
  const failed = '/admin/sign-in?failed=provider';
  const fresh = new Browser(server);
  expect(portalPath(await comeBack(fresh, stolen))).toBe(failed);
  const victim = new Browser(server);
  const state = new URL(await begin(victim)).searchParams.get('state') ?? '';
  const kept = new Map(victim.cookies);
  expect(portalPath(await comeBack(victim, stolen))).toBe(failed);
  // The code of one with the state of the other: its verifier does not belong to it.
  for (const [name, value] of kept) victim.cookies.set(name, value);
  stolen.searchParams.set('state', state);
  expect(portalPath(await comeBack(victim, stolen))).toBe(failed);
  expect([fresh.secret, victim.secret]).toEqual([null, null]);
});

it('takes what the provider answers once', async () => {
  const browser = new Browser(server);
  const location = await begin(browser);
  const kept = new Map(browser.cookies);
  const back = await provider.signIn(location, 'sub-ann', account('ann'));
  expect(portalPath(await comeBack(browser, back))).toBe('/admin/');
  const thief = new Browser(server);
  for (const [name, value] of kept) thief.cookies.set(name, value);
  expect(portalPath(await comeBack(thief, back))).toBe('/admin/sign-in?failed=provider');
  expect(thief.secret).toBeNull();
});

it('makes nothing of a callback that somebody made up', async () => {
  for (const search of [
    '',
    '?code=x',
    '?error=access_denied',
    '?code=a&code=b&state=c',
    `?state=${'x'.repeat(2000)}`,
  ]) {
    for (const cookie of [null, 'x', Buffer.from('{"state":1}').toString('base64url')]) {
      const browser = new Browser(server);
      if (cookie !== null) browser.cookies.set('__Host-guidepost-provider', cookie);
      const response = await browser.send('GET', `/sign-in/provider/callback${search}`);
      expect([response.status, portalPath(response), browser.secret]).toEqual([
        ...[303, '/admin/sign-in?failed=provider', null],
      ]);
    }
  }
});

it('without a provider there is no such way in', async () => {
  const plain = await startTestServer();
  try {
    const browser = new Browser(plain);
    expect((await browser.send('GET', '/ways-in')).json()).toEqual({ password: true, provider: null, mail: false });
    expectAdminProblem(await browser.send('POST', '/sign-in/provider'), 'not-found');
    expectAdminProblem(await browser.send('GET', '/sign-in/provider/callback?code=x'), 'not-found');
  } finally {
    await plain.stop();
  }
});
