// Signing in and out over HTTP, as people do it and as attackers try.

import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminHeaders, expectAdminProblem } from '../fixture/admin.ts';
import { addPerson, Browser, PASSWORD } from '../fixture/browser.ts';
import { sendHttp } from '../fixture/send-http.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_TRUST_PROXY: 'loopback' } });
  await addPerson(server, 'ann', { shop: 'editor', other: 'viewer' });
  await addPerson(server, 'mallory', { shop: 'viewer' });
});
afterAll(() => server.stop());

let address = 0;
/** Each test comes from an address of its own, so that none runs into the limits of another. */
const from = (): readonly [string, string] => ['X-Forwarded-For', `192.0.2.${++address}`];

async function signedIn(name: string): Promise<Browser> {
  const browser = new Browser(server);
  const response = await browser.send('POST', '/sign-in', { email: `${name}@shop.example`, password: PASSWORD }, [
    from(),
  ]);
  expect(response.status).toBe(200);
  return browser;
}

const log = async () => (await server.definitions.audit.list({ after: null, limit: 200 }, { client: null })).entries;

it('signs in with a cookie that only this host gets, and says who is there', async () => {
  const browser = new Browser(server);
  const response = await browser.send('POST', '/sign-in', { email: 'Ann@shop.example', password: PASSWORD }, [from()]);
  expectAdminHeaders(response);
  const me = {
    ...{ kind: 'person', id: 'person_ann', name: 'ann', email: 'ann@shop.example', language: null },
    roles: [
      { client: 'other', role: 'viewer' },
      { client: 'shop', role: 'editor' },
    ],
    sign_in: expect.stringMatching(/^signin_/),
  };
  expect(response.json()).toEqual(me);
  const cookie = response.all('Set-Cookie').find((text) => text.startsWith('__Host-guidepost='));
  expect(cookie).toMatch(/^__Host-guidepost=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/);
  expect(response.text).not.toContain(browser.secret ?? '');
  expect((await browser.send('GET', '/me')).json()).toEqual(me);
  expect((await log())[0]).toMatchObject({ action: 'signed in', by: { name: 'ann@shop.example' }, outcome: 'done' });
});

it('answers whoever may not sign in alike, with no cookie, and logs nothing that they could fill the log with', async () => {
  await addPerson(server, 'gone', { shop: 'editor' });
  await server.definitions.people.change((change) => change.updatePerson('person_gone', { disabledAt: 1 }));
  const before = (await log()).length;
  const bodies = [];
  for (const [email, password] of [
    ['ann@shop.example', 'wrong'],
    ['nobody@shop.example', PASSWORD],
    ['gone@shop.example', PASSWORD],
    ['\u212Ann@shop.example', PASSWORD],
    ["' or 1=1 --", PASSWORD],
    ['', ''],
  ]) {
    const response = await new Browser(server).send('POST', '/sign-in', { email, password }, [from()]);
    bodies.push({ ...expectAdminProblem(response, 'wrong-credentials'), instance: '' });
    expect(response.all('Set-Cookie')).toEqual([]);
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await log()).length).toBe(before);
});

it('refuses what is no request to sign in, whatever shape it has', async () => {
  const browser = new Browser(server);
  for (const body of [
    ...[{}, [], null, 'x', { email: 'ann@shop.example' }, { email: ['ann@shop.example'], password: PASSWORD }],
    ...[
      { email: { $ne: null }, password: { $ne: null } },
      { email: 'a', password: 'x'.repeat(5000) },
    ],
    { email: 'ann@shop.example', password: PASSWORD, admin: true },
  ])
    expectAdminProblem(await browser.send('POST', '/sign-in', body, [from()]), 'invalid-request');
});

