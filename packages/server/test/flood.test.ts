// Far more requests than can be answered in good time, all at once: each gets an answer, what is accepted takes exactly one step, what is
// refused can be sent again on the same connection, few wait meanwhile, and after it the service is as before.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { openSessionsDatabase } from './fixture/databases.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { type NextCall, next, nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const SHOPPERS = 400;
/** So many may always wait. */
const FEW = 4;

describe.each(['quick', 'node'])('a flood of requests that are read by the reader "%s"', (reader) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { GUIDEPOST_HTTP_READER: reader } });
  });
  afterAll(() => server.stop());

  const readMetric = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };

  const startSessions = async (): Promise<string[]> => {
    const tokens: string[] = [];
    while (tokens.length < SHOPPERS) {
      const some = await Promise.all(Array.from({ length: 40 }, () => next(server)));
      tokens.push(...some.map((response) => expectLead(response, 'created').session_token));
    }
    return tokens;
  };

  const bytes = (call: NextCall): Buffer => requestBytes(nextRequest(server, call));

  it('is answered to the last one: each reply counts once, and who was refused replies with the same token later [row 59]', async () => {
    const tokens = await startSessions();
    const calls = tokens.map((token): NextCall => ({ token, reply: ['room', 'bath'] }));
    const connections = await Promise.all(tokens.map(() => Connection.open(server.port)));
    const refusedBefore = await readMetric('guidepost_overload_refusals_total');
    // The store takes its time, so nobody is answered while the others come.
    const sessions = await openSessionsDatabase(server);
    const letGo = await sessions.hold();
    const answers = connections.map((connection, nth) => {
      connection.write(bytes(calls[nth] ?? {}));
      return connection.read();
    });
    // Refusals do not wait for the store. Once everybody else is refused, the rest waits, and no more than the bound says.
    let refused = 0;
    for (const answer of answers) void answer.then(({ status }) => status === 503 && refused++);
    const limit = await readMetric('guidepost_waiting_limit');
    expect(limit).toBeLessThan(SHOPPERS);
    await expect.poll(() => refused, { interval: 10 }).toBe(SHOPPERS - limit);
    expect(await readMetric('guidepost_waiting')).toBe(limit);
    await letGo();
    await sessions.close();

    let sent = await Promise.all(answers);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(limit);
    let told = 0;
    const accepted = (response: HttpResponse): boolean => {
      if (response.status === 200) {
        expectLead(response, 'advanced');
        return true;
      }
      expectProblem(response, 'unavailable');
      expect(response.header('Retry-After')).toBe('1');
      told++;
      return false;
    };
    const left = new Set(connections.keys());
    for (;;) {
      for (const nth of [...left]) if (accepted(sent[nth] as HttpResponse)) left.delete(nth);
      if (left.size === 0) break;
      for (const nth of left) connections[nth]?.write(bytes(calls[nth] ?? {}));
      sent = (await Promise.all(
        connections.map(async (connection, nth) => (left.has(nth) ? connection.read() : sent[nth])),
      )) as HttpResponse[];
    }
    for (const connection of connections) connection.destroy();
    expect((await readMetric('guidepost_overload_refusals_total')) - refusedBefore).toBe(told);

    // Nobody's reply was applied twice, and nobody's was lost.
    for (let from = 0; from < SHOPPERS; from += FEW) {
      const some = calls.slice(from, from + FEW);
      for (const response of await Promise.all(some.map((call) => next(server, call))))
        expectLead(response, 'replayed');
    }
    expect(await readMetric('guidepost_waiting')).toBe(0);
  });

  it('is over once it is over: soon many at once are all answered again', async () => {
    await expect
      .poll(async () => {
        const some = await Promise.all(Array.from({ length: 40 }, () => next(server)));
        return some.every(({ status }) => status === 200);
      })
      .toBe(true);
  });

  it('leaves other methods and other addresses answered as ever', async () => {
    const sessions = await openSessionsDatabase(server);
    const letGo = await sessions.hold();
    const connections = await Promise.all(Array.from({ length: SHOPPERS }, () => Connection.open(server.port)));
    for (const connection of connections) connection.write(bytes({}));
    await expect.poll(async () => (await next(server)).status, { interval: 10 }).toBe(503);
    expectProblem(await next(server, { method: 'GET' }), 'method-not-allowed');
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    await letGo();
    await sessions.close();
    for (const connection of connections) await connection.read();
    for (const connection of connections) connection.destroy();
  });
});
