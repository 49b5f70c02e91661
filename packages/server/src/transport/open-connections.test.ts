import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OpenConnections, type UnreadEnd } from './open-connections.ts';

let server: Server;
let taken: Socket[];
beforeEach(async () => {
  taken = [];
  server = createServer((socket) => taken.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of taken) socket.destroy();
  server.close();
});

/** A client, and the server's end of its connection. */
async function open(): Promise<[client: Socket, socket: Socket]> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const count = taken.length;
  await once(client, 'connect');
  await expect.poll(() => taken.length).toBe(count + 1);
  return [client.pause(), taken.at(-1)!];
}

function makeConnections(limits: { unreadBytes?: number; responseTimeout?: number }) {
  const ended: UnreadEnd[] = [];
  const all = { unreadBytes: 1e12, responseTimeout: 1e6, ...limits };
  return { ended, connections: new OpenConnections(all, (why) => ended.push(why)) };
}

/** More than the system keeps for a connection. */
const MUCH = Buffer.alloc(20_000_000);

function write(connections: OpenConnections, socket: Socket, bytes = MUCH): void {
  socket.write(bytes);
  connections.watch(socket);
}

describe('what clients have not taken', () => {
  it('ends the connections that wait longest, so that the rest stays within the limit', async () => {
    const { connections, ended } = makeConnections({ unreadBytes: 50_000_000 });
    const sockets: Socket[] = [];
    for (let i = 0; i < 5; i++) {
      const [, socket] = await open();
      connections.add(socket);
      sockets.push(socket);
      write(connections, socket);
      const unread = sockets.filter(({ destroyed }) => !destroyed).reduce((sum, each) => sum + each.writableLength, 0);
      expect(unread).toBeLessThanOrEqual(50_000_000);
    }
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, true, false, false]);
    expect(ended).toEqual(['too-much-unread', 'too-much-unread', 'too-much-unread']);
    connections.stop();
  });

  it('ends its connection when it has waited for too long, whether or not anybody said that it was written', async () => {
    const { connections, ended } = makeConnections({ responseTimeout: 100 });
    const [, told] = await open();
    const [, untold] = await open();
    const [, idle] = await open();
    for (const socket of [told, untold, idle]) connections.add(socket);
    write(connections, told);
    untold.write(MUCH);
    await expect.poll(() => told.destroyed && untold.destroyed).toBe(true);
    expect(ended).toEqual(['slow-reader', 'slow-reader']);
    expect(idle.destroyed).toBe(false);
    connections.stop();
  });

  it('does not wait while the process stands still', async () => {
    const [, socket] = await open();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const { connections, ended } = makeConnections({ responseTimeout: 60_000 });
    const lookAfter = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(1000);
    };
    connections.add(socket);
    write(connections, socket);
    lookAfter(3_600_000);
    for (let seconds = 0; seconds < 50; seconds += 1) lookAfter(1000);
    expect(ended).toEqual([]);
    // The time in which it goes on does count.
    for (let seconds = 0; seconds < 10; seconds += 1) lookAfter(1000);
    expect(ended).toEqual(['slow-reader']);
    connections.stop();
  });

  it('counts for nothing once it was taken, or once its connection has closed', async () => {
    const { connections, ended } = makeConnections({ unreadBytes: 30_000_000 });
    for (let i = 0; i < 3; i++) {
      const [client, socket] = await open();
      connections.add(socket);
      write(connections, socket);
      if (i === 1) {
        client.destroy();
        await expect.poll(() => socket.closed).toBe(true);
      } else {
        client.resume();
        await expect.poll(() => socket.writableLength).toBe(0);
      }
    }
    expect(ended).toEqual([]);
    expect(connections.count).toBe(2);
    connections.stop();
  });

  it('may be much and go on for ever, as long as each response is taken in time', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { connections, ended } = makeConnections({ responseTimeout: 10_000 });
    const [client, socket] = await open();
    connections.add(socket);
    client.resume();
    for (let responses = 0; responses < 5; responses++) {
      write(connections, socket, MUCH.subarray(0, 5_000_000));
      // There is always one that waits when somebody looks.
      vi.advanceTimersByTime(7000);
      // One that was ended would never drain.
      await expect.poll(() => ({ left: socket.writableLength, ended })).toEqual({ left: 0, ended: [] });
    }
    connections.stop();
  });
});
