// Every problem of the catalog is reached by a request, has the shape that the interface promises, and leads to a page
// that explains it. A problem that is added to the catalog has to be added here, or this does not compile.

import { PROBLEMS, type PublicProblemSlug } from '@guidepost/contract/problems';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { openSessionsDatabase } from './fixture/databases.ts';
import { expectProblem } from './fixture/expect-response.ts';
import type { HttpResponse } from './fixture/http-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { requestBytes, sendHttp } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const MARKER = 'Marker-9f3';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { GUIDEPOST_RATE_BURST: '1', GUIDEPOST_REQUEST_TIMEOUT: '2s', GUIDEPOST_SESSION_STEPS: '5' },
  });
});
afterAll(() => server.stop());

async function say(bytes: string): Promise<HttpResponse> {
  const connection = await Connection.open(server.port);
  connection.write(bytes);
  return connection.read().finally(() => connection.destroy());
}

async function token(...replies: readonly (readonly [string, ...string[]])[]): Promise<string> {
  const journey = await Journey.start(server);
  for (const reply of replies) await journey.reply(reply);
  return journey.token;
}

const send: Readonly<Record<PublicProblemSlug, () => Promise<HttpResponse>>> = {
  'malformed-json': () => next(server, { body: `{"${MARKER}` }),
  'invalid-body': () => next(server, { body: `{"question_id":["${MARKER}"],"answers":{"${MARKER}":1}}` }),
  'session-token-required': () => next(server, { reply: [MARKER] }),
  'missing-header': () => next(server, { advisor: null }),
  'duplicate-header': () =>
    next(server, {
      headers: [
        [`Service-${MARKER}`, MARKER],
        [`Service-${MARKER}`, MARKER],
      ],
    }),
  'bad-request': () => say(`${MARKER}\r\n\r\n`),
  'missing-api-key': () => next(server, { key: null, path: `/api/v7/next/?${MARKER}` }),
  'invalid-api-key': () => next(server, { key: MARKER }),
  'origin-not-allowed': () => next(server, { key: server.keys.listed, headers: [['Origin', `https://${MARKER}`]] }),
  'advisor-not-found': () => next(server, { advisor: MARKER }),
  'session-not-found': () =>
    next(server, {
      path: '/api/v7/interactions/',
      token: MARKER,
      body: JSON.stringify({ kind: 'clicked', sku: MARKER }),
    }),
  'not-found': () => next(server, { path: `/${MARKER}` }),
  'method-not-allowed': () => next(server, { method: 'PUT', body: MARKER }),
  'request-timeout': () => say(`POST /${MARKER} HTTP/1.1\r\n`),
  'session-ended': async () =>
    next(server, { token: await token(['room'], ['brand'], ['style'], ['watts']), reply: [MARKER] }),
  'question-not-current': async () => next(server, { token: await token(), reply: [MARKER, MARKER] }),
  'session-token-used': async () => {
    const journey = await Journey.start(server);
    const { token: used } = journey;
    await journey.reply(['room']);
    return next(server, { token: used, reply: ['room', MARKER] });
  },
  'session-too-long': async () =>
    next(server, { token: await token(['room'], ['room'], ['room'], ['room'], ['room']), reply: [MARKER] }),
  'body-too-large': () => next(server, { body: MARKER.repeat(3000) }),
  'unsupported-media-type': () => next(server, { body: MARKER, contentType: `text/${MARKER}` }),
  'invalid-answer': async () => next(server, { token: await token(), reply: ['room', MARKER] }),
  'rate-limited': async () => {
    await next(server, { key: server.keys.publishable });
    await next(server, { key: server.keys.publishable });
    const responses = Array.from({ length: 20 }, () => next(server, { key: server.keys.publishable, body: MARKER }));
    return (await Promise.all(responses)).find(({ status }) => status === 429)!;
  },
  'headers-too-large': () => next(server, { headers: [['Cookie', MARKER.repeat(3000)]] }),
  'internal-error': async () => {
    const sessions = await openSessionsDatabase(server);
    const call = { token: await token(), reply: ['room', 'bath'] } as const;
    await sessions.breakCommits(MARKER);
    const response = await next(server, call);
    await sessions.mendCommits();
    await sessions.close();
    return response;
  },
  unavailable: async () => {
    const draining = await startTestServer();
    const connection = await Connection.open(draining.port);
    const bytes = requestBytes(nextRequest(draining, { body: MARKER }));
    connection.write(bytes.subarray(0, -1));
    // Whoever came first is read first.
    await sendHttp(draining.port, { method: 'GET', path: '/livez' });
    const stopped = draining.stop();
    const readiness = () => sendHttp(draining.port, { method: 'GET', path: '/readyz' });
    await expect.poll(async () => (await readiness()).status).toBe(503);
    const response = await next(draining, { advisor: MARKER });
    connection.destroy();
    await stopped;
    return response;
  },
};

it.each(PROBLEMS.map(({ slug }) => slug as PublicProblemSlug))(
  '%s is reached, tells nothing that was sent, and is explained',
  async (slug) => {
    const problem = expectProblem(await send[slug](), slug, [MARKER, MARKER.toLowerCase()]);
    const page = await sendHttp(server.port, { method: 'GET', path: new URL(problem.type).pathname });
    expect(page.status).toBe(200);
    expect(page.header('Content-Type')).toMatch(/^text\/html/);
    expect(page.text).toContain(slug);
  },
);
