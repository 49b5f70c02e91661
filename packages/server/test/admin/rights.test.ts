// Who may do what, over every operation that there is: whoever adds one adds it to these tests.

import type { openApiOfAdmin } from '@guidepost/contract/admin/admin-openapi';
import { ADMIN_PATH, type AdminRoute } from '@guidepost/contract/admin/admin-route';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import { ROLES, type Role, roleMay } from '@guidepost/contract/admin/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAdminHeaders, expectAdminProblem, signIn, Visitor } from '../fixture/admin.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { sendHttp } from '../fixture/send-http.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
const people = {} as Record<Role | 'guest' | 'stranger' | 'everywhere', Visitor>;

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ROLES) people[role] = await signIn(server, role);
  people.guest = await signIn(server, null);
  people.stranger = await signIn(server, 'owner', 'other');
  people.everywhere = await signIn(server, 'owner', null);
});
afterAll(() => server.stop());

const routes = Object.entries<AdminRoute>(ADMIN_ROUTES);
const guarded = routes.filter(([, { needs }]) => needs !== 'nobody');

/** Things of the client `shop`, so that only rights keep others from them. */
const PARTS: Readonly<Record<string, string>> = { client: 'shop', catalog: 'lamps', advisor: 'lamps', version: '1' };

const pathOf = ({ path }: AdminRoute, client = 'shop'): string =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === 'client' ? client : (PARTS[name] ?? 'nothing')));

/** As a browser of somebody who has signed in would. What does not pass the checks must not get to the body. */
const use = (visitor: Visitor, route: AdminRoute, client?: string): Promise<HttpResponse> =>
  route.media === 'text/event-stream' ? beginStream(visitor, pathOf(route, client)) : useOnce(visitor, route, client);

async function beginStream(visitor: Visitor, path: string): Promise<HttpResponse> {
  const stream = await visitor.follow(path);
  stream.close();
  return stream.response;
}

const useOnce = (visitor: Visitor, route: AdminRoute, client?: string): Promise<HttpResponse> =>
  visitor.send(route.method, pathOf(route, client), route.body === undefined ? {} : { body: { '': 'no such member' } });

const entries = async (): Promise<number> =>
  (await server.definitions.audit.list({ after: null, limit: 200 }, { client: null })).entries.length;

describe.each(guarded)('%s', (_name, route) => {
  it('is for nobody who has not signed in, whatever else they bring', async () => {
    const before = await entries();
    const path = ADMIN_PATH + pathOf(route);
    for (const headers of [
      [],
      [['Cookie', '__Host-guidepost=']],
      [['Cookie', `__Host-guidepost=${'A'.repeat(43)}`]],
      [['Authorization', `Bearer ${server.keys.secret}`]],
      [['Authorization', `Basic ${people.owner.secret}`]],
      [['Authorization', `Bearer ${people.owner.secret}`]],
      [['Service-API-Key', server.keys.secret]],
    ] as const) {
      const response = await sendHttp(server.adminPort, { method: route.method, path, headers });
      expectAdminProblem(response, 'sign-in-required');
      expect(response.header('WWW-Authenticate')).toContain('Bearer');
    }
    expect(await entries()).toBe(before);
  });

  it.runIf(route.method !== 'GET')('is not done for a page of another site', async () => {
    const before = await entries();
    const cookie = ['Cookie', `__Host-guidepost=${people.everywhere.secret}`] as const;
    for (const forged of [
      [],
      [['Sec-Fetch-Site', 'cross-site']],
      [['Sec-Fetch-Site', 'same-site']],
      [['Sec-Fetch-Site', 'none']],
      [['Origin', 'https://evil.example']],
      [['Origin', 'null']],
      [
        ['Origin', 'http://localhost'],
        ['Sec-Fetch-Site', 'cross-site'],
      ],
    ] as const) {
      const path = ADMIN_PATH + pathOf(route);
      const response = await sendHttp(server.adminPort, { method: route.method, path, headers: [cookie, ...forged] });
      expectAdminProblem(response, 'foreign-origin');
    }
    expect(await entries()).toBe(before);
  });

  it.runIf(typeof route.needs !== 'string')('tells nothing of a shop to whoever has no role there', async () => {
    const before = await entries();
    for (const visitor of [people.guest, people.stranger]) {
      const there = expectAdminProblem(await use(visitor, route), 'not-found');
      const nowhere = expectAdminProblem(await use(visitor, route, 'no-such-shop'), 'not-found');
      // Whether the shop exists is not to be seen.
      expect({ ...there, instance: '' }).toEqual({ ...nowhere, instance: '' });
    }
    for (const odd of ['..', '%2e%2e', 'shop%00', 'shop%2Fkeys', 'SHOP', ' ', 'other', 'x'.repeat(300)]) {
      const response = await use(people.owner, route, encodeURI(odd).replaceAll('%25', '%'));
      expectAdminProblem(response, 'not-found');
    }
    expect(await entries()).toBe(before);
  });

  it.runIf(typeof route.needs !== 'string')('is for the roles that include it, and no other', async () => {
    if (typeof route.needs === 'string') return;
    const { part, access } = route.needs;
    for (const role of ROLES) {
      const before = await entries();
      const response = await use(people[role], route);
      expectAdminHeaders(response);
      if (roleMay(role, part, access)) {
        expect([401, 403]).not.toContain(response.status);
        expect(response.status).toBeLessThan(500);
      } else {
        expect(expectAdminProblem(response, 'not-permitted').detail).toMatch(/the role (editor|owner)/);
        expect(await entries()).toBe(before);
      }
    }
    expect([401, 403]).not.toContain((await use(people.everywhere, route)).status);
  });
});

describe('the table of operations', () => {
  it('logs what changes something, and nothing else', () => {
    for (const [name, { method, onlyAsks = method === 'GET', logged, needs }] of routes) {
      expect([name, logged === undefined]).toEqual([name, onlyAsks]);
      if (typeof needs !== 'string') expect([name, needs.access]).toEqual([name, onlyAsks ? 'read' : 'change']);
    }
  });

  it('names a client wherever it needs a right there', () => {
    for (const [name, { path, needs }] of routes) {
      expect([name, path.startsWith('/clients/:client')]).toEqual([name, typeof needs !== 'string']);
    }
  });

  it('is what its documentation shows', async () => {
    const document = (await people.guest.send('GET', '/openapi.json')).json() as ReturnType<typeof openApiOfAdmin>;
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(routes.map(([name]) => name).sort());
  });
});

describe('an address', () => {
  it('that exists says which methods it takes, and one that does not is not there', async () => {
    const response = await new Visitor(server).send('PUT', '/clients/shop/keys');
    expectAdminProblem(response, 'method-not-allowed');
    expect(response.header('Allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
    for (const path of ['/nothing', '/clients/shop/keys/a/b/c', '/clients/%ff/keys']) {
      expectAdminProblem(await people.owner.send('GET', path), 'not-found');
    }
  });
});
