// The service's own faults: a commit that fails in the database is told as one, and nothing of it stays.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSessionsDatabase, type SessionsDatabase } from './fixture/databases.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let sessions: SessionsDatabase;
beforeAll(async () => {
  server = await startTestServer();
  sessions = await openSessionsDatabase(server);
});
beforeEach(() => mendCommits());
afterAll(async () => {
  await sessions.close();
  await server.stop();
});

const breakCommits = () => sessions.breakCommits('out of order');
const mendCommits = () => sessions.mendCommits();

describe('when the step cannot be written', () => {
  it('says so, applies nothing, and the same request works later [row 25]', async () => {
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    await breakCommits();
    for (let i = 0; i < 3; i++) expectProblem(await next(server, call), 'internal-error', ['out of order', 'trigger']);
    expect(expectLead(await next(server, { token: journey.token }), 'current')).toEqual(journey.lead);
    await mendCommits();
    expect(expectLead(await next(server, { token: journey.token }), 'current')).toEqual(journey.lead);
    const lead = expectLead(await next(server, call), 'advanced');
    expect(lead.question?.question_id).toBe('brand');
    expect(expectLead(await next(server, call), 'replayed')).toEqual(lead);
  });

  it('leaves the token usable for another reply [row 25]', async () => {
    const journey = await Journey.start(server);
    await breakCommits();
    expectProblem(await next(server, { token: journey.token, reply: ['room', 'bath'] }), 'internal-error');
    await mendCommits();
    await journey.reply(['room', 'garden']);
    expect((await journey.reply(['brand'])).results?.map(({ sku }) => sku)).toEqual(['L5', 'L6']);
  });

  it('says so to everyone who asked for the same step at once, and shows nobody what is not stored [rows 23, 25]', async () => {
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    await breakCommits();
    const responses = await Promise.all([call, call, call, { token: journey.token }].map((each) => next(server, each)));
    for (const response of responses) {
      if (response.status === 200) expect(expectLead(response, 'current')).toEqual(journey.lead);
      else expectProblem(response, 'internal-error');
    }
    expect(responses.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(3);
    await mendCommits();
    await journey.reply(['room', 'bath']);
  });

  it('starts no session, and the next start works [row 25]', async () => {
    await breakCommits();
    expectProblem(await next(server), 'internal-error');
    await mendCommits();
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
  });

  it('still refuses what is wrong, and still shows sessions that stand', async () => {
    const journey = await Journey.start(server);
    await breakCommits();
    expectProblem(await next(server, { token: journey.token, reply: ['room', 'x'] }), 'invalid-answer');
    expectProblem(await next(server, { key: null }), 'missing-api-key');
    expect(await journey.look()).toEqual(journey.lead);
  });
});
