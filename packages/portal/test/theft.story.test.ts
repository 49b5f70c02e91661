// What somebody from outside can do with the session of a person who is signed in: nothing. In a real browser, which decides about
// cookies, frames and requests of other pages.

import { createServer, type Server } from 'node:http';
import { ADMIN_PATH, type AdminRoute } from '@guidepost/contract/admin/admin-route';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { OWNER, PortalServer } from './fixture/portal-server.ts';

const CHANGING = Object.values<AdminRoute>(ADMIN_ROUTES).filter(({ method }) => method !== 'GET');
const pathOf = ({ path }: AdminRoute): string =>
  ADMIN_PATH + path.replace(/:(\w+)/g, (_, name: string) => (name === 'client' ? 'demo' : 'bikes'));
const POSTS = CHANGING.filter(({ method }) => method === 'POST').map(pathOf);
const OTHERS = CHANGING.filter(({ method }) => method !== 'POST').map(
  (route) => [route.method, pathOf(route)] as const,
);

describe.runIf(HAS_BROWSER)('a session', () => {
  let portal: PortalServer;
  /** Serves an empty page, by both names of this machine: one is of the same site as the portal, and one is not. */
  let foreign: Server;
  let port = 0;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
    foreign = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>foreign</title><iframe name="hidden"></iframe>');
    });
    await new Promise<void>((resolve) => foreign.listen(0, resolve));
    const address = foreign.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    foreign.closeAllConnections();
    await new Promise((resolve) => foreign.close(resolve));
    await portal.stop();
  });

  it('is in a cookie that no script reads, and a stolen one is worth nothing after signing out everywhere', async () => {
    const { page, close } = await portal.visitAsOwner();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ httpOnly, secure, sameSite }) => ({ httpOnly, secure, sameSite }))).toEqual([
      { httpOnly: true, secure: true, sameSite: 'Lax' },
      { httpOnly: true, secure: true, sameSite: 'Strict' },
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const thief = await portal.visit('/admin');
    await thief.page.context().addCookies(cookies);
    await thief.page.goto(`${portal.url}/admin/shops/demo/keys`);
    await thief.page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
    await page.getByRole('link', { name: OWNER.name }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect((await ask(thief.page, 'GET', '/keys')).status).toBe(401);
    expect((await ask(thief.page, 'POST', '/keys', { kind: 'secret' })).status).toBe(401);
    await thief.page.reload();
    await thief.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await thief.page.getByText('Keys').count()).toBe(0);
    await thief.close();
    await close();
  });

  // The cookie is not even sent from another site.
  it.each([
    ['localhost', [403]],
    ['127.0.0.1', [401, 403]],
  ] as const)('changes nothing for a page of %s, by no route that changes something', async (host, refusals) => {
    const { page, close } = await portal.visitAsOwner();
    const newest = async () => (await ask(page, 'GET', '/audit')).body.entries;
    const before = await newest();
    const evil = await page.context().newPage();
    const answers = new Map<string, Set<number>>();
    evil.on('response', (response) => {
      const method = response.request().method();
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith(ADMIN_PATH) || method === 'OPTIONS') return;
      const name = `${method} ${pathname}`;
      answers.set(name, (answers.get(name) ?? new Set()).add(response.status()));
    });
    await evil.goto(`http://${host}:${port}/`);
    await evil.evaluate(attack, { url: portal.url, posts: POSTS, others: OTHERS });
    await expect.poll(() => answers.size).toBeGreaterThanOrEqual(new Set(POSTS).size);
    // Forms and simple requests reach the service, which refuses them. The browser itself does not send the others.
    expect([...answers.keys()].sort()).toEqual([...new Set(POSTS.map((path) => `POST ${path}`))].sort());
    expect([...new Set([...answers.values()].flatMap((statuses) => [...statuses]))].sort()).toEqual(refusals);
    expect(await newest()).toEqual(before);
    expect((await ask(page, 'GET', '/keys')).status).toBe(200);
    await evil.close();
    await close();
  });

  it('is shown in no frame of another page', async () => {
    const { page, close } = await portal.visitAsOwner();
    const evil = await page.context().newPage();
    for (const host of ['localhost', '127.0.0.1']) {
      await evil.goto(`http://${host}:${port}/`);
      for (const path of ['/admin', '/admin/shops/demo/keys', '/admin/link']) {
        await evil.evaluate(frame, portal.url + path);
        await expect.poll(() => evil.frames().map((each) => each.url())).toContain('chrome-error://chromewebdata/');
        expect(evil.frames().filter((each) => each.url().startsWith(portal.url))).toEqual([]);
      }
    }
    await close();
  });
});

/** All that a page can send without being allowed to: forms of each kind, simple requests, and others all the same. */
async function attack({
  url,
  posts,
  others,
}: {
  readonly url: string;
  readonly posts: readonly string[];
  readonly others: readonly (readonly [string, string])[];
}): Promise<void> {
  const KINDS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const [nth, path] of posts.entries()) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: url + path, enctype: KINDS[nth % 3], target: 'hidden' });
    const field = document.createElement('input');
    Object.assign(field, { name: '{"kind":"secret","x":"', value: '"}' });
    form.append(field);
    document.body.append(form);
    form.submit();
    await new Promise((done) => document.querySelector('iframe')?.addEventListener('load', done, { once: true }));
  }
  const given = { credentials: 'include', body: '{"kind":"secret"}' } as const;
  for (const path of posts)
    for (const type of KINDS)
      await fetch(url + path, { ...given, method: 'POST', mode: 'no-cors', headers: { 'Content-Type': type } }).catch(
        () => {},
      );
  for (const path of posts) {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(url + path, { ...given, method: 'POST', headers }).catch(() => {});
  }
  for (const [method, path] of others) await fetch(url + path, { ...given, method }).catch(() => {});
}

async function frame(url: string): Promise<void> {
  const made = document.createElement('iframe');
  const loaded = new Promise((done) => made.addEventListener('load', done, { once: true }));
  made.src = url;
  document.querySelector('iframe')?.replaceWith(made);
  await loaded;
}
