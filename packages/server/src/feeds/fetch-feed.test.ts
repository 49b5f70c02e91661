// Feeds over real connections: servers of this machine, which the private setting allows.

import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { FeedLimits } from './feed-limits.ts';
import { type Answer, type FeedServer, startFeedServer } from './feed-server.fixture.ts';
import { type FeedRequest, fetchFeed, parseRetryAfter } from './fetch-feed.ts';
import { SpoolFile } from './spool-file.ts';

let folder: string;
let spool: SpoolFile;
const servers: FeedServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-feed-'));
  spool = await SpoolFile.open(folder);
});
afterEach(async () => {
  await spool.close();
  await rm(folder, { recursive: true });
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: Answer): Promise<FeedServer> {
  const server = await startFeedServer(answer);
  servers.push(server);
  return server;
}

const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;

const LIMITS: FeedLimits = { size: 100_000, time: 5000, idle: 2000, allowPrivate: true };
const CSV = 'sku,title\na,First\n';

const fetch = (url: string, more: Partial<FeedRequest> = {}, limits: Partial<FeedLimits> = {}, signal?: AbortSignal) =>
  fetchFeed({ url, headers: [], known: null, ...more }, { ...LIMITS, ...limits }, spool, signal ?? idle.signal);
const idle = new AbortController();

async function spooled(): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of spool.source('x', idle.signal).open()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const refusedFor = (fetched: Promise<unknown>): Promise<string> =>
  fetched.then(
    () => 'it was fetched',
    (error: Error) => `${error.name}: ${error.message}`,
  );

test('a feed comes whole, with its name and validators, and leaves no file behind', async () => {
  const { origin, asked } = await serve((_request, response) => {
    response.setHeader('ETag', 'W/"7"').setHeader('Last-Modified', 'Sat, 21 Nov 2026 19:00:00 GMT').end(CSV);
  });
  expect(await fetch(`${origin}/export/all%20products.csv?token=x`)).toEqual({
    kind: 'fetched',
    name: 'all products.csv',
    etag: 'W/"7"',
    lastModified: 'Sat, 21 Nov 2026 19:00:00 GMT',
  });
  expect(await spooled()).toBe(CSV);
  expect(await spooled()).toBe(CSV);
  expect(await readdir(folder)).toEqual([]);
  expect(asked[0]?.headers).not.toHaveProperty('if-none-match');
});

test('what is known already is asked for with its validators, and 304 leaves it', async () => {
  const { origin, asked } = await serve((_request, response) => response.writeHead(304).end());
  const known = { etag: 'W/"7"', lastModified: 'Sat, 21 Nov 2026 19:00:00 GMT' };
  expect(await fetch(origin, { known })).toEqual({ kind: 'unchanged' });
  expect(asked[0]?.headers).toMatchObject({
    'if-none-match': 'W/"7"',
    'if-modified-since': 'Sat, 21 Nov 2026 19:00:00 GMT',
  });
  expect(await refusedFor(fetch(origin))).toContain('status 304 instead of the feed');
});

test('gzip is unpacked, on the way and of the file, whatever is said of it; a cut or damaged one is told', async () => {
  const packed = gzipSync(CSV);
  const damaged = Buffer.from(packed).fill(0xaa, 12, 20);
  const { origin } = await serve(({ url }, response) => {
    if (url !== '/file') response.setHeader('Content-Encoding', url === '/old' ? 'x-gzip' : 'gzip');
    const bodies: Record<string, Uint8Array | string> = {
      '/cut': packed.subarray(0, 20),
      '/damaged': damaged,
      '/twice': gzipSync(packed),
      '/lie': CSV,
    };
    response.end(bodies[url ?? ''] ?? packed);
  });
  for (const path of ['/file', '/old', '/twice', '/lie']) {
    const size = spool.size;
    await fetch(origin + path);
    expect([path, spool.size - size]).toEqual([path, CSV.length]);
  }
  await spool.close();
  spool = await SpoolFile.open(folder);
  expect(await fetch(origin)).toMatchObject({ kind: 'fetched' });
  expect(await spooled()).toBe(CSV);
  expect(await refusedFor(fetch(`${origin}/cut`))).toContain('ends too early');
  expect(await refusedFor(fetch(`${origin}/damaged`))).toContain('damaged');
});

test('an encoding that nobody asked for is refused', async () => {
  const { origin } = await serve((_request, response) => response.setHeader('Content-Encoding', 'br').end(CSV));
  expect(await refusedFor(fetch(origin))).toContain('encoded as "br"');
});

test('too large is told before, while and after it is unpacked', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/announced') response.setHeader('Content-Length', 1e9).write('x');
    else if (url === '/packed') response.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(1e7)));
    else if (url === '/file') response.end(gzipSync(Buffer.alloc(1e7)));
    else response.end(Buffer.alloc(200_000));
  });
  for (const path of ['/announced', '/packed', '/file', '/plain']) {
    expect(await refusedFor(fetch(origin + path))).toMatch(/larger than 100,000 bytes.*GUIDEPOST_FEED_SIZE/);
  }
  expect(spool.size).toBeLessThanOrEqual(300_000);
});

