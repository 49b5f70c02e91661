// What never becomes a request: oversized headers, broken HTTP. Answered as a problem, also on a connection that served
// good requests before, and never in front of their responses.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { requestBytes, sendHttp } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;

async function say(bytes: string | Uint8Array): Promise<Connection> {
  const connection = await Connection.open(server.port);
  connection.write(bytes);
  return connection;
}

async function expectEnd(connection: Connection): Promise<void> {
  await connection.closed();
  expect(connection.unread.toString('latin1')).toBe('');
  connection.destroy();
}

describe.each(['quick', 'node'])('the reader of HTTP that is called %s:', (reader) => {
  beforeAll(async () => {
    server = await startTestServer({ settings: { GUIDEPOST_HTTP_READER: reader } });
  });
  afterAll(() => server.stop());

  describe('headers', () => {
    it.each([16_500, 40_000, 1_000_000])(
      'of %i bytes are too large, and the connection ends [row 60]',
      async (length) => {
        const connection = await say(`POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(length)}\r\n\r\n`);
        const response = await connection.read();
        expectProblem(response, 'headers-too-large', ['ccc']);
        expect(response.header('Connection')).toBe('close');
        await expectEnd(connection);
      },
    );

    it('of many small ones are too large together, and a long path too [row 60]', async () => {
      const many = Array.from({ length: 4000 }, (_, at) => [`X-${at}`, 'y'] as const);
      expectProblem(await next(server, { headers: many }), 'headers-too-large');
      expectProblem(await next(server, { path: `/api/v7/next/?${'q'.repeat(20_000)}` }), 'headers-too-large');
    });

    it('up to nearly 16 KiB are taken, one or hundreds [row 60]', async () => {
      expectLead(await next(server, { headers: [['Cookie', 'c'.repeat(15_500)]] }), 'created');
      const many = Array.from({ length: 1000 }, (_, at) => [`X-${at}`, 'y'] as const);
      expectLead(await next(server, { headers: many }), 'created');
    });

    it('too large leave the token as it was [row 60]', async () => {
      const journey = await Journey.start(server);
      const headers = [['Cookie', 'c'.repeat(20_000)]] as const;
      const call = { token: journey.token, reply: ['room', 'bath'], headers } as const;
      expectProblem(await next(server, call), 'headers-too-large');
      await journey.reply(['room', 'bath']);
    });
  });

  describe('what is no HTTP', () => {
    it.each([
      'hello-marker\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'POST /api/v7/next/\r\n\r\n',
      'POST /api/v7/next/ HTTP/2.0\r\nHost: x\r\n\r\n',
      'POST  /api/v7/next/ HTTP/1.1\r\n\r\n',
      'POST /api/v7/next/ HTTP/9.9\r\nHost: x\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'UNHEARDOF /api/v7/next/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nNo colon-marker\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nBad name: x\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nhost: marker\r\n\r\n',
      'GET /livez HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x, marker\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: marker@x\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x/marker\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x:marker\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: x marker\r\nContent-Length: 0\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: [::1\r\nContent-Length: 0\r\n\r\n',
      'POST /api/v7/next/ HTTP/1.1\r\nHost: \xfcmlaut\r\nContent-Length: 0\r\n\r\n',
    ])('is a bad request, and the connection ends: %j [row 60]', async (bytes) => {
      const connection = await say(bytes);
      const response = await connection.read();
      expectProblem(response, 'bad-request', ['marker']);
      expect(response.header('Connection')).toBe('close');
      await expectEnd(connection);
    });

    it('in the midst of a chunked body is a bad request, nothing is applied', async () => {
      const journey = await Journey.start(server);
      const request = nextRequest(server, {
        token: journey.token,
        chunks: ['{"question_id":"room",'],
        contentType: 'application/json',
      });
      const bytes = requestBytes(request);
      const connection = await say(
        Buffer.concat([bytes.subarray(0, -5), Buffer.from('zz\r\n"answers":[]}\r\n0\r\n\r\n')]),
      );
      expectProblem(await connection.read(), 'bad-request');
      await expectEnd(connection);
      await journey.reply(['room', 'bath']);
    });

    it('is answered also on a connection that served requests before', async () => {
      const journey = await Journey.start(server);
      for (const [bytes, slug] of [
        ['garbage\r\n\r\n', 'bad-request'],
        [`POST / HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`, 'headers-too-large'],
      ] as const) {
        const connection = await say(requestBytes(nextRequest(server, { token: journey.token })));
        expectLead(await connection.read(), 'current');
        connection.write(bytes);
        expectProblem(await connection.read(), slug);
        await expectEnd(connection);
      }
    });

    it('behind a good request is answered after it', async () => {
      const journey = await Journey.start(server);
      const good = requestBytes(nextRequest(server, { token: journey.token, reply: ['room', 'bath'] }));
      const connection = await say(Buffer.concat([good, good, Buffer.from('garbage\r\n\r\n')]));
      expectLead(await connection.read(), 'advanced');
      expectLead(await connection.read(), 'replayed');
      expectProblem(await connection.read(), 'bad-request');
      await expectEnd(connection);
    });

    it('is a client that goes away in the midst of a reply: nothing is applied', async () => {
      const journey = await Journey.start(server);
      const bytes = requestBytes(nextRequest(server, { token: journey.token, reply: ['room', 'bath'] }));
      for (const length of [10, bytes.length - 20, bytes.length - 1]) {
        const connection = await say(bytes.subarray(0, length));
        await new Promise((resolve) => setTimeout(resolve, 20));
        connection.destroy();
      }
      expect(await journey.look()).toEqual(journey.lead);
      await journey.reply(['room', 'bath']);
    });
  });

  describe('HTTP as it may be', () => {
    it.each([
      ['100-continue', 'Expect: 100-continue'],
      ['an expectation nobody knows', 'Expect: the-unexpected'],
      ['an upgrade to something else', 'Connection: Upgrade\r\nUpgrade: websocket'],
      ['no keep-alive', 'Connection: close'],
      ['two lines of a header', 'Accept: text/html\r\nAccept: */*'],
      ['a page that it was sent from', 'Origin: https://shop.example'],
    ])('is served with %s', async (_, header) => {
      const { secret } = server.keys;
      const connection = await say(
        `POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nService-API-Key: ${secret}\r\nService-Advisor-ID: lamps\r\n${header}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
      );
      expectLead(await connection.read(), 'created');
      connection.destroy();
    });

    it.each(['x', 'x:80', 'x:', '', '127.0.0.1:7070', '[::1]:7070', '[2001:db8::1]', 'a-b_c.~%41', "!$&'()*+,;="])(
      'is served with the host %j',
      async (host) => {
        const { secret } = server.keys;
        const connection = await say(
          `POST /api/v7/next/ HTTP/1.1\r\nHost: ${host}\r\nService-API-Key: ${secret}\r\nService-Advisor-ID: lamps\r\n\r\n`,
        );
        expectLead(await connection.read(), 'created');
        connection.destroy();
      },
    );

    it('1.0 is served without Host', async () => {
      const { secret } = server.keys;
      const connection = await say(
        `POST /api/v7/next/ HTTP/1.0\r\nService-API-Key: ${secret}\r\nService-Advisor-ID: lamps\r\n\r\n`,
      );
      expectLead(await connection.read(), 'created');
      await expectEnd(connection);
    });

    it('arrives byte by byte', async () => {
      const journey = await Journey.start(server);
      const connection = await Connection.open(server.port);
      for (const byte of requestBytes(nextRequest(server, { token: journey.token, reply: ['room', 'bath'] }))) {
        connection.write(Buffer.from([byte]));
        await new Promise((resolve) => setImmediate(resolve));
      }
      expectLead(await connection.read(), 'advanced');
      connection.destroy();
    });

    it('serves hundreds of requests on one connection', async () => {
      const connection = await Connection.open(server.port);
      const bytes = requestBytes(nextRequest(server));
      connection.write(Buffer.concat(Array.from({ length: 200 }, () => bytes)));
      for (let i = 0; i < 200; i++) expect((await connection.read()).status).toBe(200);
      connection.destroy();
      expect((await sendHttp(server.port, { method: 'GET', path: '/livez' })).status).toBe(200);
    });
  });
});