it('signs nobody in for a page of another site, so that no shopper of it works in a foreign account', async () => {
  const body = JSON.stringify({ email: 'mallory@shop.example', password: PASSWORD });
  const json = ['Content-Type', 'application/json'] as const;
  for (const headers of [
    [json, ['Sec-Fetch-Site', 'cross-site']],
    [json, ['Origin', 'https://evil.example']],
    [json],
    [
      ['Content-Type', 'text/plain'],
      ['Sec-Fetch-Site', 'same-site'],
    ],
    [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Origin', 'null'],
    ],
  ] as const) {
    const path = `${ADMIN_PATH}/sign-in`;
    const response = await sendHttp(server.adminPort, { method: 'POST', path, headers: [...headers, from()], body });
    expectAdminProblem(response, 'foreign-origin');
  }
  const form = [['Content-Type', 'text/plain'], ['Sec-Fetch-Site', 'same-origin'], from()] as const;
  const path = `${ADMIN_PATH}/sign-in`;
  const response = await sendHttp(server.adminPort, { method: 'POST', path, headers: form, body });
  expectAdminProblem(response, 'unsupported-media-type');
});

it.each(['/sign-out', '/sign-in/provider', '/links/look', '/links/accept'])(
  'does not do %s for a page of another site, either',
  async (path) => {
    const browser = await signedIn('mallory');
    const cookie = ['Cookie', `__Host-guidepost=${browser.secret}`] as const;
    for (const forged of [[], [['Sec-Fetch-Site', 'cross-site']], [['Origin', 'https://evil.example']]] as const) {
      const headers = [cookie, ...forged];
      const response = await sendHttp(server.adminPort, { method: 'POST', path: ADMIN_PATH + path, headers });
      expectAdminProblem(response, 'foreign-origin');
    }
    expect((await browser.send('GET', '/me')).status).toBe(200);
  },
);

it('gives a new secret at each sign-in, so one that was planted before is worth nothing', async () => {
  const planted = await signedIn('mallory');
  const victim = new Browser(server);
  victim.cookies.set('__Host-guidepost', planted.secret ?? '');
  await victim.send('POST', '/sign-in', { email: 'ann@shop.example', password: PASSWORD }, [from()]);
  expect(victim.secret).not.toBe(planted.secret);
  expect((await victim.send('GET', '/me')).json()).toMatchObject({ id: 'person_ann' });
  expectAdminProblem(await planted.send('GET', '/me'), 'sign-in-required');
  const made = new Browser(server);
  made.cookies.set('__Host-guidepost', 'A'.repeat(43));
  await made.send('POST', '/sign-in', { email: 'ann@shop.example', password: PASSWORD }, [from()]);
  expect(made.secret).not.toBe('A'.repeat(43));
});

it('signs out: the cookie goes, and what was copied of it opens nothing', async () => {
  const browser = await signedIn('ann');
  const thief = new Browser(server);
  thief.cookies.set('__Host-guidepost', browser.secret ?? '');
  expect((await thief.send('GET', '/me')).status).toBe(200);
  expect((await browser.send('POST', '/sign-out')).status).toBe(204);
  expect(browser.secret).toBeNull();
  expectAdminProblem(await thief.send('GET', '/me'), 'sign-in-required');
  expect((await browser.send('POST', '/sign-out')).status).toBe(204);
});

