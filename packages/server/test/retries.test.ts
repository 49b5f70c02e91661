// Lost responses, double clicks, two tabs: a token causes at most one step, and whoever lost a response gets it again.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { type NextCall, next, nextRequest } from './fixture/next.ts';
import { requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Writes all requests before any response can have come, each on a connection of its own. */
async function sendAtOnce(calls: readonly NextCall[]) {
  const connections = await Promise.all(calls.map(() => Connection.open(server.port)));
  for (const [at, call] of calls.entries()) connections[at]?.write(requestBytes(nextRequest(server, call)));
  const responses = await Promise.all(connections.map((connection) => connection.read()));
  for (const connection of connections) connection.destroy();
  return responses;
}

describe('a response that was lost', () => {
  it('comes again for the same reply: same token, same question, and one step only [row 18]', async () => {
    const journey = await Journey.start(server);
    const token = journey.token;
    const lead = await journey.reply(['room', 'bath']);
    for (let i = 0; i < 3; i++) {
      expect(expectLead(await next(server, { token, reply: ['room', 'bath'] }), 'replayed')).toEqual(lead);
    }
    expect((await journey.reply(['brand', 'Alba'])).question?.question_id).toBe('style');
  });

  it('comes again for a skip and for a changed earlier reply [row 18]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room']);
    const skipped = { token: journey.tokens[0]!, reply: ['room'] } as const;
    expect(expectLead(await next(server, skipped), 'replayed')).toEqual(journey.lead);
    await journey.reply(['brand', 'Alba']);
    await journey.reply(['room', 'bath']);
    const changed = { token: journey.tokens[2]!, reply: ['room', 'bath'] } as const;
    expect(expectLead(await next(server, changed), 'replayed')).toEqual(journey.lead);
  });

  it('knows a reply of MULTIPLE as a set and of RANGE as numbers [row 18]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room']);
    await journey.reply(['brand', 'Corda', 'Alba']);
    const set = { token: journey.tokens[1]!, reply: ['brand', 'Alba', 'Corda'] } as const;
    expect(expectLead(await next(server, set), 'replayed')).toEqual(journey.lead);
    await journey.reply(['style']);
    await journey.reply(['watts', '5-20']);
    for (const spelling of ['5.0-20.00', '5e0-2e1', '5-20']) {
      const range = { token: journey.tokens[3]!, reply: ['watts', spelling] } as const;
      expect(expectLead(await next(server, range), 'replayed')).toEqual(journey.lead);
    }
    const other = { token: journey.tokens[3]!, reply: ['watts', '5-21'] } as const;
    expectProblem(await next(server, other), 'session-token-used');
  });

  it('comes again with the last reply of all [row 18]', async () => {
    const journey = await Journey.start(server, { advisor: 'pointless' });
    const lead = await journey.reply(['room', 'attic']);
    expect(lead.question).toBeNull();
    const retry = { advisor: 'pointless', token: journey.tokens[0]!, reply: ['room', 'attic'] } as const;
    expect(expectLead(await next(server, retry), 'replayed')).toEqual(lead);
  });

  it('is made up for by any used token without a body: the current one comes, without a step [row 19]', async () => {
    const journey = await Journey.start(server);
    for (const reply of [['room', 'bath'], ['brand'], ['style', 'plain']] as const) await journey.reply(reply);
    for (const token of journey.tokens) {
      expect(expectLead(await next(server, { token }), 'current')).toEqual(journey.lead);
    }
    await journey.reply(['watts']);
  });
});

describe('a used token', () => {
  it('with another reply is refused, and the current token works [rows 20, 22]', async () => {
    const journey = await Journey.start(server);
    const token = journey.token;
    await journey.reply(['room', 'bath']);
    for (const reply of [
      ['room', 'living'],
      ['room'],
      ['brand', 'Alba'],
      ['nonsense'],
      ['room', 'nonsense'],
    ] as const) {
      expectProblem(await next(server, { token, reply }), 'session-token-used', [token, 'nonsense']);
    }
    expect((await journey.look()).question?.question_id).toBe('brand');
    await journey.reply(['brand', 'Alba']);
  });

  it('that is older, or whose successor was used, is refused even with its own reply [rows 21, 22]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    await journey.reply(['brand', 'Alba']);
    const [first, second] = journey.tokens as [string, string];
    expectProblem(await next(server, { token: first, reply: ['room', 'bath'] }), 'session-token-used');
    expectProblem(await next(server, { token: first, reply: ['style', 'plain'] }), 'session-token-used');
    expectLead(await next(server, { token: second, reply: ['brand', 'Alba'] }), 'replayed');
    await journey.reply(['style', 'plain']);
    expectProblem(await next(server, { token: second, reply: ['brand', 'Alba'] }), 'session-token-used');
    await journey.reply(['watts']);
  });
});

describe('two requests at once', () => {
  it('that are identical both succeed with one token: one step [row 23]', async () => {
    for (let round = 0; round < 15; round++) {
      const journey = await Journey.start(server);
      const call = { token: journey.token, reply: ['room', 'bath'] } as const;
      const responses = await sendAtOnce([call, call, call]);
      const leads = responses.map((response) => expectLead(response));
      expect(new Set(leads.map((lead) => JSON.stringify(lead))).size).toBe(1);
      const statuses = responses.map((response) => response.header('Service-Session-Status')).sort();
      expect(statuses).toEqual(['advanced', 'replayed', 'replayed']);
      expectLead(await next(server, { token: leads[0]!.session_token, reply: ['brand'] }), 'advanced');
    }
  });

  it('pipelined on one connection are answered in order, one step [row 23]', async () => {
    const journey = await Journey.start(server);
    const bytes = requestBytes(nextRequest(server, { token: journey.token, reply: ['room', 'bath'] }));
    const connection = await Connection.open(server.port);
    connection.write(Buffer.concat([bytes, bytes]));
    const first = expectLead(await connection.read(), 'advanced');
    expect(expectLead(await connection.read(), 'replayed')).toEqual(first);
    connection.destroy();
  });

  it('that differ: one succeeds, the other is told, and only one reply counts [row 24]', async () => {
    for (let round = 0; round < 15; round++) {
      const journey = await Journey.start(server);
      const { token } = journey;
      const responses = await sendAtOnce([
        { token, reply: ['room', 'bath'] },
        { token, reply: ['room', 'garden'] },
      ]);
      const won = responses.findIndex(({ status }) => status === 200);
      const lead = expectLead(responses[won]!, 'advanced');
      expectProblem(responses[1 - won]!, 'session-token-used');
      const later = expectLead(await next(server, { token: lead.session_token, reply: ['brand'] }), 'advanced');
      expect(later.results?.map(({ sku }) => sku)).toEqual(won === 0 ? ['L3', 'L4'] : ['L5', 'L6']);
    }
  });
});