test('too slow is told: no head, no more bytes, a byte now and then', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/silent') return;
    response.write('sku');
    if (url === '/drips') setInterval(() => response.write('x'), 20).unref();
  });
  expect(await refusedFor(fetch(`${origin}/silent`, {}, { idle: 100 }))).toContain('nothing came from');
  expect(await refusedFor(fetch(`${origin}/stops`, {}, { idle: 100 }))).toContain('nothing came from');
  expect(await refusedFor(fetch(`${origin}/drips`, {}, { idle: 500, time: 300 }))).toContain('GUIDEPOST_FEED_TIME');
});

test('a body that breaks off is told, with a length and in chunks', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/length') response.setHeader('Content-Length', 1000);
    response.write(CSV, () => response.destroy());
  });
  for (const path of ['/length', '/chunks']) {
    expect(await refusedFor(fetch(origin + path))).toContain('broke before the feed was whole');
  }
});

test('other statuses and web pages are told with what to do', async () => {
  const { origin } = await serve(({ url }, response) => {
    const status = Number(url?.slice(1)) || 200;
    response.writeHead(status, status === 503 ? { 'Retry-After': '120' } : {});
    response.end('\ufeff\n<!-- cache -->\n<!DOCTYPE html><html><body>Sign in</body></html>');
  });
  expect(await refusedFor(fetch(`${origin}/401`))).toMatch(/status 401.*with a header/);
  expect(await refusedFor(fetch(`${origin}/404`))).toContain('nothing at this address');
  expect(await refusedFor(fetch(`${origin}/500`))).toContain('a fault of its own');
  expect(await refusedFor(fetch(`${origin}/204`))).toContain('status 204');
  await expect(fetch(`${origin}/503`)).rejects.toMatchObject({ waitAtLeast: 120_000 });
  expect(await refusedFor(fetch(`${origin}/page`))).toMatch(/FeedFault: 127.*web page.*with a header/);
});

test('what cannot be reached, and what is no HTTP, is told in words', async () => {
  const tcp = createTcpServer((socket) => socket.resume().end('220 mail ready\r\n')).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const port = portOf(tcp);
  expect(await refusedFor(fetch(`http://127.0.0.1:${port}/`))).toContain('is not HTTP');
  expect(await refusedFor(fetch(`https://127.0.0.1:${port}/`))).toContain('no TLS connection');
  tcp.close();
  await once(tcp, 'close');
  expect(await refusedFor(fetch(`http://127.0.0.1:${port}/`))).toContain('refuses connections');
  expect(await refusedFor(fetch('http://no-such-host.invalid/'))).toMatch(/there is no host|cannot be looked up/);
});

test('whatever a server sends, it ends in a feed or in words', async () => {
  const heads = [
    'HTTP/1.1 200 OK',
    'HTTP/1.0 200',
    'HTTP/1.1 101 Switching',
    'HTTP/1.1 302 Found',
    'HTTP/1.1 999 X',
    'x',
  ];
  const fields = [
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Content-Encoding: gzip',
    'Location: http://127.0.0.1:1/',
    'Location: //',
    'Connection: upgrade\r\nUpgrade: websocket',
    `ETag: ${'x'.repeat(20_000)}`,
    'ETag: \u00ff\u0001',
  ];
  const bodies = [
    '',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\nhello',
    '\u001f\u008b',
    '\u001f\u008b\u0008rubbish',
    '<',
  ];
  let text = '';
  const tcp = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.resume().end(text, 'latin1');
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const url = `http://127.0.0.1:${portOf(tcp)}/`;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.subarray(fields),
      fc.constantFrom(...bodies),
      async (head, some, body) => {
        text = `${[head, ...some].join('\r\n')}\r\n\r\n${body}`;
        const said = await refusedFor(fetch(url, {}, { idle: 300, time: 1000 }));
        expect(said).toMatch(/^(it was fetched$|FeedFault: .{20})/);
      },
    ),
    runs(150),
  );
  tcp.close();
});

test('a pull that is called off stops at once, before and while the feed comes', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/body') response.write('sku');
  });
  for (const path of ['/head', '/body']) {
    const calling = new AbortController();
    const fetched = refusedFor(fetch(origin + path, {}, {}, calling.signal));
    setTimeout(() => calling.abort(), 100);
    expect(await fetched).toMatch(/^PullStopped/);
  }
});

test('how long to wait is read from seconds or a date; nonsense is no wait', () => {
  const now = Date.UTC(2026, 10, 21, 20, 0, 0);
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter('Sat, 21 Nov 2026 20:05:00 GMT', now)).toBe(300_000);
  for (const text of [undefined, '', 'soon', '-5', 'Sat, 21 Nov 2026 19:00:00 GMT', '1e9']) {
    expect([text, parseRetryAfter(text, now)]).toEqual([text, 0]);
  }
});
