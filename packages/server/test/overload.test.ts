// More requests than can be answered: some are told to come again, none is lost, and nothing has happened for those refused.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { openSessionsDatabase } from './fixture/databases.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const MOST = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MAX_WAITING: String(MOST) } });
});
afterAll(() => server.stop());

it('while the disk hangs, more requests than may wait get a 503 with Retry-After; all others are answered [row 59]', async () => {
  const journeys = await Promise.all(Array.from({ length: MOST }, () => Journey.start(server)));
  const refused = await Journey.start(server);
  const sessions = await openSessionsDatabase(server);
  const letGo = await sessions.hold();
  const waiting = journeys.map((journey) => next(server, { token: journey.token, reply: ['room', 'bath'] }));
  await expect.poll(async () => (await next(server, { key: null })).status, { interval: 20 }).toBe(503);
  const call = { token: refused.token, reply: ['room', 'bath'] } as const;
  for (let i = 0; i < 5; i++) {
    const response = await next(server, call);
    expectProblem(response, 'unavailable');
    expect(response.header('Retry-After')).toBe('1');
  }
  await letGo();
  await sessions.close();
  for (const response of await Promise.all(waiting)) expectLead(response, 'advanced');
  // The token was left as it was.
  expectLead(await next(server, call), 'advanced');
});

it('refused and failed requests do not count as waiting', async () => {
  for (let i = 0; i < 4 * MOST; i++) {
    expectProblem(await next(server, { body: '{' }), 'malformed-json');
    expectProblem(await next(server, { advisor: 'nobody' }), 'advisor-not-found');
  }
  await Journey.start(server);
});

it('no more requests wait than may, also if their heads came long before their bodies [row 59]', async () => {
  const SENT = 5 * MOST;
  const journeys: Journey[] = [];
  while (journeys.length < SENT) journeys.push(await Journey.start(server));
  const sessions = await openSessionsDatabase(server);
  const letGo = await sessions.hold();
  const body = JSON.stringify({ question_id: 'room', answers: ['bath'] });
  const connections = await Promise.all(
    journeys.map(async ({ token }) => {
      const connection = await Connection.open(server.port);
      const head = [
        ...['POST /api/v7/next/ HTTP/1.1', 'Host: lamps.example', 'Content-Type: application/json'],
        ...[`Content-Length: ${body.length}`, `Service-API-Key: ${server.keys.secret}`, 'Service-Advisor-ID: lamps'],
        ...[`Service-Session-Token: ${token}`, 'Expect: 100-continue'],
      ];
      connection.write(`${head.join('\r\n')}\r\n\r\n`);
      return connection;
    }),
  );
  // The heads are read, and nobody waits yet.
  for (const connection of connections) {
    await expect.poll(() => connection.unread.toString('latin1'), { interval: 5 }).toContain('HTTP/1.1 100 ');
  }
  for (const connection of connections) connection.write(body);
  await expect.poll(async () => (await next(server, { key: null })).status, { interval: 20 }).toBe(503);
  await letGo();
  await sessions.close();
  const statuses = await Promise.all(connections.map(async (connection) => (await connection.read()).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
  expect(statuses.filter((status) => status === 503)).toHaveLength(SENT - MOST);
  for (const connection of connections) connection.destroy();
});
