// Plain requests are read without Node's HTTP server. Nobody can tell: whatever is sent, whole or in pieces, alone or among
// others on its connection, is answered the same.

import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { Journey } from './fixture/journey.ts';
import { type NextCall, next, nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { type Ingredients, wholeRequest } from './fixture/strange-requests.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let ingredients: Ingredients;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_RATE: '1000000', GUIDEPOST_RATE_BURST: '1000000' } });
  const tokens: string[] = [];
  for (const advisor of ['lamps', 'lamps', 'ranges', 'wishes']) {
    tokens.push(...(await Journey.start(server, { advisor })).tokens);
  }
  ingredients = { keys: [server.keys.secret, server.keys.publishable], tokens };
});
afterAll(() => server.stop());

/** Sent in one piece, or in two, of which the first is too little to be a request. */
async function answer(bytes: Buffer, method: string, pieces: 1 | 2): Promise<HttpResponse> {
  const connection = await Connection.open(server.port);
  try {
    if (pieces === 1) connection.write(bytes);
    else {
      connection.write(bytes.subarray(0, 1));
      await wait(2);
      connection.write(bytes.subarray(1));
    }
    return await connection.read(method);
  } finally {
    connection.destroy();
  }
}

/** Without what is another in every response, and with the words for a step and for its repetition made one. */
function comparable({ status, headers, body }: HttpResponse) {
  const own = new Set(['service-request-id', 'date', 'retry-after', 'ratelimit']);
  const isStart = headers.some(([, value]) => value === 'created');
  let text = body.toString('utf8').replace(/urn:uuid:[0-9a-f-]{36}/, 'urn:uuid:');
  if (isStart) text = text.replace(/"session_token":"[^"]*"/, '"session_token":""');
  const told = headers
    .filter(([name]) => !own.has(name.toLowerCase()))
    .map(([name, value]) => [name, value === 'advanced' ? 'replayed' : value]);
  return { status, headers: told, text };
}

const call = (more: NextCall = {}) => requestBytes(nextRequest(server, more));

describe('a request in one piece and the same in two', () => {
  it.each<[string, () => Buffer]>([
    ['a start', () => call()],
    ['a reply', () => call({ token: ingredients.tokens[0]!, reply: ['room', 'bath'] })],
    ['no key', () => call({ key: null })],
    ['an unknown advisor', () => call({ advisor: 'nobody' })],
    ['a body that is no JSON', () => call({ body: '{' })],
    ['a media type that is none of ours', () => call({ body: '{}x', contentType: 'text/plain' })],
    ['a header twice', () => call({ headers: [['Service-Advisor-ID', 'lamps']] })],
    ['an origin that is not listed', () => call({ key: server.keys.publishable, headers: [['Origin', 'https://x']] })],
  ])('are answered alike: %s', async (_what, bytes) => {
    const whole = await answer(bytes(), 'POST', 1);
    expect(comparable(await answer(bytes(), 'POST', 2))).toEqual(comparable(whole));
  });

  it('are answered alike, whatever is sent', { timeout: 10 * PATIENCE }, async () => {
    await fc.assert(
      fc.asyncProperty(wholeRequest(ingredients), async ({ method, pieces }) => {
        const bytes = Buffer.concat(pieces);
        const whole = await answer(bytes, method, 1);
        const inTwo = await answer(bytes, method, 2);
        // Too many wrong keys from one address are refused for a while: the one too many may be either of the two.
        if ((whole.status === 429) === (inTwo.status === 429)) expect(comparable(inTwo)).toEqual(comparable(whole));
      }),
      { numRuns: isLong ? 4000 : 400 },
    );
  });
});

describe('on one connection', () => {
  it('plain requests, others and plain ones again are answered in order', async () => {
    const connection = await Connection.open(server.port);
    const ask = async (bytes: Buffer, method = 'POST') => {
      connection.write(bytes);
      return connection.read(method);
    };
    const { session_token: token } = expectLead(await ask(call()), 'created');
    expectLead(await ask(call({ token })), 'current');
    expect((await ask(requestBytes({ method: 'GET', path: '/livez' }), 'GET')).status).toBe(200);
    expectLead(await ask(call({ token, reply: ['room', 'bath'] })), 'advanced');
    expectLead(await ask(call({ token, chunks: ['{}'], contentType: 'application/json' })), 'current');
    connection.destroy();
  });

  it('requests that do not wait for responses are answered in order, whatever their kind', async () => {
    const connection = await Connection.open(server.port);
    const get = requestBytes({ method: 'GET', path: '/livez' });
    connection.write(Buffer.concat([call(), call({ key: null }), get, call({ advisor: 'nobody' }), call()]));
    expectLead(await connection.read(), 'created');
    expectProblem(await connection.read(), 'missing-api-key');
    expect((await connection.read('GET')).status).toBe(200);
    expectProblem(await connection.read(), 'advisor-not-found');
    expectLead(await connection.read(), 'created');
    connection.destroy();
  });

  it('a request that comes while the one before is being answered waits for it', async () => {
    for (const gap of [0, 1, 2]) {
      const connection = await Connection.open(server.port);
      for (let round = 0; round < 5; round++) {
        connection.write(call());
        await wait(gap);
        connection.write(call({ key: null }));
        expectLead(await connection.read(), 'created');
        expectProblem(await connection.read(), 'missing-api-key');
      }
      connection.destroy();
    }
  });

  it('a request cut in two after plain ones is read as if it had come whole', async () => {
    const bytes = call();
    for (let at = 1; at < bytes.length; at += 17) {
      const connection = await Connection.open(server.port);
      connection.write(call());
      expectLead(await connection.read(), 'created');
      connection.write(bytes.subarray(0, at));
      await wait(1);
      connection.write(bytes.subarray(at));
      expectLead(await connection.read(), 'created');
      connection.destroy();
    }
  });

  it('a client that says it will send no more still gets its response, then the connection ends', async () => {
    const chunked = call({ chunks: ['{}'], contentType: 'application/json', headers: [['Expect', '100-continue']] });
    for (const bytes of [call(), chunked]) {
      const connection = await Connection.open(server.port);
      connection.write(bytes);
      connection.end();
      expectLead(await connection.read(), 'created');
      await connection.closed();
      connection.destroy();
    }
  });

  it('clients that break off leave nothing behind', async () => {
    const logged: string[] = [];
    const other = await startTestServer({ log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }) });
    for (let round = 0; round < 30; round++) {
      const connection = await Connection.open(other.port);
      connection.write(requestBytes(nextRequest(other)));
      if (round % 3 === 0) await wait(1);
      if (round % 2 === 0) connection.reset();
      else connection.destroy();
    }
    expectLead(await next(other), 'created');
    // Stopping waits for requests that are being answered, and says if it gave up on any.
    await other.stop();
    expect(logged).toEqual([]);
  });
});
