// Many clients that do not wait for responses before they send on: each gets its own, in the order in which it asked.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const CLIENTS = 20;
const ROUNDS = isLong ? 100 : 12;

describe.each(['quick', 'node'])('with the reader of HTTP that is called %s', (reader) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { GUIDEPOST_HTTP_READER: reader } });
  });
  afterAll(() => server.stop());

  interface Asked {
    readonly bytes: Buffer;
    readonly expect: (response: HttpResponse) => void;
  }

  const say = (call: Parameters<typeof nextRequest>[1]) => requestBytes(nextRequest(server, call));

  /** Every kind of request, each told from all others by its response. */
  function kinds(token: string): readonly Asked[] {
    const looksAt = (response: HttpResponse) => expect(expectLead(response, 'current').session_token).toBe(token);
    return [
      { bytes: say({ token }), expect: looksAt },
      { bytes: say({ token, body: '{}' }), expect: looksAt },
      { bytes: say({ token, chunks: ['{', '}'] }), expect: looksAt },
      { bytes: say({ token, headers: [['Cookie', 'c'.repeat(9000)]] }), expect: looksAt },
      { bytes: say({}), expect: (response) => expectLead(response, 'created') },
      { bytes: say({ key: null }), expect: (response) => expectProblem(response, 'missing-api-key') },
      { bytes: say({ token, body: '{' }), expect: (response) => expectProblem(response, 'malformed-json') },
      { bytes: say({ advisor: 'nobody' }), expect: (response) => expectProblem(response, 'advisor-not-found') },
      {
        bytes: requestBytes({ method: 'GET', path: '/livez' }),
        expect: ({ text }) => expect(text).toBe('{"status":"alive"}'),
      },
    ];
  }

  async function run(seed: number): Promise<number> {
    const connection = await Connection.open(server.port);
    connection.write(say({}));
    const { session_token: token } = expectLead(await connection.read(), 'created');
    const all = kinds(token);
    let answered = 0;
    const batches = fc.sample(
      fc.record({ asked: fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 12 }), cut: fc.nat(4000) }),
      { numRuns: ROUNDS, seed },
    );
    for (const { asked, cut } of batches) {
      const bytes = Buffer.concat(asked.map((each) => each.bytes));
      connection.write(bytes.subarray(0, cut));
      if (cut < bytes.length) await new Promise((resolve) => setImmediate(resolve));
      connection.write(bytes.subarray(cut));
      for (const each of asked) {
        each.expect(await connection.read());
        answered++;
      }
      expect(connection.unread.length).toBe(0);
    }
    connection.destroy();
    return answered;
  }

  it(`${CLIENTS} clients at once, each with a session of its own, get their own responses in order`, {
    timeout: 10 * PATIENCE,
  }, async () => {
    const answered = await Promise.all(Array.from({ length: CLIENTS }, (_, seed) => run(seed)));
    expect(answered.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(CLIENTS * ROUNDS * 4);
  });
});
