// How a conversation begins: every way of sending nothing, what the first response has, and in which language.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { type NextCall, next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function expectStart(call: NextCall): Promise<void> {
  const lead = expectLead(await next(server, call), 'created');
  expect(lead.question?.question_id).toBe('room');
  expect(lead.results).toBeNull();
}

describe('starting', () => {
  it('gives a token, the first question and null results without token and body [row 1]', () => expectStart({}));

  it.each([
    ['0 bytes', ''],
    ['white space', ' \t\r\n '],
  ])('starts with an empty body of JSON content type: %s [row 2]', (_, body) =>
    expectStart({ body, contentType: 'application/json' }),
  );

  it('starts with a chunked body of no bytes [row 2]', () =>
    expectStart({ chunks: [], contentType: 'application/json' }));

  it('starts without content type and without body [row 3]', () => expectStart({ contentType: null }));

  it.each(['{}', 'null', ' {} ', '{"x":1}', '{"Question_ID":"room"}'])(
    'starts as many HTTP clients send it: %s [row 4]',
    (body) => expectStart({ body }),
  );

  it.each(['', ' ', '\n', '{}', 'null'])(
    'takes "no body" to mean the same where there is no content type or another one: %j [row 3]',
    async (body) => {
      await expectStart({ body, contentType: null });
      await expectStart({ body, contentType: 'text/plain;charset=UTF-8' });
      await expectStart({ chunks: body === '' ? [] : [body], contentType: null });
    },
  );

  it.each(['', ' ', '\t'])('treats an empty token header as absent: %j [row 5]', async (token) => {
    await expectStart({ token });
    expectProblem(await next(server, { token, reply: ['room', 'bath'] }), 'session-token-required');
  });

  it('gives each start a session of its own', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => expectLead(await next(server))));
    expect(new Set(tokens.map(({ session_token }) => session_token)).size).toBe(5);
  });
});

describe('the first response', () => {
  it('has every member of a question, and null where nothing is written', async () => {
    const { question } = expectLead(await next(server));
    expect(question).toMatchObject({
      question_type: 'SINGLE',
      title: 'Where shall it hang?',
      description: 'You can change this later.',
      image: `${server.publicUrl}/pictures/rooms.svg`,
      skip_text: 'Not sure',
    });
    expect(question?.answers).toHaveLength(4);
    expect(question?.answers[0]).toEqual({
      answer_id: 'living',
      title: 'In the living room',
      description: 'Cosy',
      image: 'https://lamps.example/living.webp',
      background_color: '#ffcc00',
    });
    expect(question?.answers[3]).toEqual({
      answer_id: 'any',
      title: 'Anywhere',
      description: null,
      image: null,
      background_color: null,
    });
  });

  it('asks the first question even where pruning would pass it over, with all its answers', async () => {
    const { question, results } = expectLead(await next(server, { advisor: 'pointless' }));
    expect(question?.question_id).toBe('room');
    expect(question?.answers).toHaveLength(2);
    expect(results).toBeNull();
  });

  it('has null results where no question filters, and the second response has them', async () => {
    const start = expectLead(await next(server, { advisor: 'wishes' }));
    expect(start.results).toBeNull();
    const reply = ['style', 'ornate'] as const;
    const second = expectLead(await next(server, { advisor: 'wishes', token: start.session_token, reply }));
    expect(second.question?.question_id).toBe('room');
    expect(second.results?.map(({ sku }) => sku)).toEqual(['L2', 'L4', 'L6', 'L1', 'L3', 'L5']);
  });
});

describe('the language', () => {
  const startIn = (acceptLanguage: string) => next(server, { headers: [['Accept-Language', acceptLanguage]] });

  it('is chosen by Accept-Language of the first request and said in Content-Language', async () => {
    const response = await startIn('de-AT, de;q=0.9, en;q=0.5');
    expect(response.header('Content-Language')).toBe('de');
    const { question } = expectLead(response);
    expect(question?.title).toBe('Wo soll sie hängen?');
    expect(question?.answers.map((answer) => 'title' in answer && answer.title)).toContain('Im Wohnzimmer');
    expect(question?.answers.map((answer) => 'title' in answer && answer.title)).toContain('Outside');
  });

  it.each(['fr', '', '*', ';;q=,,', 'de;q=0'])('is the own one of the advisor for %j', async (acceptLanguage) => {
    expect((await startIn(acceptLanguage)).header('Content-Language')).toBe('en');
  });

  it('stays the one of the session, whatever later requests accept', async () => {
    const start = expectLead(await startIn('de'));
    const headers = [['Accept-Language', 'en']] as const;
    const later = await next(server, { token: start.session_token, reply: ['room', 'bath'], headers });
    expect(later.header('Content-Language')).toBe('de');
    const changed = expectLead(later);
    const shown = await next(server, { token: changed.session_token, headers });
    expect(shown.header('Content-Language')).toBe('de');
  });
});
