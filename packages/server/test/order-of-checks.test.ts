// The first failure wins: for each pair of neighbouring checks a request that fails both, and what it is told.

import type { ProblemSlug } from '@guidepost/contract/problems';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { eventually } from './fixture/eventually.ts';
import { expectAnyProblem, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { type NextCall, next } from './fixture/next.ts';
import { issueKey, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
/** A key with a list of origins whose rate is used up. */
let exhausted: string;
let journey: Journey;
beforeAll(async () => {
  server = await startTestServer();
  const rate = { perSecond: 0.001, burst: 1 };
  const origins = ['https://lamps.example'];
  exhausted = (await issueKey(server.definitions, { kind: 'publishable', origins, rate })).key;
  await eventually(async () => void expectProblem(await next(server, { key: exhausted }), 'rate-limited'));
  journey = await Journey.start(server);
  await journey.reply(['room', 'bath']);
});
afterAll(() => server.stop());

const twice = [
  ['Service-X', '1'],
  ['Service-X', '2'],
] as const;
const elsewhere = ['Origin', 'https://evil.example'] as const;
const large = `{${' '.repeat(20_000)}`;

const pairs: readonly (readonly [first: string, then: string, ProblemSlug, (used: Journey) => NextCall])[] = [
  ['path', 'method', 'not-found', () => ({ path: '/api/v6/next/', method: 'PUT' })],
  ['method', 'duplicate headers', 'method-not-allowed', () => ({ method: 'PUT', headers: twice })],
  ['duplicate headers', 'key', 'duplicate-header', () => ({ key: null, headers: twice })],
  ['duplicate headers', 'key', 'duplicate-header', () => ({ key: 'unknown', headers: twice })],
  ['key', 'origin', 'invalid-api-key', () => ({ key: 'unknown', headers: [elsewhere] })],
  ['origin', 'rate', 'origin-not-allowed', () => ({ key: exhausted, headers: [elsewhere] })],
  ['rate', 'advisor', 'rate-limited', () => ({ key: exhausted, advisor: null })],
  ['rate', 'advisor', 'rate-limited', () => ({ key: exhausted, advisor: 'unknown' })],
  ['advisor', 'media type', 'missing-header', () => ({ advisor: null, body: 'x', contentType: 'text/plain' })],
  ['advisor', 'media type', 'advisor-not-found', () => ({ advisor: 'unknown', body: 'x', contentType: 'text/plain' })],
  ['media type', 'size', 'unsupported-media-type', () => ({ body: large, contentType: 'text/plain' })],
  ['media type', 'size', 'unsupported-media-type', () => ({ chunks: [large], contentType: 'text/plain' })],
  ['size', 'JSON', 'body-too-large', () => ({ body: large })],
  ['size', 'JSON', 'body-too-large', () => ({ chunks: [large], contentType: 'application/json' })],
  ['JSON', 'body shape', 'malformed-json', () => ({ body: '{"question_id":5,"__proto__":1}' })],
  ['body shape', 'token', 'invalid-body', () => ({ body: '{"question_id":5}' })],
  ['body shape', 'token', 'invalid-body', (used) => ({ body: '{"question_id":5}', token: used.tokens[0]! })],
  ['token', 'question', 'session-token-required', () => ({ reply: ['unknown', 'x'] })],
  ['token', 'question', 'session-token-used', (used) => ({ token: used.tokens[0]!, reply: ['unknown', 'x'] })],
  ['token', 'answers', 'session-token-used', (used) => ({ token: used.tokens[0]!, reply: ['brand', 'x'] })],
  ['question', 'answers', 'question-not-current', (used) => ({ token: used.token, reply: ['style', 'x', 'y'] })],
];

it.each(pairs)('looks at %s before %s: %s', async (_first, _then, slug, call) => {
  expectProblem(await next(server, call(journey)), slug);
});

it('looks at transport before path', async () => {
  const connection = await Connection.open(server.port);
  connection.write(`PUT /nowhere HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`);
  expect(expectAnyProblem(await connection.read()).status).toBe(431);
  connection.destroy();
});

it('has refused all of that without touching the session', async () => {
  expect(await journey.look()).toEqual(journey.lead);
  await journey.reply(['brand', 'Alba']);
});
