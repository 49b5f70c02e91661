// What of a connection cannot be seen through the whole service: how it deals with clients that do not read, or do not stop.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NextCall } from '../next/next-call.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { BinaryText } from '../rendering/binary-text.ts';
import { QuickConnection, type QuickTimes } from './quick-connection.ts';

const PLAIN = 'POST /api/v7/next/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';
const lead = (length: number) =>
  ({ status: 'created', language: 'en', body: 'x'.repeat(length) as BinaryText }) as const;

let server: Server;
let answer: (call: NextCall) => void;
let answered: number;
let open: number;
let over: string[];
let times: QuickTimes;
beforeEach(async () => {
  answered = 0;
  open = 0;
  over = [];
  times = { first: 60_000, keepAlive: 60_000 };
  server = createServer({ allowHalfOpen: true }, (socket) => {
    const owner = {
      answer: (call: NextCall) => {
        answered++;
        answer(call);
      },
      opened: () => open++,
      closed: () => open--,
      written: () => {},
      takeOver: (taken: Socket, read: Buffer) => {
        over.push(`taken: ${read.toString('latin1')}`);
        taken.destroy();
      },
      gone: () => over.push('gone'),
      timedOut: (late: Socket) => {
        over.push('timed out');
        late.destroy();
      },
    };
    new QuickConnection(socket, owner, times);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

async function client(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Everything stands still for longer than a connection may be idle; then a message of a thread makes `answered` happen. */
async function standStillBefore(answered: () => void): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const told = once(port1, 'message');
  port1.on('message', answered);
  setImmediate(() => {
    port2.postMessage(null);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  });
  await told;
  port1.close();
}

describe('a client', () => {
  it('that does not read its responses is not read either, until it does', async () => {
    answer = (call) => call.sendLead(lead(4_000_000), 'id');
    const socket = await client();
    socket.pause();
    // The first one alone: requests that are read together are not of the plainest kind.
    socket.write(PLAIN);
    await expect.poll(() => answered).toBe(1);
    for (let i = 0; i < 20; i++) {
      socket.write(PLAIN);
      await wait(5);
    }
    const before = answered;
    expect(before).toBeLessThan(5);
    expect(over).toEqual([]);
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    socket.resume();
    await expect.poll(() => answered + over.filter((what) => what.startsWith('taken')).length).toBeGreaterThan(before);
    await expect.poll(() => received).toBeGreaterThan(before * 4_000_000);
    socket.destroy();
  });

  it('that goes on after a response that ends the connection is not answered', async () => {
    const refusal = new Refusal('unavailable', 'Stopping.', { isLast: true });
    answer = (call) => call.refuse(refusal, 'id', 'http://a');
    const socket = await client();
    socket.write(PLAIN);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 503 .*\r\nConnection: close\r\n/s);
    expect(String(first)).not.toContain('keep-alive');
    socket.on('error', () => {}).write(PLAIN);
    await once(socket, 'close');
    expect(answered).toBe(1);
    expect(open).toBe(0);
  });

  it('that goes away while its request is being answered is counted off once, and the answer goes nowhere', async () => {
    const calls: NextCall[] = [];
    answer = (call) => calls.push(call);
    const socket = await client();
    socket.write(PLAIN);
    await expect.poll(() => calls.length).toBe(1);
    expect(open).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => open).toBe(0);
    calls[0]?.sendLead(lead(10), 'id');
    expect(open).toBe(0);
    expect(over).toEqual(['gone']);
  });

  it('that sends while it is being answered is answered first, then handed over with what it sent', async () => {
    const calls: NextCall[] = [];
    answer = (call) => calls.push(call);
    const socket = await client();
    socket.write(PLAIN);
    await expect.poll(() => calls.length).toBe(1);
    socket.write('POST /else');
    await wait(20);
    expect(over).toEqual([]);
    calls[0]?.sendLead(lead(10), 'id');
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('200 OK');
    await expect.poll(() => over).toEqual(['gone', 'taken: POST /else']);
  });

  it('whose request came while the process stood still for longer than a connection may be idle, is answered', async () => {
    answer = (call) => call.sendLead(lead(10), 'id');
    times = { first: 60_000, keepAlive: 300 };
    const socket = await client();
    socket.write(PLAIN);
    await once(socket, 'data');
    // As if it was stopped: it goes on with the timers, and only then asks what came.
    await new Promise<void>((resolve) => {
      setImmediate(() => {
        socket.write(PLAIN);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
        resolve();
      });
    });
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('200 OK');
    expect({ answered, over }).toEqual({ answered: 2, over: [] });
    socket.destroy();
    await expect.poll(() => over).toEqual(['gone']);
  });

  it('whose request was being answered while the process stood still may send the next one', async () => {
    const calls: NextCall[] = [];
    answer = (call) => calls.push(call);
    times = { first: 60_000, keepAlive: 300 };
    const socket = await client();
    for (let nth = 0; nth < 2; nth += 1) {
      socket.write(PLAIN);
      await expect.poll(() => calls.length).toBe(nth + 1);
      // Of the first time it is known that the connection is kept. The second time the answer comes as what comes from threads does: after
      // the timers, and before the event loop knows that all was read.
      if (nth === 0) calls[0]?.sendLead(lead(10), 'id');
      else await standStillBefore(() => calls[1]?.sendLead(lead(10), 'id'));
      await once(socket, 'data');
    }
    socket.write(PLAIN);
    await expect.poll(() => calls.length).toBe(3);
    expect(over).toEqual([]);
    socket.destroy();
  });

  it('that says nothing is told, and one that says nothing more is let go', async () => {
    answer = (call) => call.sendLead(lead(10), 'id');
    times = { first: 300, keepAlive: 60_000 };
    const silent = await client();
    await once(silent.resume(), 'close');
    await expect.poll(() => over).toEqual(['timed out', 'gone']);
    times = { first: 60_000, keepAlive: 300 };
    const served = await client();
    served.write(PLAIN);
    await once(served.resume(), 'close');
    await expect.poll(() => over).toEqual(['timed out', 'gone', 'gone']);
    expect(answered).toBe(1);
  });
});
