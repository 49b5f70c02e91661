// Who is invited, who gets which role, and how people come back in, over HTTP.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFirstOwnerLink } from '../../src/people/make-links.ts';
import { expectAdminProblem } from '../fixture/admin.ts';
import { addPerson, Browser } from '../fixture/browser.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NEW_PASSWORD = 'purple lantern drifts sideways';

async function signedIn(name: string): Promise<Browser> {
  const browser = new Browser(server);
  expect((await browser.signIn(`${name}@shop.example`)).status).toBe(200);
  return browser;
}

const secretIn = (made: { json(): Record<string, unknown> }): string => String(made.json().link).split('#')[1] ?? '';

const accept = (browser: Browser, secret: string, others: object = { name: 'New', password: NEW_PASSWORD }) =>
  browser.send('POST', '/links/accept', { secret, ...others });

it('begins with a link that makes the first owner, who is signed in and may do everything', async () => {
  const link = await makeFirstOwnerLink(server.definitions.people);
  const secret = link?.secret ?? '';
  const browser = new Browser(server);
  expect((await browser.send('POST', '/links/look', { secret })).json()).toMatchObject({
    kind: 'first-owner',
    email: null,
  });
  const given = { email: 'First@shop.example', name: 'First', password: NEW_PASSWORD, language: 'de' };
  const accepted = await accept(browser, secret, given);
  expect(accepted.json()).toMatchObject({ email: 'First@shop.example', roles: [{ client: null, role: 'owner' }] });
  expect((await browser.send('GET', '/me')).json()).toMatchObject({ language: 'de' });
  expect((await browser.send('GET', '/clients/shop/people')).status).toBe(200);
  expectAdminProblem(await accept(new Browser(server), secret, given), 'link-gone');
  expectAdminProblem(await browser.send('POST', '/links/look', { secret }), 'link-gone');
});

