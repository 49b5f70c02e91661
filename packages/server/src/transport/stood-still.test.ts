// A process that stands still for longer than its times (a machine that is moved to other hardware, a debugger) has not read what its clients
// sent meanwhile. They were in time, so they are answered. Quick connections of their own have theirs in quick-connection.test.ts.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpServer } from './http-server.ts';

const REQUEST_TIMEOUT = 400;
const KEEP_ALIVE = 200;
/** Node itself keeps a connection for a second longer than it says. */
const STOOD_STILL = 1500;

describe.each([true, false])('on a connection that Node reads (taken over: %s)', (readsQuickly) => {
  let server: HttpServer;
  let client: Socket;
  let closed: Promise<unknown>;
  let received: string;
  beforeEach(async () => {
    server = new HttpServer({
      next: { handle: () => {}, connected: () => {} },
      rest: (request, response) => {
        request.resume().on('end', () => response.end(`[${request.url}]`));
      },
      publicUrl: () => '',
      readsQuickly,
      requestTimeout: REQUEST_TIMEOUT,
      keepAlive: KEEP_ALIVE,
      limits: { connections: 100, waiting: 100, unreadBytes: 1e9, responseTimeout: 60_000 },
      ended: () => {},
    });
    client = connect(await server.listen(0, '127.0.0.1'), '127.0.0.1').on('error', () => {});
    closed = once(client, 'close');
    received = '';
    client.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    await once(client, 'connect');
  });
  afterEach(async () => {
    client.destroy();
    await server.close();
  });

  const answered = (what: string) => expect.poll(() => received).toContain(what);

  /** The client sends this, and then everything stands still. After an immediate, the event loop comes to timers before it reads. */
  const standStill = (text = '') =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        client.write(text);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STOOD_STILL);
        resolve();
      });
    });

  it.each([
    ['in its head', 'POST /late HTTP/1.1\r\nHo', 'st: a\r\nContent-Length: 2\r\n\r\nab'],
    ['in its body', 'POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na', 'b'],
  ])('a request that was broken off %s and came to its end meanwhile is answered', async (_where, begin, rest) => {
    client.write(begin);
    await wait(100);
    await standStill(rest);
    await answered('[/late]');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    // Its connection serves on, and the next one has its own time.
    client.write('GET /next HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered('[/next]');
    client.write('GET /never HTTP/1.1\r\n');
    await answered('HTTP/1.1 408 ');
  });

  it('a request that is not whole when all was read is refused as late', async () => {
    client.write('POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na');
    await wait(100);
    await standStill('b');
    await answered('HTTP/1.1 408 ');
    await closed;
    expect(received).not.toContain('[/late]');
  });

  it('a request that came when the time between two was over is answered', async () => {
    client.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered('[/first]');
    await standStill('GET /second HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered('[/second]');
  });

  it('a connection on which nothing came is closed', async () => {
    client.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered('[/first]');
    await standStill();
    await closed;
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
