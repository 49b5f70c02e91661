// A session that goes on and on: it takes as many steps as it may, then says so aloud, and nothing that was replied is lost.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/settings/config.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const MOST = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_SESSION_STEPS: String(MOST) } });
});
afterAll(() => server.stop());

async function longJourney(): Promise<Journey> {
  const journey = await Journey.start(server);
  for (let i = 0; i < MOST; i++) await journey.reply(['room', i % 2 === 0 ? 'bath' : 'living']);
  return journey;
}

describe('a session that has taken as many steps as it may', () => {
  it('refuses a further reply, skip or change, and leaves everything as it was', async () => {
    const journey = await longJourney();
    const { token, lead } = journey;
    for (const reply of [['room', 'bath'], ['brand', 'Alba'], ['brand'], ['unknown', 'x']] as const) {
      expectProblem(await next(server, { token, reply }), 'session-too-long');
    }
    expect(await journey.look()).toEqual(lead);
  });

  it('still repeats its last step, and tells other tabs where it stands', async () => {
    const journey = await longJourney();
    const [before = '', last = ''] = journey.tokens.slice(-2);
    const repeated = await next(server, { token: before, reply: ['room', 'living'] });
    expect(expectLead(repeated, 'replayed').session_token).toBe(last);
    for (const token of journey.tokens) {
      expect(expectLead(await next(server, { token }), 'current')).toEqual(journey.lead);
    }
    expectProblem(await next(server, { token: before, reply: ['room', 'bath'] }), 'session-token-used');
  });

  it('is no end for the shopper: a new one starts without a token', async () => {
    await longJourney();
    await (await Journey.start(server)).reply(['room', 'bath']);
  });

  it('is one that no person makes', () => {
    expect(readConfig({}).GUIDEPOST_SESSION_STEPS).toBe(1000);
  });
});
