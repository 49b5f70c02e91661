// Replying, skipping, changing earlier replies, up to the end.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('advances with a reply: a new token and the next question [row 9]', async () => {
  const start = expectLead(await next(server), 'created');
  const lead = expectLead(await next(server, { token: start.session_token, reply: ['room', 'bath'] }), 'advanced');
  expect(lead.session_token).not.toBe(start.session_token);
  expect(lead.question?.question_id).toBe('brand');
  expect(lead.results).toBeNull();
});

it('refuses [row 17]', async () => {
  const start = expectLead(await next(server), 'created');
  expectProblem(await next(server, { token: start.session_token, reply: ['style', 'bath'] }), 'question-not-current');
});
