// The files of the portal, as a browser asks for them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`http://localhost:${server.adminPort}${path}`, { method, headers });

const namesIn = (page: string): string[] =>
  [...page.matchAll(/"(\/admin\/files\/[^"]+)"/g)].map(([, name = '']) => name);

describe('the page of the portal', () => {
  it('is at every address of the portal, and names a program and a style sheet', async () => {
    const page = await (await get('/admin')).text();
    expect(namesIn(page)).toEqual([
      expect.stringMatching(/^\/admin\/files\/portal-\w+\.css$/),
      expect.stringMatching(/^\/admin\/files\/portal-\w+\.js$/),
    ]);
    for (const path of ['/admin/', '/admin?x', '/admin/link', '/admin/shops/no-such-shop/keys'])
      expect(await (await get(path)).text()).toBe(page);
  });

  it('allows no script, no style and no host but its own, and has nothing of them inside', async () => {
    const response = await get('/admin');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' https: http: data:",
      "script-src 'self'",
      "style-src 'self'",
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(await response.text()).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=|https?:/);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/admin', { 'Accept-Encoding': 'gzip' });
    const again = await get('/admin/me', { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('the files beside it', () => {
  it('are kept for good, as another content has another name', async () => {
    for (const name of namesIn(await (await get('/admin')).text())) {
      const { status, headers } = await get(name, { 'Accept-Encoding': 'gzip, br' });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
      });
      expect(status).toBe(200);
    }
  });

  it('have under 250 kB of program for the first page, packed with gzip', async () => {
    const [, program = ''] = namesIn(await (await get('/admin')).text());
    const loaded = new Set([program]);
    let size = 0;
    for (const name of loaded) {
      const response = await get(name, { 'Accept-Encoding': 'gzip' });
      size += Number(response.headers.get('Content-Length'));
      const text = await response.text();
      // What a program imports at its beginning is loaded with it.
      for (const [, other = ''] of text.matchAll(/\b(?:import|from)"\.\/([\w-]+\.js)"/g))
        loaded.add(`/admin/files/${other}`);
    }
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(250_000);
  });

  it('are the same file in every encoding', async () => {
    const [, program = ''] = namesIn(await (await get('/admin')).text());
    const plain = await get(program, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await (await get(program, { 'Accept-Encoding': 'gzip' })).text()).toBe(await plain.text());
  });

  it('are only those: another name is not there, nor does one lead out', async () => {
    for (const path of [
      '/admin/files/portal.js',
      '/admin/files/',
      '/admin/files/..%2f..%2fpackage.json',
      '/admin/files/constructor',
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});

it('whoever asks only for the head gets no body, and other methods are refused', async () => {
  const head = await get('/admin', { 'Accept-Encoding': 'identity' }, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
  expect((await get('/admin', {}, 'POST')).status).toBe(404);
});
