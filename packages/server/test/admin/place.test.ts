// Where the admin interface is: with the service, at a port of its own, or nowhere.

import { expect, it } from 'vitest';
import { expectAdminProblem, signIn, Visitor } from '../fixture/admin.ts';
import { expectLead, expectProblem } from '../fixture/expect-response.ts';
import { next } from '../fixture/next.ts';
import { sendHttp } from '../fixture/send-http.ts';
import { startTestServer } from '../fixture/test-server.ts';

const get = (port: number, path: string) => sendHttp(port, { method: 'GET', path });

it('it is at a port of its own, and then not at that of the service', async () => {
  const server = await startTestServer({ settings: { GUIDEPOST_ADMIN: '127.0.0.1:0' } });
  try {
    expect(server.adminPort).not.toBe(server.port);
    const owner = await signIn(server, 'owner');
    expect((await owner.ask('findClient', { client: 'shop' })).client).toBe('shop');
    const body = { email: 'grace@shop.example', role: 'viewer' } as const;
    const { link } = await owner.ask('invite', { client: 'shop', body });
    expect(link.startsWith(`http://localhost:${server.adminPort}/admin/link#`)).toBe(true);
    expectProblem(await get(server.port, '/admin/api/v1/clients'), 'not-found');
    expectLead(await next(server, { key: server.keys.secret }));
    // And nothing else is there.
    for (const path of ['/', '/api/v7/next/', '/metrics', '/livez']) {
      expectAdminProblem(await get(server.adminPort, path), 'not-found');
    }
    // The page that sends requests is that of this port.
    const cookie = ['Cookie', `__Host-guidepost=${owner.secret}`] as const;
    const headers = [cookie, ['Origin', `http://localhost:${server.port}`]] as const;
    expectAdminProblem(await owner.send('DELETE', '/clients/shop/keys/x', { headers }), 'foreign-origin');
  } finally {
    await server.stop();
  }
});

it('it is nowhere if it is switched off', async () => {
  const server = await startTestServer({ settings: { GUIDEPOST_ADMIN: 'off' } });
  try {
    const owner = await signIn(server, 'owner', null);
    for (const path of ['/admin', '/admin/', '/admin/api/v1/clients', '/admin/api/v1/openapi.json']) {
      const headers = [['Cookie', `__Host-guidepost=${owner.secret}`]] as const;
      expectProblem(await sendHttp(server.port, { method: 'GET', path, headers }), 'not-found');
    }
  } finally {
    await server.stop();
  }
});

it('what is near to its address is not its own', async () => {
  const server = await startTestServer();
  try {
    for (const path of ['/administrator', '/admins/api/v1/clients', '/Admin/api/v1/clients']) {
      expectProblem(await get(server.port, path), 'not-found');
    }
    expectAdminProblem(await new Visitor(server).send('GET', '/clients'), 'sign-in-required');
  } finally {
    await server.stop();
  }
});