it('lists own sign-ins, ends one of them, and all of them', async () => {
  await addPerson(server, 'kim', { shop: 'viewer' });
  const [here, there, foreign] = [await signedIn('kim'), await signedIn('kim'), await signedIn('ann')];
  const { entries } = (await here.send('GET', '/me/sign-ins')).json() as {
    entries: { id: string; current: boolean }[];
  };
  const other = entries.find(({ current }) => !current);
  expect(entries.filter(({ current }) => current)).toHaveLength(1);
  expect(entries[0]).toMatchObject({ agent: 'Test "Browser"' });
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${here.secret}|digest`));
  expectAdminProblem(await foreign.send('DELETE', `/me/sign-ins/${other?.id}`), 'not-found');
  expect((await there.send('GET', '/me')).status).toBe(200);
  expect((await here.send('DELETE', `/me/sign-ins/${other?.id}`)).status).toBe(204);
  expectAdminProblem(await there.send('GET', '/me'), 'sign-in-required');
  const third = await signedIn('kim');
  expect((await here.send('POST', '/sign-out-everywhere')).json()).toEqual({ ended: 2 });
  for (const browser of [here, third]) expectAdminProblem(await browser.send('GET', '/me'), 'sign-in-required');
});

it('stops who guesses, and tells how long to wait; the owner gets in all the same, in a browser that they used before', async () => {
  await addPerson(server, 'guessed', { shop: 'owner' });
  const own = await signedIn('guessed');
  await own.send('POST', '/sign-out');
  const statuses = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const body = { email: 'guessed@shop.example', password: `guess ${nth}` };
    statuses.push((await new Browser(server).send('POST', '/sign-in', body, [from()])).status);
  }
  expect([statuses.slice(0, 9).every((status) => status === 422), statuses.at(-1)]).toEqual([true, 429]);
  const right = { email: 'guessed@shop.example', password: PASSWORD };
  const stopped = await new Browser(server).send('POST', '/sign-in', right, [from()]);
  expectAdminProblem(stopped, 'rate-limited');
  expect(Number(stopped.header('Retry-After'))).toBeGreaterThan(0);
  expect((await own.send('POST', '/sign-in', right, [from()])).status).toBe(200);
});

it('does not take a header of the caller for the address, unless a proxy is trusted', async () => {
  const strict = await startTestServer();
  try {
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, nth) => {
        const body = { email: `nobody-${nth}@shop.example`, password: 'x' };
        return (await new Browser(strict).send('POST', '/sign-in', body, [from()])).status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  } finally {
    await strict.stop();
  }
});

it('keeps neither password nor sign-in for a repetition of the request', async () => {
  const browser = new Browser(server);
  const body = { email: 'ann@shop.example', password: PASSWORD };
  const once = ['Idempotency-Key', '0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b10'] as const;
  await browser.send('POST', '/sign-in', body, [once, from()]);
  const first = browser.secret;
  const again = await browser.send('POST', '/sign-in', body, [once, from()]);
  expect([again.header('Idempotency-Replayed'), browser.secret === first]).toEqual([null, false]);
});

it('chooses another password with the old one only; a stolen sign-in does not get to it', async () => {
  await addPerson(server, 'changing', { shop: 'viewer' });
  const [here, there] = [await signedIn('changing'), await signedIn('changing')];
  const change = (password: string, newPassword: string) =>
    here.send('POST', '/me/password', { password, new_password: newPassword });
  const wrong = expectAdminProblem(await change('guess', 'purple lantern drifts sideways'), 'refused');
  expect(wrong.errors).toMatchObject([{ pointer: '#/password' }]);
  const easy = expectAdminProblem(await change(PASSWORD, 'changing2026!!'), 'refused');
  expect(easy.errors).toMatchObject([{ pointer: '#/new_password' }]);
  expect((await change(PASSWORD, 'purple lantern drifts sideways')).json()).toEqual({ ended: 1 });
  expectAdminProblem(await there.send('GET', '/me'), 'sign-in-required');
  expect((await here.send('GET', '/me')).status).toBe(200);
  expect(JSON.stringify(await log())).not.toMatch(/purple lantern|vogel kiste/);
});

it('changes name and language, and refuses names that would lie on the screens of others', async () => {
  const browser = await signedIn('mallory');
  const changed = await browser.send('PATCH', '/me', { name: 'Mallory <script>', language: 'de' });
  expect(changed.json()).toMatchObject({ name: 'Mallory <script>', language: 'de' });
  expect(changed.header('Content-Type')).toContain('application/json');
  const refused = expectAdminProblem(await browser.send('PATCH', '/me', { name: '\u202eowner' }), 'refused');
  expect(refused.errors).toMatchObject([{ pointer: '#/name' }]);
  for (const body of [{ email: 'ann@shop.example' }, { roles: [] }, { id: 'person_ann' }, { name: null }])
    expectAdminProblem(await browser.send('PATCH', '/me', body), 'invalid-request');
});
