// A store that answers, but much too late: callers are told before their proxies lose patience, and what comes in the end goes to nobody.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostgresSessionStore } from '../src/storage/sessions/postgres/postgres-session-store.ts';
import { SqliteSessionStore } from '../src/storage/sessions/sqlite/sqlite-session-store.ts';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.stop();
});

/** Milliseconds; longer than any answer may wait. */
const MUCH_TOO_LATE = 9000;

/** What the store is asked for comes when `release` is called. Either store may be the one that is tested. */
function holdUp(method: 'advance' | 'find') {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  for (const store of [SqliteSessionStore, PostgresSessionStore]) {
    const prototype = store.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const own = prototype[method];
    vi.spyOn(prototype, method).mockImplementation(async function (this: unknown, ...args) {
      hold();
      await released;
      return own?.apply(this, args);
    });
  }
  return { release, held };
}

it.each(['advance', 'find'] as const)(
  'if `%s` takes too long, the caller may try again, on the same connection',
  async (method) => {
    // Before the first request, as the service has a timer from then on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    const connection = await Connection.open(server.port);
    const store = holdUp(method);
    connection.write(requestBytes(nextRequest(server, call)));
    await store.held;
    // What the store promised is waited for from the next turn on.
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(MUCH_TOO_LATE);
    const refused = await connection.read();
    expectProblem(refused, 'unavailable');
    expect(Number(refused.header('Retry-After'))).toBeGreaterThan(0);
    vi.useRealTimers();
    vi.restoreAllMocks();
    store.release();
    // It happened in the end, or it happens now; the connection has the response to this request and no other.
    await expect.poll(async () => (await next(server, { token: journey.token })).status).toBe(200);
    connection.write(requestBytes(nextRequest(server, call)));
    expect(expectLead(await connection.read()).question?.question_id).toBe('brand');
    connection.write(requestBytes(nextRequest(server)));
    expectLead(await connection.read(), 'created');
    expect(connection.unread).toHaveLength(0);
    connection.destroy();
  },
);
