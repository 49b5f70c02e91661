// Where a request for a feed goes: over redirects, and never where it must not.

import { afterEach, expect, test } from 'vitest';
import { type Answer, type FeedServer, startFeedServer } from './feed-server.fixture.ts';
import type { FeedHeader } from './feed-store.ts';
import { followRedirects } from './follow-redirects.ts';

const servers: FeedServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: Answer): Promise<FeedServer> {
  const server = await startFeedServer(answer);
  servers.push(server);
  return server;
}

const CSV = 'sku,title\na,First\n';

/** Resolves to the status and the path where it ended. */
async function ask(url: string, secret: readonly FeedHeader[] = [], allowPrivate = true): Promise<string> {
  const settings = { headers: {}, allowPrivate, idle: 2000, signal: new AbortController().signal };
  const { response, url: end } = await followRedirects(new URL(url), secret, settings);
  response.destroy();
  return `${response.statusCode} ${end.pathname}`;
}

const refusedFor = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'it was not refused',
    (error: Error) => error.message,
  );

test('redirects are followed, five at most', async () => {
  const { origin } = await serve(({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
    else response.end(CSV);
  });
  expect(await ask(`${origin}/5`)).toBe('200 /0');
  expect(await refusedFor(ask(`${origin}/6`))).toContain('redirects more than 5 times');
});

test('a feed’s headers go to its own origin only, whatever redirects say', async () => {
  const other = await serve((_request, response) => response.end(CSV));
  const { origin, asked } = await serve(({ url }, response) => {
    if (url === '/inside') response.writeHead(307, { Location: '/feed' }).end();
    else if (url === '/feed') response.end(CSV);
    else response.writeHead(301, { Location: `${other.origin.replace('//', '//user:word@')}/feed` }).end();
  });
  const headers = [
    { name: 'Authorization', value: 'Bearer secret' },
    { name: 'X-Shop', value: '1' },
  ];
  await ask(`${origin}/inside`, headers);
  await ask(`${origin}/outside`, headers);
  for (const { headers } of asked) expect(headers).toMatchObject({ authorization: 'Bearer secret', 'x-shop': '1' });
  expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
  expect(other.asked[0]?.headers).not.toHaveProperty('x-shop');
});

test('redirects that lead to no web address are refused', async () => {
  const { origin } = await serve(({ url }, response) => {
    const to: Record<string, string> = {
      '/file': 'file:///etc/passwd',
      '/ftp': 'ftp://a.example/',
      '/bad': 'http://[',
    };
    response.writeHead(302, url && to[url] ? { Location: to[url] } : {}).end();
  });
  expect(await refusedFor(ask(`${origin}/file`))).toContain('redirects to an address of file:');
  expect(await refusedFor(ask(`${origin}/ftp`))).toContain('redirects to an address of ftp:');
  expect(await refusedFor(ask(`${origin}/bad`))).toContain('without saying where');
  expect(await refusedFor(ask(`${origin}/none`))).toContain('without saying where');
});

test('without leave no address of this machine or its network is asked, by number, by name or by redirect', async () => {
  const { origin, asked } = await serve((_request, response) => response.end(CSV));
  const port = new URL(origin).port;
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '0.0.0.0',
    '10.0.0.1',
  ];
  for (const host of [...hosts, '[fd00::1]', '100.64.0.1']) {
    const said = await refusedFor(ask(`http://${host}:${port}/`, [], false));
    expect([host, said]).toEqual([host, expect.stringContaining('GUIDEPOST_FEED_PRIVATE=allow')]);
  }
  for (const leave of [false, true]) {
    for (const host of ['169.254.169.254', '[::ffff:169.254.169.254]', '[fe80::1]']) {
      const said = await refusedFor(ask(`http://${host}:${port}/`, [], leave));
      expect([host, said]).toEqual([host, expect.stringContaining('no setting allows it')]);
    }
  }
  expect(asked).toEqual([]);
});
