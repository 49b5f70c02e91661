// Something between a shop and its server may answer in the server's place, redirect, or cut responses off. The caller is told
// what it was, in time, and the conversation is not harmed.

import { describe, expect } from 'vitest';
import { UnreachableError } from '../src/client.ts';
import { BadNetwork } from './fixture/bad-network.ts';
import { it } from './fixture/behind-network.ts';

async function errorOf(outcome: Promise<unknown>): Promise<UnreachableError> {
  const error = await outcome.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UnreachableError)) throw new Error('It did not end as unreachable.', { cause: error });
  return error;
}

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();

describe('a time to wait until', () => {
  it('that is near is waited for', async ({ network, begin }) => {
    const waits: number[] = [];
    const session = await begin({ onWait: (_failed, wait) => waits.push(wait) });
    network.will({ status: 503, retryAfter: inSeconds(2) });
    expect((await session.reply('room', ['bath'])).status).toBe('advanced');
    // Dates have whole seconds.
    expect(waits.length).toBe(1);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(2_000);
  });

  it('that is far is told at once, in milliseconds', async ({ network, begin }) => {
    const session = await begin();
    network.will({ status: 503, retryAfter: inSeconds(3_600) });
    const { status, retryAfter } = await errorOf(session.reply('room', ['bath']));
    expect([status, network.seen.length]).toEqual([503, 1]);
    expect(Math.abs(retryAfter - 3_600_000)).toBeLessThan(30_000);
  });

  for (const past of [inSeconds(-60), '0', 'soon', '-3']) {
    it(`that is over or none at all is left aside: ${past === '0' || past.length < 6 ? past : 'a date'}`, async ({
      network,
      begin,
    }) => {
      const waits: number[] = [];
      const session = await begin({ onWait: (_failed, wait) => waits.push(wait) });
      network.will({ status: 503, retryAfter: past });
      expect((await session.reply('room', ['bath'])).status).toBe('advanced');
      expect(waits[0]).toBeGreaterThanOrEqual(250);
      expect(waits[0]).toBeLessThanOrEqual(500);
    });
  }
});

describe('what answers in the server’s place', () => {
  const pages = { 200: 'page', 502: { status: 502 } } as const;
  for (const [status, page] of Object.entries(pages)) {
    it(`again and again is told with its status, and the same reply counts once later: a page with ${status}`, async ({
      network,
      begin,
    }) => {
      const session = await begin({ attempts: 2 });
      network.will(page, page);
      expect(await errorOf(session.reply('room', ['bath']))).toMatchObject({ status: Number(status), retryAfter: 0 });
      expect(network.seen.length).toBe(2);
      expect((await session.reply('room', ['bath'])).status).toBe('advanced');
    });
  }

  it('and will not change is told at once: a page with 404, as where the address is wrong', async ({
    network,
    begin,
  }) => {
    const session = await begin();
    network.will({ status: 404 });
    expect(await errorOf(session.reply('room', ['bath']))).toMatchObject({ status: 404 });
    expect(network.seen.length).toBe(1);
  });

  it('and tears every response apart is told with its cause; the reply was applied, and counts once', async ({
    network,
    begin,
  }) => {
    const session = await begin({ attempts: 2 });
    network.will('cut-response', 'cut-response');
    const { status, cause } = await errorOf(session.reply('room', ['bath']));
    expect([status, cause instanceof Error]).toEqual([0, true]);
    expect((await session.reply('room', ['bath'])).status).toBe('replayed');
  });
});

describe('a redirect', () => {
  for (const status of [301, 302, 303, 307, 308]) {
    it(`is not followed, so that nobody else is told the key, and is tried again as a sign-in page’s is: ${status}`, async ({
      server,
      network,
      begin,
    }) => {
      const elsewhere = await BadNetwork.before(server.port);
      const session = await begin({ attempts: 1 });
      const location = `${elsewhere.url}/api/v7/next/`;
      network.will({ status, location });
      await expect(session.reply('room', ['bath'])).rejects.toMatchObject({ name: 'UnreachableError', status });
      expect(elsewhere.seen).toEqual([]);
      await elsewhere.stop();
      expect((await session.reply('room', ['bath'])).status).toBe('advanced');
    });
  }
});

describe('what no request can be made of', () => {
  it('is told at once, and is no network’s fault: an address that is none, a key with a sign no header takes', async ({
    network,
    begin,
  }) => {
    await expect(begin({ baseUrl: '' })).rejects.toThrow(TypeError);
    await expect(begin({ apiKey: 'gp_pk_…' })).rejects.toThrow(TypeError);
    expect(network.seen).toEqual([]);
  });
});

describe('a response without what says where the session stands', () => {
  it('is none of Guidepost’s: a restart would go unnoticed', async ({ begin }) => {
    const withoutHeaders: typeof fetch = async (url, init) => new Response((await fetch(url, init)).body);
    await expect(begin({ attempts: 1, fetch: withoutHeaders })).rejects.toMatchObject({
      name: 'UnreachableError',
      status: 200,
    });
  });
});

describe('an address', () => {
  for (const path of ['/advice', '/advice/', '/shops/7/advice//']) {
    it(`may have a path: ${path}`, async ({ network, begin }) => {
      const urls: string[] = [];
      const session = await begin({
        baseUrl: network.url + path,
        fetch: (url, init) => {
          urls.push(String(url));
          return fetch(`${network.url}/api/v7/next/`, init);
        },
      });
      expect((await session.reply('room', ['bath'])).status).toBe('advanced');
      expect([...new Set(urls)]).toEqual([`${network.url}${path.replace(/\/+$/, '')}/api/v7/next/`]);
    });
  }
});
