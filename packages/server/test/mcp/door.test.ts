// Who gets through the assistants' door, and what becomes of those who try otherwise.

import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { LISTED_ORIGIN, startTestServer, type TestServer } from '../fixture/test-server.ts';
import { call, connect } from './fixture.ts';

let server: TestServer;
/** Errors of the service. */
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' }, log });
});
afterAll(() => server.stop());

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

async function post(
  body: string | object,
  {
    path = '/mcp',
    headers = {},
    port = server.port,
  }: { path?: string; headers?: Record<string, string>; port?: number } = {},
) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sending = request(
    {
      ...{ port, path, method: 'POST' },
      headers: {
        ...{ Host: `localhost:${port}`, 'Content-Type': 'application/json' },
        ...{ Accept: 'application/json, text/event-stream', 'Content-Length': String(Buffer.byteLength(sent)) },
        ...headers,
      },
    },
    (response) => void text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject),
  );
  sending.once('error', reject).end(sent);
  return promise;
}

test('the door is shut unless somebody opens it', async () => {
  const shut = await startTestServer();
  expect(await post(LIST, { port: shut.port })).toMatchObject({ status: 404 });
  await shut.stop();
});

test('a key comes in its header, as a bearer token, or in the address if everybody may see it', async () => {
  const { publishable, secret } = server.keys;
  const statuses = await Promise.all([
    post(LIST, { headers: { 'Service-API-Key': secret } }),
    post(LIST, { headers: { Authorization: `Bearer ${secret}` } }),
    post(LIST, { path: `/mcp/${publishable}` }),
    post(LIST, { path: `/mcp/${publishable}/` }),
    post(LIST, { path: `/mcp/${secret}` }),
    post(LIST),
    post(LIST, { headers: { Authorization: 'Bearer gp_sk_wrong' } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 401, 401]);
});

test('a key with a list of origins is for pages of these', async () => {
  const named = await startTestServer({ settings: { GUIDEPOST_MCP: 'on', PUBLIC_URL: 'https://advisor.example' } });
  const from = (origin: string) =>
    post(LIST, {
      port: named.port,
      path: `/mcp/${named.keys.listed}`,
      headers: { Origin: origin, Host: 'advisor.example' },
    });
  expect((await from(LISTED_ORIGIN)).status).toBe(200);
  expect(await from('https://elsewhere.example')).toMatchObject({ status: 403 });
  await named.stop();
});

test('a service without a name of its own answers no page that made up a name for this machine', async () => {
  const path = `/mcp/${server.keys.publishable}`;
  expect((await post(LIST, { path, headers: { Host: 'evil.example' } })).status).toBe(400);
  expect((await post(LIST, { path, headers: { Origin: 'https://evil.example' } })).status).toBe(400);
  expect((await post(LIST, { path, headers: { Origin: 'http://localhost:5173' } })).status).toBe(200);
});

test('the rate of a key counts for tools as for all else', async () => {
  const slow = await startTestServer({
    settings: { GUIDEPOST_MCP: 'on', GUIDEPOST_RATE: '1', GUIDEPOST_RATE_BURST: '5' },
  });
  const client = await connect(slow.publicUrl, { key: slow.keys.secret });
  const limited = { path: `/mcp/${slow.keys.publishable}`, port: slow.port };
  const start = { ...LIST, method: 'tools/call', params: { name: 'start', arguments: { advisor: 'lamps' } } };
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth++) statuses.push((await post(start, limited)).status);
  expect(statuses).toContain(429);
  // Each call counts once, though it goes through two doors.
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(5);
  expect((await call(client, 'list_advisors')).isError).toBe(false);
  await client.close();
  await slow.stop();
});

test('a call that is too large, nested without end, or no JSON is refused, and the door stays open', async () => {
  const headers = { 'Service-API-Key': server.keys.secret };
  const nested = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"start","arguments":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
  const large = { ...LIST, params: { padding: 'x'.repeat(100_000) } };
  expect((await post(large, { headers })).status).toBe(413);
  expect((await post(nested, { headers })).status).toBeLessThan(500);
  expect((await post('{"jsonrpc":', { headers })).status).toBe(400);
  expect((await post('', { headers })).status).toBe(400);
  expect((await post(LIST, { headers })).status).toBe(200);
});

const anyMessage = fc.oneof(
  fc.json().map((json): unknown => JSON.parse(json)),
  fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0', 2),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method: fc.constantFrom('tools/call', 'tools/list', 'initialize', 'server/discover', 'ping', '__proto__', ''),
      params: fc.oneof(
        fc.object(),
        fc.record(
          {
            name: fc.constantFrom('start', 'reply', 'change_reply', 'results', 'compare', 'why', 'constructor'),
            arguments: fc.oneof(
              fc.object(),
              fc.record(
                {
                  advisor: fc.constantFrom('lamps', 'x', '__proto__', 1),
                  session_token: fc.string(),
                  question_id: fc.string(),
                  answers: fc.array(fc.string()),
                  skus: fc.array(fc.constantFrom('L1', 'L2', '')),
                  sku: fc.string(),
                },
                { requiredKeys: [] },
              ),
            ),
            requestState: fc.oneof(fc.string(), fc.json()),
            inputResponses: fc.object(),
            _meta: fc.object(),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
);

test('whatever is sent is answered, nothing of it is an error of the service, and an honest shopper goes on', async () => {
  const headers = { 'Service-API-Key': server.keys.secret };
  const client = await connect(server.publicUrl, { key: server.keys.publishable });
  const { data } = await call(client, 'start', { advisor: 'lamps' });
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const { status } = await post(JSON.stringify(message), { headers });
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    runs(150, 3000),
  );
  expect(logged).toEqual([]);
  const { data: still } = await call(client, 'results', { session_token: data.session_token });
  expect(still).toMatchObject({ session: 'current', question: { question_id: 'room' } });
  await client.close();
});
