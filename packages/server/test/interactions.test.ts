// Interactions over real HTTP: what is taken, what counts once, and that no conversation ever notices.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOfToken } from '../src/sessions/session-token.ts';
import { readInteractions } from './fixture/databases.ts';
import { expectProblem } from './fixture/expect-response.ts';
import { expectDone, INTERACTIONS, interact } from './fixture/interact.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { LAMPS } from './fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What is stored for the session of a token. */
const storedFor = async (token: string) =>
  (await readInteractions(server.location))
    .filter(({ session }) => session === sessionOfToken(token))
    .map(({ kind, sku, value, currency }) => ({ kind, sku, value, currency }));

const CLICK = { kind: 'clicked', sku: 'L3' } as const;
const STORED_CLICK = { ...CLICK, value: null, currency: null };

describe('an interaction', () => {
  it.each(['clicked', 'added', 'bought'] as const)('that says `%s` is stored when it is answered', async (kind) => {
    const { token } = await Journey.start(server);
    expectDone(await interact(server, { token, body: { kind, sku: 'L1' } }));
    expect(await storedFor(token)).toEqual([{ kind, sku: 'L1', value: null, currency: null }]);
  });

  it('changes nothing in the conversation, and its token stays valid', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    for (const token of journey.tokens) expectDone(await interact(server, { token, body: CLICK }));
    expect(await journey.look()).toEqual(journey.lead);
    await journey.reply(['brand', 'Alba']);
    expect(await storedFor(journey.token)).toEqual([STORED_CLICK]);
  });

  it('is taken with any key of the client, with the path without the slash, and with an advisor that is ignored', async () => {
    const { token } = await Journey.start(server);
    expectDone(await interact(server, { token, body: CLICK, key: server.keys.publishable }));
    expectDone(await interact(server, { token, body: CLICK, path: INTERACTIONS.slice(0, -1), advisor: 'unknown' }));
    expectDone(await interact(server, { token, chunks: [JSON.stringify(CLICK)], path: `${INTERACTIONS}?x=1` }));
    expect(await storedFor(token)).toEqual([STORED_CLICK]);
  });

  it('that has members nobody knows is taken without them', async () => {
    const { token } = await Journey.start(server);
    expectDone(await interact(server, { token, body: { ...CLICK, x: { y: 1 } } as object }));
    expect(await storedFor(token)).toEqual([STORED_CLICK]);
  });

  it('of a product that the catalog does not have is counted without its sku, once', async () => {
    const { token } = await Journey.start(server);
    const skus = ['someone@shop.example', 'x'.repeat(256), '\u0000', '\ud800', 'l3'];
    for (const sku of [...skus, ...skus]) expectDone(await interact(server, { token, body: { kind: 'bought', sku } }));
    const apart = { kind: 'bought', sku: '', value: null, currency: null };
    expect(await storedFor(token)).toEqual(skus.map(() => apart));
    expect(JSON.stringify(await readInteractions(server.location))).not.toContain('someone@');
  });

  it('of a product that was imported since is counted with it', async () => {
    const { token } = await Journey.start(server);
    const [lamp] = LAMPS;
    if (lamp === undefined) throw new Error('no lamp');
    await importLamps(server.definitions, server.folder, [...LAMPS, { ...lamp, sku: 'L7' }]);
    expectDone(await interact(server, { token, body: { kind: 'clicked', sku: 'L7' } }));
    await importLamps(server.definitions, server.folder, LAMPS);
    expect(await storedFor(token)).toEqual([{ ...STORED_CLICK, sku: 'L7' }]);
  });
});

describe('what was paid', () => {
  it.each([
    ['1099.00', 10_990_000],
    [1099, 10_990_000],
    ['0', 0],
    [0.1 + 0.2, 3000],
    ['19.9999', 199_999],
    [1_000_000_000, 10_000_000_000_000],
    ['1000000000', 10_000_000_000_000],
  ])('is kept to the ten-thousandth: %j', async (value, stored) => {
    const { token } = await Journey.start(server);
    const body = { kind: 'bought', sku: 'L1', value, currency: 'JPY' };
    expectDone(await interact(server, { token, body }));
    expect(await storedFor(token)).toEqual([{ kind: 'bought', sku: 'L1', value: stored, currency: 'JPY' }]);
  });

  it('is in the currency of the catalog if nobody says another, and refused if the catalog does not say one', async () => {
    const { token } = await Journey.start(server);
    expectDone(await interact(server, { token, body: { kind: 'bought', sku: 'L1', value: '5' } }));
    expect(await storedFor(token)).toEqual([{ kind: 'bought', sku: 'L1', value: 50_000, currency: 'EUR' }]);
  });
});

