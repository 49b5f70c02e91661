// Clients that ask for much and read nothing: they cost the service little, and their connections end in time. Nobody else
// notices.

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectLead } from './fixture/expect-response.ts';
import { next, nextRequest } from './fixture/next.ts';
import { requestBytes, sendHttp } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

/** The largest page of all. */
const PAGE = requestBytes({ method: 'GET', path: '/docs/static/swagger-ui-bundle.js' });

const MOST_CONNECTIONS = 60;

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Sends, and never reads: not even that the server has ended the connection. */
function askAndIgnore(port: number, bytes: Buffer): void {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  sockets.push(socket);
  socket.pause().write(bytes);
}

async function endedBecause(server: TestServer, why: string): Promise<number> {
  const { text } = await sendHttp(server.port, { method: 'GET', path: '/metrics' });
  return Number(new RegExp(`^guidepost_connections_ended_total\\{why="${why}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

describe.each(['quick', 'node'])('with the reader of HTTP that is called %s', (reader) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: {
        GUIDEPOST_HTTP_READER: reader,
        GUIDEPOST_RESPONSE_TIMEOUT: '1s',
        GUIDEPOST_MAX_CONNECTIONS: String(MOST_CONNECTIONS),
      },
    });
  });
  afterAll(() => server.stop());

  it('a client that does not take its responses in time is let go; others are served meanwhile', async () => {
    const openApi = requestBytes({ method: 'GET', path: '/openapi.json' });
    const plain = requestBytes(nextRequest(server));
    for (const first of [PAGE, openApi, plain]) {
      askAndIgnore(server.port, Buffer.concat([first, ...Array<Buffer>(200).fill(PAGE)]));
    }
    expectLead(await next(server), 'created');
    await expect.poll(() => endedBecause(server, 'slow-reader')).toBe(3);
    expectLead(await next(server), 'created');
  });

  it('a client that sends hundreds of requests ahead is let go', async () => {
    askAndIgnore(server.port, Buffer.concat(Array<Buffer>(2000).fill(PAGE)));
    await expect.poll(() => endedBecause(server, 'too-many-waiting')).toBeGreaterThan(0);
    expectLead(await next(server), 'created');
  });

  it('more connections than may be open are closed at once, those that are open go on', async () => {
    for (const socket of sockets) socket.destroy();
    const open: Connection[] = [];
    for (let i = 0; i < MOST_CONNECTIONS; i++) {
      const connection = await Connection.open(server.port);
      connection.write(requestBytes(nextRequest(server)));
      expectLead(await connection.read(), 'created');
      open.push(connection);
    }
    for (let i = 0; i < 10; i++) {
      const connection = await Connection.open(server.port);
      await connection.closed();
      expect(connection.unread.length).toBe(0);
    }
    for (const connection of open) {
      connection.write(requestBytes(nextRequest(server)));
      expectLead(await connection.read(), 'created');
      connection.destroy();
    }
    await expect.poll(() => endedBecause(server, 'too-many-connections')).toBe(10);
  });
});
