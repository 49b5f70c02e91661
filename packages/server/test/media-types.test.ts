// What a body may be declared as, and what is accepted in return.

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let journey: Journey;
beforeAll(async () => {
  server = await startTestServer();
  journey = await Journey.start(server);
});
afterAll(async () => {
  await journey.reply(['room', 'bath']);
  await server.stop();
});

const reply = ['room', 'bath'] as const;

it.each([
  null,
  '',
  'text/plain',
  'text/json',
  'application/jsonp',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'jsonish',
  '*/*',
])('refuses a body of content type %j, saying what is accepted [row 42]', async (contentType) => {
  const response = await next(server, { token: journey.token, reply, contentType });
  expectProblem(response, 'unsupported-media-type', contentType ? [contentType] : []);
  expect(response.header('Accept')).toBe('application/json');
});

it('refuses a chunked body of another content type [row 42]', async () => {
  const call = { token: journey.token, chunks: ['{"question_id":"room",', '"answers":[]}'], contentType: 'text/plain' };
  expectProblem(await next(server, call), 'unsupported-media-type');
});

it.each([
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json ; Charset="Utf-8"',
  'application/json; profile=x; charset=utf-8',
])('accepts %s [row 43]', async (contentType) => {
  const { token } = await Journey.start(server);
  expectLead(await next(server, { token, reply, contentType }), 'advanced');
});

it.each([
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/json; charset=utf-8; charset=latin1',
  'application/json; charset="utf-8-marker"',
])('refuses %s [row 43]', async (contentType) => {
  const response = await next(server, { token: journey.token, reply, contentType });
  expectProblem(response, 'unsupported-media-type', ['utf-8-marker', 'latin1']);
});

it.each(['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'identity, gzip', 'x-unheard-of'])(
  'refuses a body compressed with %s [row 44]',
  async (encoding) => {
    const body = gzipSync(JSON.stringify({ question_id: 'room', answers: ['bath'] }));
    const response = await next(server, { token: journey.token, body, headers: [['Content-Encoding', encoding]] });
    expectProblem(response, 'unsupported-media-type', ['x-unheard-of']);
    expect(response.header('Accept-Encoding')).toBe('identity');
  },
);

it('accepts the encoding that is none [row 44]', async () => {
  const { token } = await Journey.start(server);
  expectLead(await next(server, { token, reply, headers: [['Content-Encoding', 'Identity']] }), 'advanced');
});

it.each(['text/html', 'application/xml;q=1, application/json;q=0', '', 'nonsense'])(
  'answers JSON to Accept: %s [row 45]',
  async (accept) => {
    expectLead(await next(server, { headers: [['Accept', accept]] }), 'created');
    const headers = [['Accept', accept]] as const;
    expectProblem(await next(server, { key: null, headers }), 'missing-api-key');
  },
);
