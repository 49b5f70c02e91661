// Sessions that expire, by a clock that the test turns.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectLead } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { GUIDEPOST_SESSION_UNREPLIED: '10m', GUIDEPOST_SESSION_IDLE: '20m', GUIDEPOST_SESSION_TOTAL: '40m' },
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function passMinutes(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

/** With and without a reply, which is not applied. */
async function expectFreshSession(token: string): Promise<void> {
  for (const more of [{}, { reply: ['room', 'bath'] }] as const) {
    const lead = expectLead(await next(server, { token, ...more }), 'created');
    expect(lead.session_token).not.toBe(token);
    expect(lead).toMatchObject({ question: { question_id: 'room' }, results: null });
  }
}

describe('a session that has expired', () => {
  it('because nothing was replied starts anew [row 7]', async () => {
    const journey = await Journey.start(server);
    passMinutes(9);
    await journey.look();
    passMinutes(2);
    await expectFreshSession(journey.token);
  });

  it('because nothing happened since the last step starts anew; looking is no step [row 7]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    passMinutes(19);
    await journey.look();
    passMinutes(2);
    await expectFreshSession(journey.token);
  });

  it('because it is too old starts anew, however busy it was [row 7]', async () => {
    const journey = await Journey.start(server);
    for (const reply of [['room', 'bath'], ['brand'], ['style']] as const) {
      await journey.reply(reply);
      passMinutes(13);
    }
    await journey.look();
    passMinutes(2);
    await expectFreshSession(journey.token);
  });
});
