// Who may call: keys that are missing, unknown, revoked, expired; and pages that a key may be used from.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExpiry } from '../src/keys/read-expiry.ts';
import { revokeKey } from '../src/keys/revoke-key.ts';
import { eventually } from './fixture/eventually.ts';
import { expectCommonHeaders, expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { sendHttp } from './fixture/send-http.ts';
import { issueKey, LISTED_ORIGIN, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const CHALLENGE = 'ApiKey realm="advisor"';

describe('a key', () => {
  it.each([null, '', '  '])('that is missing or empty is asked for: %j [row 46]', async (key) => {
    const { token, reply } = { token: (await Journey.start(server)).token, reply: ['room', 'bath'] as const };
    const response = await next(server, { key, token, reply });
    expectProblem(response, 'missing-api-key');
    expect(response.header('WWW-Authenticate')).toBe(CHALLENGE);
    expectLead(await next(server, { token, reply }), 'advanced');
  });

  it.concurrent('that is unknown, revoked or expired gets the same body and challenge [row 47]', async () => {
    const revoked = await issueKey(server.definitions);
    await revokeKey(server.definitions.keys, revoked.id, Date.now());
    // Expiry is judged when a key is used: issued an hour and a bit ago for one hour.
    const then = Date.now() - 3_601_000;
    const expiry = readExpiry('1h', then);
    expect('value' in expiry && expiry.value).toBeLessThan(Date.now());
    const expired = await issueExpired(then);
    const live = await issueKey(server.definitions);
    await eventually(async () => void expectLead(await next(server, { key: live.key })));
    const { secret } = server.keys;
    const bodies = new Set<string>();
    for (const key of [
      'gp_sk_unknown-marker',
      secret.slice(0, -1),
      `${secret}x`,
      secret.toLowerCase(),
      `${secret}, ${secret}`,
      'x'.repeat(5000),
      'ÿ',
      revoked.key,
      expired,
    ]) {
      const response = await next(server, { key });
      const { instance, ...body } = expectProblem(response, 'invalid-api-key', ['unknown-marker', key]);
      expect(response.header('WWW-Authenticate')).toBe(CHALLENGE);
      bodies.add(JSON.stringify(body));
    }
    expect(bodies.size).toBe(1);
  });

  it.concurrent('that is revoked stops working within two seconds, and a new one starts to [row 47]', async () => {
    const { id, key } = await issueKey(server.definitions, { kind: 'publishable' });
    await eventually(async () => void expectLead(await next(server, { key })));
    await revokeKey(server.definitions.keys, id, Date.now());
    await eventually(async () => void expectProblem(await next(server, { key }), 'invalid-api-key'));
  });

  it('is taken from a header name in any case, with white space around its value [row 51]', async () => {
    for (const name of ['service-api-key', 'SERVICE-API-KEY', 'sErViCe-ApI-kEy']) {
      const headers = [[name, ` ${server.keys.secret}\t`]] as const;
      expectLead(await next(server, { key: null, headers }), 'created');
    }
  });

  it('is nowhere but in its header: not in the query, not in Authorization', async () => {
    const headers = [['Authorization', `ApiKey ${server.keys.secret}`]] as const;
    const path = `/api/v7/next/?Service-API-Key=${server.keys.secret}`;
    expectProblem(await next(server, { key: null, headers, path }), 'missing-api-key', [server.keys.secret]);
  });
});

describe('a publishable key with a list of origins', () => {
  const from = (origin: string, key = server.keys.listed) => next(server, { key, headers: [['Origin', origin]] });

  it.each([
    'https://evil.example',
    'http://lamps.example',
    'https://lamps.example:8443',
    'https://lamps.example.evil.example',
    'null',
    'https://shop.lamps.example',
  ])('is refused from %s, readable by the browser [row 48]', async (origin) => {
    const response = await from(origin);
    expectProblem(response, 'origin-not-allowed', [origin]);
    expect(response.header('Access-Control-Allow-Origin')).toBe('*');
  });

  it('is accepted from its origins, and without Origin [row 48]', async () => {
    expectLead(await from(LISTED_ORIGIN), 'created');
    expectLead(await next(server, { key: server.keys.listed }), 'created');
  });

  it('leaves the token as it was when it is refused [row 48]', async () => {
    const journey = await Journey.start(server, { key: server.keys.listed });
    const { token } = journey;
    const headers = [['Origin', 'https://evil.example']] as const;
    const refused = await next(server, { key: server.keys.listed, token, reply: ['room', 'bath'], headers });
    expectProblem(refused, 'origin-not-allowed');
    await journey.reply(['room', 'bath']);
  });

  it('is unlike one without a list, and unlike a secret key with an Origin: both are accepted [row 48]', async () => {
    expectLead(await from('https://anywhere.example', server.keys.publishable), 'created');
    expectLead(await from('https://anywhere.example', server.keys.secret), 'created');
    expectLead(await from('null', server.keys.publishable), 'created');
  });
});

describe('a preflight', () => {
  it.each(['/api/v7/next/', '/api/v7/next'])(
    'needs no key and allows what browsers ask for: %s [row 54]',
    async (path) => {
      const headers = [
        ['Origin', 'https://anywhere.example'],
        ['Access-Control-Request-Method', 'POST'],
        [
          'Access-Control-Request-Headers',
          'content-type,service-api-key,service-advisor-id,service-session-token,service-include',
        ],
      ] as const;
      const response = await sendHttp(server.port, { method: 'OPTIONS', path, headers });
      expect(response.status).toBe(204);
      expect(response.body).toHaveLength(0);
      expectCommonHeaders(response);
      expect(response.header('Access-Control-Allow-Methods')?.split(', ')).toContain('POST');
      expect(response.header('Access-Control-Allow-Headers')?.toLowerCase().split(', ').sort()).toEqual([
        'content-type',
        'service-advisor-id',
        'service-api-key',
        'service-include',
        'service-session-token',
      ]);
      expect(response.header('Access-Control-Max-Age')).toBe('7200');
      expect(response.header('Access-Control-Allow-Credentials')).toBeNull();
    },
  );
});

/** A key issued at `then` for an hour. */
const issueExpired = async (then: number): Promise<string> =>
  (await issueKey(server.definitions, { expires: '1h' }, then)).key;
