// Replying, skipping, looking again, changing earlier replies, up to the end and beyond it.

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

const ended = async () => {
  const journey = await Journey.start(server);
  for (const reply of [['room', 'bath'], ['brand'], ['style', 'plain'], ['watts']] as const) await journey.reply(reply);
  return journey;
};

describe('a reply', () => {
  it('advances: a new token and the next question [row 9]', async () => {
    const journey = await Journey.start(server);
    const { session_token: first } = journey.lead;
    const lead = await journey.reply(['room', 'bath']);
    expect(lead.session_token).not.toBe(first);
    expect(lead.question?.question_id).toBe('brand');
    expect(lead.results).toBeNull();
  });

  it('skips with an empty list, also where skip_text is null [row 10]', async () => {
    const journey = await Journey.start(server);
    expect(journey.lead.question?.skip_text).toBe('Not sure');
    await journey.reply(['room']);
    expect(journey.lead.question).toMatchObject({ question_id: 'brand', skip_text: null });
    const lead = await journey.reply(['brand']);
    expect(lead.question?.question_id).toBe('style');
    expect(lead.results).toHaveLength(6);
  });

  it('brings results with the last filtering reply, and in every later response [row 11]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    expect(journey.lead.results).toBeNull();
    await journey.reply(['brand', 'Alba', 'Corda']);
    expect(journey.lead.results?.map(({ sku }) => sku)).toEqual(['L3', 'L4']);
    expect(journey.lead.question?.question_id).toBe('style');
    expect((await journey.look()).results).toHaveLength(2);
    expect((await journey.reply(['style', 'ornate'])).results?.map(({ sku }) => sku)).toEqual(['L4', 'L3']);
    expect((await journey.reply(['room'])).results).not.toBeNull();
    expect((await journey.reply(['watts'])).results).not.toBeNull();
  });

  it('brings empty results where a filter leaves nothing [row 11]', async () => {
    const journey = await Journey.start(server, { advisor: 'ranges' });
    const lead = await journey.reply(['coldest', '49-50']);
    expect(lead).toMatchObject({ question: null, results: [] });
  });

  it('to the last question ends: question null, results, a token [row 12]', async () => {
    const { lead } = await ended();
    expect(lead.question).toBeNull();
    expect(lead.results?.map(({ sku }) => sku)).toEqual(['L3', 'L4']);
    expect(lead.session_token).toMatch(/^[\w-]{48}$/);
  });

  it('gives results as the catalog has them', async () => {
    const journey = await Journey.start(server, { advisor: 'wishes' });
    const lead = await journey.reply(['style', 'plain']);
    expect(lead.results?.slice(0, 2)).toEqual([
      {
        sku: 'L1',
        image: 'https://lamps.example/L1.webp',
        link: 'https://lamps.example/L1',
        title: 'Lamp L1 “Glück”',
        description: 'Warm light, made of glass.',
        price: '19.00',
      },
      expect.objectContaining({ sku: 'L3', description: null, price: '79.00' }),
    ]);
  });
});

describe('looking again', () => {
  it.each([undefined, '', ' ', '{}', 'null', '{"x":1}'])(
    'shows the current question and results with the same token, body %j [row 13]',
    async (body) => {
      const journey = await Journey.start(server);
      await journey.reply(['room', 'bath']);
      await journey.reply(['brand', 'Alba']);
      const { lead } = journey;
      const token = lead.session_token;
      const call = body === undefined ? { token } : { token, body };
      expect(expectLead(await next(server, call), 'current')).toEqual(lead);
      expect(expectLead(await next(server, call), 'current')).toEqual(lead);
      expectLead(await next(server, { token, reply: ['style', 'plain'] }), 'advanced');
    },
  );

  it('shows the end after the end [row 14]', async () => {
    const { lead } = await ended();
    const again = expectLead(await next(server, { token: lead.session_token }), 'current');
    expect(again).toEqual(lead);
    expect(again.question).toBeNull();
  });
});

describe('replying to another question', () => {
  it('after the end, never asked: refused, and earlier replies can still be changed [row 15]', async () => {
    const journey = await ended();
    const token = journey.lead.session_token;
    const marker = 'never-asked-marker';
    expectProblem(await next(server, { token, reply: [marker, 'x'] }), 'session-ended', [marker, token]);
    expectProblem(await next(server, { token, reply: ['__proto__', 'x'] }), 'session-ended');
    expectProblem(await next(server, { token, reply: ['', 'x'] }), 'session-ended');
    expect((await journey.reply(['room', 'garden'])).results?.map(({ sku }) => sku)).toEqual(['L5', 'L6']);
  });

  it('replaces an earlier reply and keeps the others [row 16]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    await journey.reply(['brand', 'Corda']);
    expect(journey.lead.results?.map(({ sku }) => sku)).toEqual(['L4']);
    const lead = await journey.reply(['room', 'garden']);
    expect(lead.results?.map(({ sku }) => sku)).toEqual(['L6']);
    expect(lead.question?.question_id).toBe('style');
  });

  it('replaces a reply after the end, also with a skip [row 16]', async () => {
    const journey = await ended();
    const lead = await journey.reply(['room']);
    expect(lead.results).toHaveLength(6);
    expect(lead.question).toBeNull();
    expect(lead.results?.slice(0, 3).map(({ sku }) => sku)).toEqual(['L1', 'L3', 'L5']);
  });

  it('neither current nor replied to: refused, naming the current one, token unused [row 17]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    const token = journey.lead.session_token;
    for (const question of ['style', 'never-heard-of', 'toString', 'constructor', '']) {
      const problem = expectProblem(await next(server, { token, reply: [question, 'plain'] }), 'question-not-current');
      expect(problem.current_question_id).toBe('brand');
      expect(JSON.stringify(problem)).not.toContain('never-heard-of');
    }
    await journey.reply(['brand', 'Alba']);
  });
});
