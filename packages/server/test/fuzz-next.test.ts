// Whatever is sent: never a fault of the service, never silence, always well-formed responses, and shoppers who do
// everything right notice nothing of it.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { Connection } from './fixture/connection.ts';
import { expectAnyProblem, expectCommonHeaders, expectLead } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { sendHttp } from './fixture/send-http.ts';
import { garbage, type Ingredients, wholeRequest } from './fixture/strange-requests.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const WHOLE = isLong ? 8000 : 700;
const GARBAGE = isLong ? 3000 : 200;
const BROKEN_OFF = isLong ? 2000 : 150;
const REPLIES = [
  ['room', 'bath'],
  ['brand', 'Alba', 'Corda'],
  ['style', 'ornate'],
  ['watts', '5-20'],
] as const;

describe.each(['quick', 'node'])('with the reader of HTTP that is called %s', (reader) => {
  let server: TestServer;
  let ingredients: Ingredients;
  let honest: HonestShopper;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { GUIDEPOST_HTTP_READER: reader, GUIDEPOST_RATE: '1000000', GUIDEPOST_RATE_BURST: '1000000' },
    });
    const tokens: string[] = [];
    for (const advisor of ['lamps', 'ranges', 'lamps', 'wishes']) {
      const journey = await Journey.start(server, { advisor });
      if (advisor === 'lamps') for (const reply of REPLIES.slice(0, 2)) await journey.reply(reply);
      tokens.push(...journey.tokens);
    }
    ingredients = { keys: [server.keys.secret, server.keys.publishable, server.keys.other], tokens };
    honest = new HonestShopper();
  });
  afterAll(() => server.stop());

  /** Walks through the advisor again and again, always seeing the same. */
  class HonestShopper {
    #journey: Journey | null = null;
    #seen: string[] = [];
    #first: string | null = null;
    #sent = 0;
    walks = 0;

    /** One step now and then. */
    async step(): Promise<void> {
      this.#sent++;
      if (this.#sent % 8 !== 0) return;
      this.#journey ??= await Journey.start(server);
      const reply = REPLIES[this.#journey.tokens.length - 1];
      if (reply !== undefined) {
        const { question, results } = await this.#journey.reply(reply);
        this.#seen.push(JSON.stringify({ question, results }));
        return;
      }
      const seen = this.#seen.join('\n');
      this.#first ??= seen;
      expect(seen).toBe(this.#first);
      this.#journey = null;
      this.#seen = [];
      this.walks++;
    }
  }

  function expectWellFormed(response: HttpResponse): void {
    expect(response.status).toBeLessThan(500);
    expect(response.header('X-Content-Type-Options')).toBe('nosniff');
    expect(response.header('Service-Request-ID')).not.toBeNull();
    if (response.header('Service-Session-Status') !== null) expectLead(response);
    else if (response.status >= 400 && response.body.length > 0) expectAnyProblem(response);
    else if (response.status === 204) expectCommonHeaders(response);
  }

  it(`answers ${WHOLE} strange requests, each with a response`, { timeout: 15 * PATIENCE }, async () => {
    await fc.assert(
      fc.asyncProperty(wholeRequest(ingredients), async (request) => {
        const connection = await Connection.open(server.port);
        try {
          for (const piece of request.pieces) {
            connection.write(piece);
            if (request.pieces.length > 1 && piece.length > 0) await new Promise((resolve) => setImmediate(resolve));
          }
          expectWellFormed(await connection.read(request.method));
        } finally {
          connection.destroy();
        }
        await honest.step();
      }),
      { numRuns: WHOLE },
    );
  });

  it(`survives ${GARBAGE} times garbage: what it says is well formed, and it closes or goes on`, {
    timeout: 15 * PATIENCE,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(garbage(ingredients), async (request) => {
        const connection = await Connection.open(server.port);
        try {
          for (const piece of request.pieces) connection.write(piece);
          connection.end();
          // No more comes: the server answers what was whole, refuses the rest, and closes.
          await connection.closed();
          let left = connection.unread.length;
          while (left > 0) {
            expectWellFormed(await connection.read('POST'));
            left = connection.unread.length;
          }
        } finally {
          connection.destroy();
        }
        await honest.step();
      }),
      { numRuns: GARBAGE },
    );
  });

  it(`is not impressed by ${BROKEN_OFF} clients that break off`, { timeout: 15 * PATIENCE }, async () => {
    await fc.assert(
      fc.asyncProperty(wholeRequest(ingredients), fc.boolean(), async ({ pieces }, isPatient) => {
        const connection = await Connection.open(server.port);
        for (const piece of pieces) connection.write(piece);
        await new Promise((resolve) => (isPatient ? setTimeout(resolve, 2) : setImmediate(resolve)));
        connection.reset();
        await honest.step();
      }),
      { numRuns: BROKEN_OFF },
    );
  });

  it('has not disturbed the honest shopper, and is as healthy as before', async () => {
    expect(honest.walks).toBeGreaterThan(WHOLE / 100);
    expect((await sendHttp(server.port, { method: 'GET', path: '/readyz' })).status).toBe(200);
    expectLead(await next(server), 'created');
    const metrics = await sendHttp(server.port, { method: 'GET', path: '/metrics' });
    expect(metrics.text).toMatch(/^guidepost_failures_total 0$/m);
  });
});