describe('what counts once', () => {
  const order = { kind: 'bought', sku: 'L3', value: '79.00', currency: 'EUR', order_id: 'order-1' } as const;
  const storedOrder = { kind: 'bought', sku: 'L3', value: 790_000, currency: 'EUR' };

  it('is a product for each kind and session, through retries, double clicks and older tokens', async () => {
    const [one, other] = [await Journey.start(server), await Journey.start(server)];
    await one.reply(['room', 'bath']);
    const sent = [...one.tokens, ...one.tokens, other.token].flatMap((token) => [
      interact(server, { token, body: CLICK }),
      interact(server, { token, body: { ...CLICK, kind: 'added' } }),
    ]);
    for (const response of await Promise.all(sent)) expectDone(response);
    for (const { token } of [one, other]) {
      expect(await storedFor(token)).toHaveLength(2);
    }
  });

  it('is the same order and product, from whichever session and however often; the first one counts', async () => {
    const [one, other] = [await Journey.start(server), await Journey.start(server)];
    expectDone(await interact(server, { token: one.token, body: order }));
    const again = [one, other, one, other].map(({ token }) =>
      interact(server, { token, body: { ...order, value: '1' } }),
    );
    for (const response of await Promise.all(again)) expectDone(response);
    expect(await storedFor(one.token)).toEqual([storedOrder]);
    expect(await storedFor(other.token)).toEqual([]);
  });

  it('is not the same product of another order, nor another product of the same order, nor that of another client', async () => {
    const { token } = await Journey.start(server);
    const foreign = await Journey.start(server, { key: server.keys.other });
    for (const body of [
      { ...order, order_id: 'order-2' },
      { ...order, order_id: 'order-3' },
      { ...order, order_id: 'order-2', sku: 'L4' },
      { kind: 'bought', sku: 'L3' },
    ])
      expectDone(await interact(server, { token, body }));
    expectDone(await interact(server, { key: server.keys.other, token: foreign.token, body: order }));
    expect(await storedFor(token)).toHaveLength(4);
    expect(await storedFor(foreign.token)).toEqual([storedOrder]);
  });

  it('leaves nothing of how the shop names its orders', async () => {
    const { token } = await Journey.start(server);
    expectDone(await interact(server, { token, body: { ...order, order_id: 'Order of Jane Doe' } }));
    expect(JSON.stringify(await readInteractions(server.location))).not.toContain('Jane');
  });
});

const WRONG_BODIES: readonly (readonly [body: string, pointer: string])[] = [
  ['null', '#'],
  ['', '#'],
  ['[]', '#'],
  ['"clicked"', '#'],
  ['{"sku":"L1"}', '#/kind'],
  ['{"kind":"seen","sku":"L1"}', '#/kind'],
  ['{"kind":["clicked"],"sku":"L1"}', '#/kind'],
  ['{"kind":"clicked"}', '#/sku'],
  ['{"kind":"clicked","sku":17}', '#/sku'],
  ['{"kind":"clicked","sku":""}', '#/sku'],
  [`{"kind":"clicked","sku":"${'x'.repeat(257)}"}`, '#/sku'],
  ...['-1', '1e12', '"1,5"', '"1.00001"', '"1e3"', '" 1"', 'true', 'null', '{}'].map(
    (value) => [`{"kind":"bought","sku":"L1","value":${value}}`, '#/value'] as const,
  ),
  ...['"eur"', '"EURO"', '978', 'null'].map(
    (currency) => [`{"kind":"bought","sku":"L1","value":1,"currency":${currency}}`, '#/currency'] as const,
  ),
  ...['17', '""', 'null', `"${'x'.repeat(257)}"`].map(
    (order) => [`{"kind":"bought","sku":"L1","order_id":${order}}`, '#/order_id'] as const,
  ),
];

