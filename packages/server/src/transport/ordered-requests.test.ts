// A client that sends requests ahead and reads nothing: what is answered, what waits, and what becomes too much.

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OrderedRequests } from './ordered-requests.ts';

const GET = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n';

let server: Server;
let answer: (response: ServerResponse) => void;
let answered: number;
let open: number;
let waiting: number;
let most: number;
let tooMany: number;
let client: Socket;
beforeEach(async () => {
  answered = open = waiting = tooMany = 0;
  most = 10_000;
  const connections = new WeakMap<Socket, OrderedRequests>();
  server = createServer(({ socket }, response) => {
    const known = connections.get(socket);
    const requests =
      known ??
      new OrderedRequests(socket, {
        answer: (_request, each) => {
          answered++;
          answer(each);
        },
        opened: () => open++,
        closed: () => open--,
        written: () => {},
        wait: (change) => {
          if (change === 1 && waiting >= most) return false;
          waiting += change;
          return true;
        },
        tooMany: () => tooMany++,
      });
    connections.set(socket, requests);
    requests.add(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await once(client, 'connect');
  client.pause();
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

const PAGE = Buffer.alloc(8_000_000, 'x');

it('makes the next response only when the one before has been taken', async () => {
  answer = (response) => response.end(PAGE);
  client.write(GET.repeat(20));
  await expect.poll(() => answered).toBeGreaterThan(0);
  await wait(100);
  // The system takes a page or two for the client; the others are not made.
  expect(answered).toBeLessThan(5);
  expect(waiting).toBe(20 - answered);
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
  });
  client.resume();
  await expect.poll(() => answered).toBe(20);
  await expect.poll(() => open).toBe(0);
  await expect.poll(() => received).toBeGreaterThan(20 * PAGE.length);
  expect(waiting).toBe(0);
});

it('answers in order, however long each takes', async () => {
  answer = (response) => void setTimeout(() => response.end(`[${response.req.url}]`), answered % 3);
  client.write(Array.from({ length: 40 }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  let text = '';
  client.on('data', (chunk) => {
    text += String(chunk);
  });
  client.resume();
  await expect.poll(() => text.match(/\[\/\d+\]/g)?.length).toBe(40);
  expect(text.match(/(?<=\[\/)\d+(?=\])/g)).toEqual(Array.from({ length: 40 }, (_, at) => String(at)));
});

it('ends a connection on which hundreds wait, and forgets them', async () => {
  answer = () => {};
  client.write(GET.repeat(2000));
  await expect.poll(() => tooMany).toBeGreaterThan(0);
  client.resume();
  if (!client.closed) await once(client, 'close');
  await expect.poll(() => waiting).toBe(0);
  await expect.poll(() => open).toBe(0);
  expect(answered).toBe(1);
});

it('ends a connection that sends ahead while too many wait on others', async () => {
  answer = () => {};
  most = 3;
  client.write(GET.repeat(6));
  await expect.poll(() => tooMany).toBeGreaterThan(0);
  await expect.poll(() => waiting).toBe(0);
  expect(answered).toBe(1);
});

it('does not begin what waits behind a response that was the last, or for a client that has gone', async () => {
  answer = (response) => response.writeHead(200, { Connection: 'close' }).end('bye');
  client.write(GET.repeat(5));
  client.resume();
  await once(client, 'close');
  await expect.poll(() => open).toBe(0);
  expect([answered, waiting]).toEqual([1, 0]);
});
