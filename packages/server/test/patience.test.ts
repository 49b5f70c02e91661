// What takes its time: slow clients, starting, draining. All at once, to be done soon.

import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { readConfig } from '../src/settings/config.ts';
import { Connection } from './fixture/connection.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { chunkBytes, requestBytes, sendHttp } from './fixture/send-http.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './fixture/test-server.ts';

const health = async ({ port }: { port: number }, path: string) => {
  const { status } = await sendHttp(port, { method: 'GET', path });
  return status;
};

describe.concurrent.each(['quick', 'node'])('with the reader of HTTP that is called %s', (reader) => {
  const start = ({ settings, ...options }: TestServerOptions = {}) =>
    startTestServer({ ...options, settings: { ...settings, GUIDEPOST_HTTP_READER: reader } });

  describe('a slow client', () => {
    it(`has ${isLong ? 10 : 2} s for a request, head and body, then gets a 408 [row 60]`, async () => {
      const server = await start({ settings: isLong ? {} : { GUIDEPOST_REQUEST_TIMEOUT: '2s' } });
      const journey = await Journey.start(server);
      const bytes = requestBytes(nextRequest(server, { token: journey.token, reply: ['room', 'bath'] }));
      const began = performance.now();
      const said = { nothing: 0, 'half a line': 20, 'half the head': 100, 'all but a byte': bytes.length - 1 };
      const slow = Object.entries(said).map(async ([name, length]) => {
        const connection = await Connection.open(server.port);
        connection.write(bytes.subarray(0, length));
        const response = await connection.read();
        expectProblem(response, 'request-timeout');
        expect(response.header('Connection'), name).toBe('close');
        await connection.closed();
        connection.write(bytes.subarray(length));
        connection.destroy();
      });
      const dripping = async () => {
        const connection = await Connection.open(server.port);
        const head = nextRequest(server, { token: journey.token, chunks: [], contentType: 'application/json' });
        connection.write(requestBytes(head).subarray(0, -5));
        const timer = setInterval(() => connection.write(chunkBytes(' ')), 50);
        expectProblem(await connection.read(), 'request-timeout');
        clearInterval(timer);
        connection.destroy();
      };
      const second = async () => {
        const connection = await Connection.open(server.port);
        connection.write(requestBytes(nextRequest(server)));
        expectLead(await connection.read(), 'created');
        connection.write(bytes.subarray(0, -1));
        expectProblem(await connection.read(), 'request-timeout');
        connection.destroy();
      };
      await Promise.all([...slow, dripping(), second()]);
      expect(performance.now() - began).toBeGreaterThan(isLong ? 9900 : 1990);
      // None of the late replies was applied.
      expect(await journey.look()).toEqual(journey.lead);
      await journey.reply(['room', 'bath']);
      await server.stop();
    });

    it('has 10 s unless set otherwise', () => {
      expect(readConfig({}).GUIDEPOST_REQUEST_TIMEOUT).toBe(10_000);
    });
  });

  describe('health', () => {
    it('is 200 while serving, without a key, and alive but not ready while starting [rows 59, 61]', async () => {
      const starting: Record<string, number> = {};
      const keys = { secret: 'x', publishable: 'x', listed: 'x', other: 'x' };
      const server = await start({
        prepare: async (publicUrl) => {
          const port = Number(new URL(publicUrl).port);
          starting.livez = await health({ port }, '/livez');
          starting.readyz = await health({ port }, '/readyz');
          const response = await sendHttp(port, nextRequest({ keys }));
          expectProblem(response, 'unavailable');
          expect(Number(response.header('Retry-After'))).toBeGreaterThan(0);
          const twice = [
            ['Service-X', ''],
            ['Service-X', ''],
          ] as const;
          expectProblem(await sendHttp(port, nextRequest({ keys }, { headers: twice })), 'unavailable');
          expectProblem(await sendHttp(port, nextRequest({ keys }, { method: 'GET' })), 'method-not-allowed');
          expectProblem(await sendHttp(port, nextRequest({ keys }, { path: '/api/v6/next/' })), 'not-found');
        },
      });
      expect(starting).toEqual({ livez: 200, readyz: 503 });
      expect(await health(server, '/livez')).toBe(200);
      expect(await health(server, '/readyz')).toBe(200);
      await server.stop();
    });
  });

  describe('draining', () => {
    /** A reply of which all but the last byte has arrived. */
    async function beginReply(server: TestServer, token: string) {
      const bytes = requestBytes(nextRequest(server, { token, reply: ['room', 'bath'] }));
      const connection = await Connection.open(server.port);
      connection.write(bytes.subarray(0, -1));
      // Whoever came first is read first.
      await health(server, '/livez');
      return { connection, finish: () => connection.write(bytes.subarray(-1)) };
    }

    it('finishes the request under way, and tells everyone else to come back [rows 59, 61]', async () => {
      const server = await start();
      const journey = await Journey.start(server);
      const { connection, finish } = await beginReply(server, journey.token);
      const kept = await Connection.open(server.port);
      kept.write(requestBytes(nextRequest(server)));
      expectLead(await kept.read(), 'created');
      const stopped = server.stop();
      await eventually(async () => expect(await health(server, '/readyz')).toBe(503));

      expect(await health(server, '/livez')).toBe(200);
      for (const call of [{}, { token: journey.token, reply: ['room', 'garden'] as const }]) {
        const response = await next(server, call);
        expectProblem(response, 'unavailable');
        expect(Number(response.header('Retry-After'))).toBeGreaterThan(0);
      }
      kept.write(requestBytes(nextRequest(server)));
      const onKept = await kept.read();
      expectProblem(onKept, 'unavailable');
      expect(onKept.header('Connection')).toBe('close');
      expectProblem(await next(server, { key: null }), 'unavailable');
      expectProblem(await next(server, { method: 'GET' }), 'method-not-allowed');

      finish();
      const lead = expectLead(await connection.read(), 'advanced');
      expect(lead.question?.question_id).toBe('brand');
      await stopped;
      await expect(Connection.open(server.port)).rejects.toThrow(/ECONNREFUSED/);
      connection.destroy();
    });

    it('waits for 5 s at most, and says what it gave up on [row 59]', async () => {
      const logged: string[] = [];
      const server = await start({ log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }) });
      const journey = await Journey.start(server);
      const { connection } = await beginReply(server, journey.token);
      const began = performance.now();
      await server.stop();
      expect(performance.now() - began).toBeGreaterThan(4500);
      expect(logged.join('')).toMatch(/"requests":1,"msg":"stopped before every request was answered"/);
      connection.destroy();
    });
  });
});
