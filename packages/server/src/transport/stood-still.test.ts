// A process that stands still for longer than its times (a machine that is moved to other hardware, a debugger) has not read what its clients
// sent meanwhile. They were in time, so they are answered. Quick connections of their own have theirs in quick-connection.test.ts.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { HttpServer } from './http-server.ts';

const REQUEST_TIMEOUT = 1000;
const KEEP_ALIVE = 1000;
/** Node itself keeps a connection for a second longer than it says. */
const STOOD_STILL = 2500;

class Client {
  readonly #socket: Socket;
  readonly closed: Promise<unknown>;
  received = '';

  static async open(port: number): Promise<Client> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const client = new Client(socket);
    await once(socket, 'connect');
    return client;
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = once(socket, 'close');
    socket.setEncoding('latin1').on('data', (text) => {
      this.received += text;
    });
  }

  send(text: string): void {
    this.#socket.write(text);
  }

  expectAnswer(what: string): Promise<void> {
    return vi.waitFor(() => expect(this.received).toContain(what), { timeout: PATIENCE_WITHIN });
  }

  end(): void {
    this.#socket.destroy();
  }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe.each([true, false])('on a connection that Node reads (taken over: %s)', (readsQuickly) => {
  let server: HttpServer;
  let clients: Record<'inHead' | 'inBody' | 'notWhole' | 'idle' | 'silent', Client>;

  /** All of them at once, as everything in this process stands still. */
  beforeAll(async () => {
    server = new HttpServer({
      next: { handle: () => {}, connected: () => {} },
      interactions: { handle: () => {} },
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
    const port = await server.listen(0, '127.0.0.1');
    const open = () => Client.open(port);
    const [inHead, inBody, notWhole] = [await open(), await open(), await open()];
    const [idle, silent] = [await open(), await open()];
    clients = { inHead, inBody, notWhole, idle, silent };
    for (const client of [idle, silent]) {
      client.send(get('/first'));
      await client.expectAnswer('[/first]');
    }
    inHead.send('POST /late HTTP/1.1\r\nHo');
    inBody.send('POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na');
    notWhole.send('POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na');
    // They are read in the same process, so that needs no time but turns.
    for (let turns = 0; turns < 50; turns += 1) await nextTurn();
    await new Promise<void>((resolve) => {
      // After an immediate, the event loop comes to timers before it reads.
      setImmediate(() => {
        inHead.send('st: a\r\nContent-Length: 2\r\n\r\nab');
        inBody.send('b');
        notWhole.send('b');
        idle.send(get('/second'));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STOOD_STILL);
        resolve();
      });
    });
  });
  afterAll(async () => {
    for (const client of Object.values(clients)) client.end();
    await server.close();
  });

  it.each(['inHead', 'inBody'] as const)(
    'a request that was broken off %s and came to its end meanwhile is answered',
    async (which) => {
      const client = clients[which];
      await client.expectAnswer('[/late]');
      expect(client.received).toMatch(/^HTTP\/1\.1 200 /);
      // Its connection serves on, and the next one has its own time.
      client.send('GET /never HTTP/1.1\r\n');
      await client.expectAnswer('HTTP/1.1 408 ');
    },
  );

  it('a request that is not whole when all was read is refused as late', async () => {
    await clients.notWhole.expectAnswer('HTTP/1.1 408 ');
    await clients.notWhole.closed;
    expect(clients.notWhole.received).not.toContain('[/late]');
  });

  it('a request that came when the time between two was over is answered', () =>
    clients.idle.expectAnswer('[/second]'));

  it('a connection on which nothing came is closed', async () => {
    await clients.silent.closed;
    expect(clients.silent.received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
