// Which advisor is addressed, and what happens while advisors come, change and go.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { LAMPS_ADVISOR } from './fixture/shop.ts';
import { publish, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each([null, '', ' '])('asks for the advisor where its header is missing or empty: %j [row 49]', async (advisor) => {
  const journey = await Journey.start(server);
  const call = { advisor, token: journey.token, reply: ['room', 'bath'] } as const;
  expectProblem(await next(server, call), 'missing-header');
  await journey.reply(['room', 'bath']);
});

it.concurrent("answers the same for an advisor that is unknown, another client's, or not published [row 50]", async () => {
  await publish(server.definitions, LAMPS_ADVISOR.replace('advisor: lamps', 'advisor: withdrawn'));
  await eventually(async () => void expectLead(await next(server, { advisor: 'withdrawn' })));
  const journey = await Journey.start(server, { advisor: 'withdrawn' });
  await server.definitions.advisors.unpublish('shop', 'withdrawn');
  await eventually(async () => void expectProblem(await next(server, { advisor: 'withdrawn' }), 'advisor-not-found'));
  const bodies = new Set<string>();
  for (const advisor of [
    'unknown-marker',
    'foreign',
    'withdrawn',
    'LAMPS',
    '../lamps',
    'x'.repeat(5000),
    'ÿ',
    '__proto__',
  ]) {
    for (const call of [{}, { token: journey.token, reply: ['room', 'bath'] as const }]) {
      const response = await next(server, { advisor, ...call });
      const { instance, ...body } = expectProblem(response, 'advisor-not-found', ['unknown-marker', 'withdrawn']);
      bodies.add(JSON.stringify(body));
    }
  }
  expect(bodies.size).toBe(1);

  // Published again, the session goes on where it stood.
  await publish(server.definitions, LAMPS_ADVISOR.replace('advisor: lamps', 'advisor: withdrawn'));
  await eventually(async () => expect(await journey.look()).toEqual(journey.lead));
  await journey.reply(['room', 'bath']);
});

it.concurrent('keeps a session at the version it began with, while new ones begin with the new one', async () => {
  const before = await Journey.start(server, { advisor: 'wishes' });
  const { secret } = server.keys;
  await publish(
    server.definitions,
    LAMPS_ADVISOR.replace('advisor: lamps', 'advisor: wishes').replace('Where shall it hang?', 'Where to?'),
  );
  await eventually(async () => {
    const { question } = expectLead(await next(server, { advisor: 'wishes', key: secret }));
    expect(question?.title).toBe('Where to?');
  });
  expect(await before.look()).toEqual(before.lead);
  expect((await before.reply(['style', 'plain'])).question?.title).toBe('Where shall it hang?');
});

it('takes the advisor from a header name in any case [row 51]', async () => {
  for (const name of ['service-advisor-id', 'SERVICE-ADVISOR-ID']) {
    expectLead(await next(server, { advisor: null, headers: [[name, ' lamps ']] }), 'created');
  }
  const { token } = await Journey.start(server);
  expectLead(await next(server, { headers: [['sErVice-session-TOKEN', token]], reply: ['room', 'bath'] }), 'advanced');
});