describe('a request that is refused', () => {
  it.each(WRONG_BODIES)('because of its body says where it is wrong: %s', async (body, pointer) => {
    const { token } = await Journey.start(server);
    const problem = expectProblem(
      await interact(server, { token, body, contentType: 'application/json' }),
      'invalid-body',
    );
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
    expect(await storedFor(token)).toEqual([]);
  });

  it('names each member that is wrong', async () => {
    const { token } = await Journey.start(server);
    const body = { kind: 'x', sku: 1, value: 'x', currency: 'x', order_id: 1 };
    const { errors } = expectProblem(await interact(server, { token, body }), 'invalid-body');
    expect(errors?.map(({ pointer }) => pointer)).toEqual([
      ...['#/kind', '#/sku', '#/value', '#/currency', '#/order_id'],
    ]);
  });

  it('because there is no such session is told apart from a missing token', async () => {
    const { token } = await Journey.start(server);
    expectProblem(await interact(server, { body: CLICK }), 'session-token-required');
    expectProblem(await interact(server, { token: '', body: CLICK }), 'session-token-required');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of ['x', forged, 'A'.repeat(48)]) {
      expectProblem(await interact(server, { token: wrong, body: CLICK }), 'session-not-found');
    }
    expectProblem(await interact(server, { key: server.keys.other, token, body: CLICK }), 'session-not-found');
    expect(await storedFor(token)).toEqual([]);
  });

  it('because of its method says which it takes; a preflight is answered', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await interact(server, { method, key: null });
      expectProblem(response, 'method-not-allowed');
      expect(response.header('Allow')).toBe('POST, OPTIONS');
    }
    const preflight = await interact(server, { method: 'OPTIONS', key: null });
    expect(preflight.status).toBe(204);
    expect(preflight.header('Access-Control-Allow-Methods')).toBe('POST');
    expect(preflight.header('Access-Control-Allow-Headers')).toContain('Service-Session-Token');
  });

  it.each(['/api/v7/interactions//', '/api/v6/interactions/', '/api/v7/interactionsx', '/api/v7/interactions/x'])(
    'because there is nothing at %s is not found',
    async (path) => void expectProblem(await interact(server, { path, body: CLICK }), 'not-found'),
  );
});

describe('the first failure wins', () => {
  const twice = [
    ['Service-X', '1'],
    ['Service-X', '2'],
  ] as const;
  const elsewhere = ['Origin', 'https://evil.example'] as const;
  const large = `{${' '.repeat(20_000)}`;
  it.each([
    ['method-not-allowed', { method: 'PUT', headers: twice }],
    ['duplicate-header', { key: null, headers: twice }],
    ['missing-api-key', { key: null, headers: [elsewhere], body: 'x', contentType: 'text/plain' }],
    ['invalid-api-key', { key: 'unknown', headers: [elsewhere] }],
    ['unsupported-media-type', { body: large, contentType: 'text/plain' }],
    ['unsupported-media-type', { chunks: [large], contentType: 'text/plain' }],
    ['unsupported-media-type', { body: JSON.stringify(CLICK), headers: [['Content-Encoding', 'gzip']] }],
    ['body-too-large', { body: large }],
    ['body-too-large', { chunks: [large], contentType: 'application/json' }],
    ['malformed-json', { body: '{"kind":5,"__proto__":1}' }],
    ['malformed-json', { body: '{' }],
    ['invalid-body', { body: '{"kind":5}' }],
    ['session-token-required', { body: JSON.stringify(CLICK) }],
  ] as const)('%s', async (slug, call) => {
    expectProblem(await interact(server, call), slug);
  });

  it('of key, origin and rate', async () => {
    const listed = { key: server.keys.listed, headers: [elsewhere], body: 'x', contentType: 'text/plain' };
    expectProblem(await interact(server, listed), 'origin-not-allowed');
    const flood = Array.from({ length: 150 }, () => interact(server, { key: server.keys.publishable, body: '{' }));
    const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([400, 429]);
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });
  const passDays = (days: number): void => void vi.setSystemTime(Date.now() + days * 86_400_000);

  it('does not matter for 30 days after the last reply, also once the session has ended', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    passDays(29.9);
    expect((await next(server, { token: journey.token })).header('Service-Session-Status')).toBe('created');
    for (const token of journey.tokens) expectDone(await interact(server, { token, body: CLICK }));
    expect(await storedFor(journey.token)).toEqual([STORED_CLICK]);
    passDays(0.2);
    expectProblem(await interact(server, { token: journey.token, body: CLICK }), 'session-not-found');
  });
});
