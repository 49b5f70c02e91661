// How often: rates of keys, each in its own way, and guessing of keys.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/settings/config.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { issueKey, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let limited: string;
beforeAll(async () => {
  server = await startTestServer({
    settings: { GUIDEPOST_RATE: '1', GUIDEPOST_RATE_BURST: '6', GUIDEPOST_TRUST_PROXY: 'loopback' },
  });
  limited = (await issueKey(server.definitions, { rate: { perSecond: 0.01, burst: 4 } })).key;
  await eventually(async () => void expectLead(await from('192.0.2.40', { key: limited })));
});
afterAll(() => server.stop());

const from = (address: string, call: Parameters<typeof next>[1] = {}) =>
  next(server, { ...call, headers: [['X-Forwarded-For', address], ...(call.headers ?? [])] });

function expectLimited(response: HttpResponse): void {
  expectProblem(response, 'rate-limited');
  expect(Number(response.header('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(response.header('RateLimit')).toMatch(/^"[\w-]+";r=0;t=\d+$/);
  expect(response.header('RateLimit-Policy')).toMatch(/^"[\w-]+";q=\d+;w=\d+$/);
}

describe.concurrent('the rate', () => {
  it('of a publishable key counts per key and address, and refuses what exceeds it [row 57]', async () => {
    const key = server.keys.publishable;
    for (let i = 0; i < 6; i++) expectLead(await from('192.0.2.1', { key }), 'created');
    let refused = await from('192.0.2.1', { key });
    for (let i = 0; i < 3 && refused.status === 200; i++) refused = await from('192.0.2.1', { key });
    expectLimited(refused);
    expectLead(await from('192.0.2.2', { key }), 'created');
    expectLead(await from('192.0.2.1', { key: server.keys.listed }), 'created');
  });

  it('lets a reply that was refused be sent again: the token is unused [row 57]', async () => {
    const key = server.keys.publishable;
    const journey = await Journey.start(server, { key, headers: [['X-Forwarded-For', '192.0.2.9']] });
    const send = () => from('192.0.2.9', { key, token: journey.token, reply: ['room', 'bath'] });
    while ((await from('192.0.2.9', { key })).status === 200);
    const refused = await send();
    expectLimited(refused);
    await new Promise((resolve) => setTimeout(resolve, Number(refused.header('Retry-After')) * 1000));
    expectLead(await send(), 'advanced');
  });

  it('of a secret key counts per key, whatever the address, and only where configured [row 57]', async () => {
    for (let i = 0; i < 3; i++) expectLead(await from(`192.0.2.${20 + i}`, { key: limited }), 'created');
    const refused = await from('192.0.2.30', { key: limited });
    expectLimited(refused);
    expect(refused.header('RateLimit-Policy')).toBe('"default";q=4;w=400');
    for (let i = 0; i < 30; i++) expectLead(await from('192.0.2.20'), 'created');
  });

  it('is 10 a second with a burst of 120 unless set otherwise', () => {
    expect(readConfig({})).toMatchObject({ GUIDEPOST_RATE: 10, GUIDEPOST_RATE_BURST: 120 });
  });
});

describe.concurrent('guessing keys', () => {
  it('is refused after 30 failures from one address; missing keys do not count, valid ones go on [row 58]', async () => {
    const address = '198.51.100.7';
    for (let i = 0; i < 40; i++) expectProblem(await from(address, { key: null }), 'missing-api-key');
    for (let i = 0; i < 30; i++) expectProblem(await from(address, { key: `guess${i}` }), 'invalid-api-key');
    for (let i = 0; i < 5; i++) expectLimited(await from(address, { key: `guess${i}` }));
    expectProblem(await from(address, { key: null }), 'missing-api-key');
    expectLead(await from(address), 'created');
    expectProblem(await from('198.51.100.8', { key: 'guess' }), 'invalid-api-key');
  });
});

describe.concurrent('the address', () => {
  it('is the peer, whatever is forwarded, unless the proxy is named', async () => {
    const plain = await startTestServer({ settings: { GUIDEPOST_RATE: '1', GUIDEPOST_RATE_BURST: '3' } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        const headers = [['X-Forwarded-For', `192.0.2.${i}`]] as const;
        statuses.push((await next(plain, { key: plain.keys.publishable, headers })).status);
      }
      expect(statuses).toContain(429);
    } finally {
      await plain.stop();
    }
  });
});
