// The service's own faults: a commit that fails in the database is told as one, and nothing of it stays.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let sessions: DatabaseSync;
beforeAll(async () => {
  server = await startTestServer();
  sessions = new DatabaseSync(join(server.folder, 'sessions.db'), { timeout: 5000 });
});
beforeEach(() => mendCommits());
afterAll(async () => {
  sessions.close();
  await server.stop();
});

/** From now on SQLite itself refuses every step, as it does when the disk is full. */
const breakCommits = () =>
  sessions.exec(`CREATE TRIGGER broken BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'out of order'); END`);
const mendCommits = () => sessions.exec('DROP TRIGGER IF EXISTS broken');

describe('when the step cannot be written', () => {
  it('says so, applies nothing, and the same request works later [row 25]', async () => {
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    breakCommits();
    for (let i = 0; i < 3; i++) expectProblem(await next(server, call), 'internal-error', ['out of order', 'trigger']);
    expect(expectLead(await next(server, { token: journey.token }), 'current')).toEqual(journey.lead);
    mendCommits();
    expect(expectLead(await next(server, { token: journey.token }), 'current')).toEqual(journey.lead);
    const lead = expectLead(await next(server, call), 'advanced');
    expect(lead.question?.question_id).toBe('brand');
    expect(expectLead(await next(server, call), 'replayed')).toEqual(lead);
  });

  it('leaves the token usable for another reply [row 25]', async () => {
    const journey = await Journey.start(server);
    breakCommits();
    expectProblem(await next(server, { token: journey.token, reply: ['room', 'bath'] }), 'internal-error');
    mendCommits();
    await journey.reply(['room', 'garden']);
    expect((await journey.reply(['brand'])).results?.map(({ sku }) => sku)).toEqual(['L5', 'L6']);
  });

  it('says so to everyone who asked for the same step at once, and shows nobody what is not stored [rows 23, 25]', async () => {
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    breakCommits();
    const responses = await Promise.all([call, call, call, { token: journey.token }].map((each) => next(server, each)));
    for (const response of responses) {
      if (response.status === 200) expect(expectLead(response, 'current')).toEqual(journey.lead);
      else expectProblem(response, 'internal-error');
    }
    expect(responses.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(3);
    mendCommits();
    await journey.reply(['room', 'bath']);
  });

  it('starts no session, and the next start works [row 25]', async () => {
    breakCommits();
    expectProblem(await next(server), 'internal-error');
    mendCommits();
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
  });

  it('still refuses what is wrong, and still shows sessions that stand', async () => {
    const journey = await Journey.start(server);
    breakCommits();
    expectProblem(await next(server, { token: journey.token, reply: ['room', 'x'] }), 'invalid-answer');
    expectProblem(await next(server, { key: null }), 'missing-api-key');
    expect(await journey.look()).toEqual(journey.lead);
  });
});