it('invites by a link that says what it is for, and is for one person once', async () => {
  await addPerson(server, 'owner', { shop: 'owner' });
  const owner = await signedIn('owner');
  const made = await owner.send('POST', '/clients/shop/invitations', { email: 'New@shop.example', role: 'editor' });
  expect([made.status, made.json().link]).toEqual([201, expect.stringMatching(/\/admin\/link#[\w-]{43}$/)]);
  const listed = await owner.send('GET', '/clients/shop/invitations');
  expect(listed.json()).toMatchObject({
    entries: [{ email: 'New@shop.example', role: 'editor', made_by: 'person_owner' }],
  });
  expect(listed.text).not.toContain(secretIn(made));
  const browser = new Browser(server);
  const seen = (await browser.send('POST', '/links/look', { secret: secretIn(made) })).json();
  expect(seen).toMatchObject({ kind: 'invitation', client: 'shop', role: 'editor', has_account: false });
  const easy = await accept(browser, secretIn(made), { name: 'New', password: 'password1234' });
  expect(expectAdminProblem(easy, 'refused').errors).toMatchObject([{ pointer: '#/password' }]);
  expect((await accept(browser, secretIn(made))).json()).toMatchObject({ roles: [{ client: 'shop', role: 'editor' }] });
  expect((await browser.send('GET', '/clients/shop/catalogs')).status).toBe(200);
  expectAdminProblem(await browser.send('GET', '/clients/shop/people'), 'not-permitted');
  expectAdminProblem(await accept(new Browser(server), secretIn(made)), 'link-gone');
});

it('does not let whoever invites an account take it over', async () => {
  await addPerson(server, 'admin', { '*': 'owner' });
  await addPerson(server, 'mallory', { shop: 'owner' });
  const mallory = await signedIn('mallory');
  const made = await mallory.send('POST', '/clients/shop/invitations', { email: 'admin@shop.example', role: 'viewer' });
  expectAdminProblem(await accept(new Browser(server), secretIn(made)), 'account-exists');
  expectAdminProblem(await accept(mallory, secretIn(made)), 'account-exists');
  expectAdminProblem(await mallory.send('POST', '/clients/shop/people/person_admin/reset-link'), 'not-permitted');
  expectAdminProblem(await mallory.send('POST', '/people/person_admin/reset-link'), 'not-permitted');
  expectAdminProblem(await mallory.send('POST', '/clients/shop/people/person_mallory/reset-link'), 'not-permitted');
  expectAdminProblem(await mallory.send('DELETE', '/clients/shop/people/person_admin'), 'not-found');
  const admin = await signedIn('admin');
  const joined = await accept(admin, secretIn(made), {});
  expect([joined.status, joined.all('Set-Cookie')]).toEqual([200, []]);
});

it('tells nothing of people elsewhere, and changes nothing there', async () => {
  await addPerson(server, 'elsewhere', { other: 'owner' });
  const owner = await signedIn('owner');
  const { entries } = (await owner.send('GET', '/clients/shop/people')).json() as { entries: { id: string }[] };
  expect(entries.map(({ id }) => id)).not.toContain('person_elsewhere');
  for (const [method, path, body] of [
    ['PUT', '/clients/shop/people/person_elsewhere', { role: 'viewer' }],
    ['DELETE', '/clients/shop/people/person_elsewhere'],
    ['POST', '/clients/shop/people/person_elsewhere/reset-link'],
    ['GET', '/clients/other/people'],
    ['POST', '/clients/other/invitations', { email: 'x@shop.example', role: 'viewer' }],
    ['DELETE', '/me/clients/other'],
    ['GET', '/tokens?client=other'],
  ] as const)
    expectAdminProblem(await owner.send(method, path, body), 'not-found');
  for (const [method, path, body] of [
    ['GET', '/people'],
    ['GET', '/invitations'],
    ['POST', '/invitations', { email: 'x@shop.example', role: 'viewer' }],
    ['PUT', '/people/person_admin', { role: 'viewer' }],
    ['DELETE', '/people/person_admin'],
    ['PUT', '/people/person_elsewhere/disabled', { disabled: true }],
    ['POST', '/people/person_elsewhere/reset-link'],
    ['DELETE', '/invitations/link_x'],
  ] as const)
    expectAdminProblem(await owner.send(method, path, body), 'not-permitted');
  const admin = await signedIn('admin');
  expect((await admin.send('GET', '/people')).json().entries).toContainEqual(
    expect.objectContaining({ id: 'person_admin', role_for_all: 'owner' }),
  );
});

it('invites nobody to a shop that there is not, and makes no token for it, also for an owner of all', async () => {
  const admin = await signedIn('admin');
  const invitation = { email: 'x@shop.example', role: 'viewer' };
  expectAdminProblem(await admin.send('POST', '/clients/shpo/invitations', invitation), 'not-found');
  const order = { client: 'shpo', name: 'CI', scopes: ['catalogs:read'] };
  expectAdminProblem(await admin.send('POST', '/tokens', order), 'not-found');
});

it('changes roles at once, keeps the last owner, and lets everybody leave', async () => {
  await addPerson(server, 'boss', { third: 'owner' });
  await addPerson(server, 'ben', { third: 'editor' });
  const [boss, ben] = [await signedIn('boss'), await signedIn('ben')];
  expectAdminProblem(await ben.send('PUT', '/clients/third/people/person_ben', { role: 'owner' }), 'not-permitted');
  expectAdminProblem(await boss.send('PUT', '/clients/third/people/person_boss', { role: 'viewer' }), 'last-owner');
  expectAdminProblem(await boss.send('DELETE', '/clients/third/people/person_boss'), 'last-owner');
  expectAdminProblem(await boss.send('DELETE', '/me/clients/third'), 'last-owner');
  const changed = await boss.send('PUT', '/clients/third/people/person_ben', { role: 'owner' });
  expect(changed.json()).toEqual({ role: 'owner' });
  expect((await ben.send('GET', '/clients/third/people')).status).toBe(200);
  expect((await boss.send('DELETE', '/me/clients/third')).status).toBe(204);
  // Nothing was left to boss, so the account is gone.
  expectAdminProblem(await boss.send('GET', '/me'), 'sign-in-required');
  for (const role of ['emperor', 'OWNER', '', null])
    expectAdminProblem(await ben.send('PUT', '/clients/third/people/person_ben', { role }), 'invalid-request');
});

it('disables people for all shops, at once and until they are enabled', async () => {
  await addPerson(server, 'kim', { shop: 'editor' });
  const [admin, kim] = [await signedIn('admin'), await signedIn('kim')];
  await admin.send('PUT', '/people/person_kim/disabled', { disabled: true });
  expectAdminProblem(await kim.send('GET', '/me'), 'sign-in-required');
  expectAdminProblem(await new Browser(server).signIn('kim@shop.example'), 'wrong-credentials');
  await admin.send('PUT', '/people/person_kim/disabled', { disabled: false });
  expectAdminProblem(await kim.send('GET', '/me'), 'sign-in-required');
  expect((await kim.signIn('kim@shop.example')).status).toBe(200);
});

it('brings people back in by a link for a new password, and whoever was in their account out', async () => {
  await addPerson(server, 'lost', { shop: 'viewer' });
  const [owner, thief] = [await signedIn('owner'), await signedIn('lost')];
  const made = await owner.send('POST', '/clients/shop/people/person_lost/reset-link');
  const browser = new Browser(server);
  const accepted = await accept(browser, secretIn(made), { password: NEW_PASSWORD });
  expect(accepted.json()).toMatchObject({ id: 'person_lost', name: 'lost' });
  expectAdminProblem(await thief.send('GET', '/me'), 'sign-in-required');
  expectAdminProblem(await new Browser(server).signIn('lost@shop.example'), 'wrong-credentials');
  expect((await new Browser(server).signIn('lost@shop.example', NEW_PASSWORD)).status).toBe(200);
});

it('takes an invitation back, and what it invited to with it', async () => {
  const owner = await signedIn('owner');
  const made = await owner.send('POST', '/clients/shop/invitations', { email: 'late@shop.example', role: 'owner' });
  expectAdminProblem(await owner.send('DELETE', '/clients/shop/invitations/link_other'), 'not-found');
  expect((await owner.send('DELETE', `/clients/shop/invitations/${made.json().id}`)).status).toBe(204);
  expectAdminProblem(await accept(new Browser(server), secretIn(made)), 'link-gone');
});

it('logs who did what to whom, and never a secret', async () => {
  const { entries } = await server.definitions.audit.list({ after: null, limit: 200 }, { client: null });
  const told = entries.filter(({ outcome }) => outcome === 'done').map(({ action }) => action);
  for (const action of [
    ...['first owner created', 'person invited', 'invitation accepted', 'role changed', 'person left'],
    ...['person disabled or enabled', 'reset link made', 'password reset', 'invitation revoked', 'signed in'],
  ])
    expect(told).toContain(action);
  expect(entries.find(({ action, outcome }) => action === 'role changed' && outcome === 'done')).toMatchObject({
    ...{ client: 'third', target: 'person_ben', by: { id: 'person_boss', name: 'boss@shop.example' } },
    ...{ before: { role: 'editor' }, after: { role: 'owner' } },
  });
  expect(JSON.stringify(entries)).not.toMatch(/purple lantern|argon2|digest|#[\w-]{43}/);
});

it('writes nothing into the log for links that somebody made up', async () => {
  const count = async () =>
    (await server.definitions.audit.list({ after: null, limit: 200 }, { client: null })).entries.length;
  const before = await count();
  for (const secret of ['', 'x', 'A'.repeat(43), '../', 'A'.repeat(200)])
    expectAdminProblem(await accept(new Browser(server), secret), 'link-gone');
  expect(await count()).toBe(before);
});
