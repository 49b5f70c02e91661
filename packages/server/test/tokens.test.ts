// Tokens that are not ours, or not this shopper's: a new session, and never a change to anybody else's.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function expectFreshSession(on: TestServer, token: string, call: object = {}): Promise<void> {
  for (const more of [{}, { reply: ['room', 'bath'] }] as const) {
    const lead = expectLead(await next(on, { ...call, token, ...more }), 'created');
    expect(lead.session_token).not.toBe(token);
    expect(lead.question?.question_id).toBe('room');
    expect(lead.results).toBeNull();
  }
}

describe('a reply without a token', () => {
  it('is refused [row 6]', async () => {
    expectProblem(await next(server, { reply: ['room', 'bath-marker'] }), 'session-token-required', ['bath-marker']);
    expectProblem(await next(server, { reply: ['room'] }), 'session-token-required');
  });
});

describe('a token that is not ours', () => {
  it.each(['x', 'undefined', 'null', 'A'.repeat(48), 'A'.repeat(47), 'A'.repeat(4000), 'ÿ'.repeat(48), '=', '../..'])(
    'starts anew and does not apply the reply: %j [row 7]',
    (token) => expectFreshSession(server, token),
  );

  it('starts anew whichever character of a real one was changed, cut off or added [row 7]', async () => {
    const { token } = await Journey.start(server);
    const changed = [...token].map((character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const forged of [
      ...changed,
      token.slice(1),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      token.toUpperCase(),
    ])
      expectLead(await next(server, { token: forged, reply: ['room', 'bath'] }), 'created');
    expectLead(await next(server, { token, reply: ['room', 'bath'] }), 'advanced');
  });

  it('of another advisor starts anew and leaves that session alone [row 8]', async () => {
    const journey = await Journey.start(server);
    const call = { advisor: 'ranges', token: journey.token, reply: ['room', 'bath'] } as const;
    expect(expectLead(await next(server, call), 'created').question?.question_id).toBe('coldest');
    expect(await journey.look()).toEqual(journey.lead);
    await journey.reply(['room', 'bath']);
  });

  it('of another client starts anew and leaves that session alone [row 8]', async () => {
    const journey = await Journey.start(server);
    await expectFreshSession(server, journey.token, { key: server.keys.other });
    expect(await journey.look()).toEqual(journey.lead);
    await journey.reply(['room', 'bath']);
  });

  it('works with any key of its client: a token belongs to the session, not to the key', async () => {
    const { token } = await Journey.start(server);
    const { publishable } = server.keys;
    expectLead(await next(server, { key: publishable, token, reply: ['room', 'bath'] }), 'advanced');
  });
});
