// Where and how the endpoint is addressed, and what the rest of the address space answers.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectCommonHeaders, expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { sendHttp } from './fixture/send-http.ts';
import { LISTED_ORIGIN, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a header', () => {
  it.each(['Service-API-Key', 'service-advisor-id', 'SERVICE-SESSION-TOKEN', 'Content-Type', 'Service-Echo-Marker'])(
    '%s that stands twice is refused, also when both are equal or empty [row 52]',
    async (name) => {
      const journey = await Journey.start(server);
      const own = { 'service-api-key': server.keys.secret, 'service-advisor-id': 'lamps' }[name.toLowerCase()];
      const value = own ?? (name === 'Content-Type' ? 'application/json' : '');
      const more = own !== undefined || name === 'Content-Type' ? 1 : 2;
      for (const sent of [value, '']) {
        const headers = Array.from({ length: more }, () => [name, sent] as const);
        const call = { token: journey.token, reply: ['room', 'bath'], headers } as const;
        const { token: _, ...tokenless } = call;
        const response = await next(server, /token/i.test(name) ? tokenless : call);
        expectProblem(response, 'duplicate-header', ['Echo-Marker', 'echo-marker']);
      }
      await journey.reply(['room', 'bath']);
    },
  );

  it('Origin that stands twice is refused, whether or not the key has a list of origins [row 52]', async () => {
    const twice = (a: string, b: string) => [['Origin', a] as const, ['origin', b] as const];
    for (const key of [server.keys.secret, server.keys.publishable, server.keys.listed]) {
      for (const headers of [twice(LISTED_ORIGIN, LISTED_ORIGIN), twice('https://other.example', LISTED_ORIGIN)]) {
        expectProblem(await next(server, { key, headers }), 'duplicate-header', ['other.example']);
        expectProblem(await next(server, { key, headers, chunks: ['{}'] }), 'duplicate-header');
      }
      expectLead(await next(server, { key, headers: [['Origin', LISTED_ORIGIN]] }), 'created');
    }
  });

  it('of another name may stand twice, and an unknown Service header once [row 52]', async () => {
    const headers = [
      ['X-Twice', 'a'],
      ['X-Twice', 'b'],
      ['Accept', 'text/html'],
      ['Accept', '*/*'],
      ['Service-Unknown', 'x'],
    ] as const;
    expectLead(await next(server, { headers }), 'created');
  });
});

describe('a method', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'])(
    '%s is refused, with and without a body, key or no key [row 53]',
    async (method) => {
      for (const call of [{}, { key: null }, { body: '{}' }]) {
        const response = await next(server, { ...call, method });
        expectProblem(response, 'method-not-allowed');
        expect(response.header('Allow')).toBe('POST, OPTIONS');
      }
    },
  );

  it('HEAD is refused without a body [row 53]', async () => {
    const connection = await Connection.open(server.port);
    connection.write('HEAD /api/v7/next/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const response = await connection.read('HEAD');
    expect(response.status).toBe(405);
    expect(response.header('Allow')).toBe('POST, OPTIONS');
    expectCommonHeaders(response);
    await connection.closed();
    expect(connection.unread).toHaveLength(0);
    connection.destroy();
  });

  it('refused leaves the token as it was [row 53]', async () => {
    const journey = await Journey.start(server);
    const call = { method: 'PUT', token: journey.token, reply: ['room', 'bath'] } as const;
    expectProblem(await next(server, call), 'method-not-allowed');
    await journey.reply(['room', 'bath']);
  });

  it('CONNECT is answered, and harmless even when the client breaks off', async () => {
    for (let i = 0; i < 20; i++) {
      const connection = await Connection.open(server.port);
      connection.write('CONNECT lamps.example:443 HTTP/1.1\r\nHost: lamps.example:443\r\n\r\n');
      if (i % 2 === 0) expectProblem(await connection.read(), 'not-found');
      connection.write('x'.repeat(100_000));
      connection.reset();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expectLead(await next(server), 'created');
  });
});

describe('a path', () => {
  it('without the slash is the same, never a redirect [row 55]', async () => {
    const journey = await Journey.start(server, { path: '/api/v7/next' });
    await journey.reply(['room', 'bath']);
    const response = await next(server, { path: '/api/v7/next', method: 'GET' });
    expectProblem(response, 'method-not-allowed');
  });

  it.each([
    '/api/v7/next/?x=1',
    '/api/v7/next?x=1',
    'http://lamps.example/api/v7/next/',
    'HTTPS://lamps.example:99/api/v7/next',
  ])(
    'may have a query or stand behind an authority: %s',
    async (path) => void expectLead(await next(server, { path }), 'created'),
  );

  it.each([
    ...[
      '/api/v6/next/',
      '/api/v8/next/',
      '/api/v7/',
      '/api/v7/next/extra-marker',
      '/api/v7/nextextra',
      '/api/v7/next//',
    ],
    ...[
      '/API/v7/next/',
      '//api/v7/next/',
      '/',
      '/next',
      '/problems/no-such-problem',
      '/%',
      '/%zz/extra-marker',
      '/%00',
    ],
    ...[`/${'a'.repeat(4000)}`, '/api/v7/next;x', '/api/v6/next', '/docs/extra-marker', '/..%2f..%2fetc/passwd', '*'],
  ])('that is another or of another version is a problem for every method: %s [row 56]', async (path) => {
    for (const call of [
      {},
      { method: 'GET' },
      { method: 'DELETE' },
      { reply: ['room', 'bath'] as const },
      { body: '{broken' },
      { body: 'x', contentType: 'text/marker' },
      { body: 'x'.repeat(2_000_000) },
    ]) {
      expectProblem(await next(server, { ...call, path }), 'not-found', ['extra-marker', 'text/marker']);
    }
  });

  it('is never taken from the Host header: links lead to where the service knows it is', async () => {
    const connection = await Connection.open(server.port);
    connection.write('GET /nowhere HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n\r\n');
    const problem = expectProblem(await connection.read(), 'not-found', ['evil.example']);
    expect(problem.type).toBe(`http://localhost:${server.port}/problems/not-found`);
    connection.destroy();
  });

  it.each(['/openapi.json', '/schemas/advisor.json', '/docs', '/problems', '/metrics', '/livez'])(
    '%s is served to GET',
    async (path) => {
      const response = await sendHttp(server.port, { method: 'GET', path });
      expect(response.status).toBe(200);
      expect(response.header('X-Content-Type-Options')).toBe('nosniff');
      expect(response.header('Service-Request-ID')).not.toBeNull();
    },
  );

  it('the schema of advisor files is where it says it is', async () => {
    const path = '/schemas/advisor.json';
    const response = await sendHttp(server.port, { method: 'GET', path });
    expect(response.json().$id).toBe(`http://localhost:${server.port}${path}`);
  });
});
