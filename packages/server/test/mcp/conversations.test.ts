// Conversations through the assistants' door, led by the official client over real HTTP.

import type { AdvisorList, Comparison } from '@guidepost/contract/mcp/mcp-tools';
import type { ProductExplanationView } from '@guidepost/contract/views/preview-view';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';
import { call, connect } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' } });
});
afterAll(() => server.stop());

const open = (more: Partial<Parameters<typeof connect>[1]> = {}) =>
  connect(server.publicUrl, { key: server.keys.publishable, ...more });

describe.each(['modern', 'legacy'] as const)('with the %s protocol', (era) => {
  test('the tools are listed with what they take and answer', async () => {
    const client = await open({ era });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['list_advisors', 'start', 'reply', 'change_reply', 'results', 'compare', 'why', 'why_not'],
    ]);
    expect(tools.every(({ outputSchema, description }) => outputSchema && description)).toBe(true);
    expect(client.getInstructions()).toContain('Never invent a product');
    await client.close();
  });

  test('a conversation is led to its results without forms', async () => {
    const client = await open({ era });
    const { data: list } = await call<AdvisorList>(client, 'list_advisors');
    expect(list.advisors.map(({ advisor }) => advisor)).toContain('lamps');
    expect(list.advisors.map(({ advisor }) => advisor)).not.toContain('foreign');
    const begun = await call(client, 'start', { advisor: 'lamps' });
    expect(begun.data).toMatchObject({ advisor: 'lamps', session: 'created', question: { question_id: 'room' } });
    expect(begun.words).toContain('"Where shall it hang?"');
    const { data: second } = await call(client, 'reply', {
      ...{ session_token: begun.data.session_token, question_id: 'room', answers: ['bath'] },
    });
    expect(second).toMatchObject({ session: 'advanced', question: { question_id: 'brand' }, candidates: 2 });
    const third = await call(client, 'reply', {
      ...{ session_token: second.session_token, question_id: 'brand', answers: ['Alba'] },
    });
    expect(third.data.results?.[0]).toMatchObject({ sku: 'L3', price: '79.00' });
    expect(third.words).toContain('sku "L3", 79.00');
    const changed = await call(client, 'change_reply', {
      ...{ session_token: third.data.session_token, question_id: 'room', answers: ['living'] },
    });
    expect(changed.data.results?.[0]).toMatchObject({ sku: 'L1' });
    const again = await call(client, 'results', { session_token: changed.data.session_token });
    expect(again.data).toMatchObject({ session: 'current', results: changed.data.results });
    // Whoever comes to a conversation that others went on with, or whose shopper replied in forms, reads what was replied.
    expect(again.words).toContain(
      'Replies so far:\n- "Where shall it hang?" (question_id "room"): "In the living room" (answer_id "living")\n- ',
    );
    expect(changed.words).toContain('Replies so far:\n- "Where shall it hang?"');
    expect(begun.words).not.toContain('Replies so far');
    await client.close();
  });
});

test('a reply whose answer was lost is not taken twice', async () => {
  const client = await open();
  const { data: begun } = await call(client, 'start', { advisor: 'lamps' });
  const reply = { session_token: begun.session_token, question_id: 'room', answers: ['bath'] };
  const { data: first } = await call(client, 'reply', reply);
  const { data: second } = await call(client, 'reply', reply);
  expect(second).toEqual({ ...first, session: 'replayed' });
  const other = await call(client, 'reply', { ...reply, answers: ['living'] });
  expect(other).toMatchObject({ isError: true, words: expect.stringContaining('Call `results`') });
  await client.close();
});

test('a program that can show forms asks the shopper each question, in one call, and a form that is declined skips', async () => {
  const asked: string[] = [];
  const client = await open({
    ask: (message, { properties }) => {
      asked.push(message.split('\n')[0] ?? '');
      const [name = ''] = Object.keys(properties as object);
      if (name === 'answer' && asked.length > 1) return { action: 'decline' };
      if (name === 'answer') return { action: 'accept', content: { answer: 'bath' } };
      if (name === 'answers') return { action: 'accept', content: { answers: ['Alba', 'Corda'] } };
      return { action: 'accept', content: { from: 10, to: 12 } };
    },
  });
  const { data, words } = await call(client, 'start', { advisor: 'lamps' });
  expect(asked).toEqual(['Where shall it hang?', 'Which brands?', 'Plain or ornate?', 'How bright?']);
  expect(data.question).toBeNull();
  expect(data.results?.map(({ sku }) => sku).slice(0, 2)).toEqual(['L3', 'L4']);
  expect(data.candidates).toBe(2);
  expect(data.replies?.map(({ answers }) => answers.map((each) => each.answer_id))).toEqual([
    ...[['bath'], ['Alba', 'Corda'], [], ['10.0-12.0']],
  ]);
  expect(words).toContain('the conversation is complete');
  await client.close();
});

test('the forms name the answers with how many products each leaves, and a range with its bounds', async () => {
  const schemas: Readonly<Record<string, unknown>>[] = [];
  const client = await open({
    ask: (_, schema) => {
      schemas.push(schema);
      return { action: 'decline' };
    },
  });
  await call(client, 'start', { advisor: 'lamps', language: 'de' });
  expect(schemas[0]).toMatchObject({
    properties: { answer: { oneOf: expect.arrayContaining([{ const: 'living', title: 'Im Wohnzimmer (2)' }]) } },
    required: ['answer'],
  });
  expect(schemas[1]).toMatchObject({ properties: { answers: { type: 'array', items: { anyOf: expect.any(Array) } } } });
  expect(schemas.at(-1)).toMatchObject({ properties: { from: { minimum: 5, maximum: 30, title: 'From (W)' } } });
  await client.close();
});

test('who closes the form is not asked on, and what they replied is kept', async () => {
  let forms = 0;
  const client = await open({
    ask: () => (++forms === 1 ? { action: 'accept', content: { answer: 'garden' } } : { action: 'cancel' }),
  });
  const { data, words } = await call(client, 'start', { advisor: 'lamps' });
  expect(forms).toBe(2);
  expect(words).toContain('closed the form');
  expect(data).toMatchObject({ question: { question_id: 'brand' }, replies: [{ answers: [{ answer_id: 'garden' }] }] });
  await client.close();
});

test('forms are not shown where the assistant wants to put the questions itself', async () => {
  const client = await open({
    ask: () => {
      throw new Error('nobody asked for it');
    },
  });
  const { data } = await call(client, 'start', { advisor: 'lamps', ask_shopper: false });
  expect(data).toMatchObject({ question: { question_id: 'room' } });
  await client.close();
});

test('why a product is there, why another is not, and the smallest change that brings it back, which then does', async () => {
  const client = await open();
  const { data: begun } = await call(client, 'start', { advisor: 'ranges' });
  // Nothing that misses it is shown, because it says `must`.
  const { data: second } = await call(client, 'reply', {
    ...{ session_token: begun.session_token, question_id: 'coldest', answers: ['-50.0-0.0'] },
  });
  const token = second.session_token;
  const why = await call<ProductExplanationView>(client, 'why', { session_token: token, sku: 'L3' });
  expect(why.data).toMatchObject({ standing: 'shown', change: null, reasons: [{ fit: 'met' }] });
  const whyNot = await call<ProductExplanationView>(client, 'why_not', { session_token: token, sku: 'L4' });
  expect(whyNot.data).toMatchObject({ standing: 'removed', change: { smallest: true } });
  expect(whyNot.words).toContain('Replies keep it out.');
  const [change] = whyNot.data.change?.replies ?? [];
  const { data: changed } = await call(client, 'change_reply', {
    session_token: token,
    question_id: change?.question_id,
    answers: change?.answers.map((each) => each.answer_id),
  });
  expect(changed.results?.map(({ sku }) => sku)).toContain('L4');
  await client.close();
});

test('products are compared by what differs, and by the replies', async () => {
  const client = await open();
  const { data: begun } = await call(client, 'start', { advisor: 'lamps' });
  const { data: second } = await call(client, 'reply', {
    ...{ session_token: begun.session_token, question_id: 'room', answers: ['bath'] },
  });
  const { data, words } = await call<Comparison>(client, 'compare', {
    session_token: second.session_token,
    skus: ['L3', 'L1'],
  });
  expect(data.products.map(({ sku }) => sku)).toEqual(['L3', 'L1']);
  expect(data.differences).toContainEqual({ name: 'room', label: 'Room', values: ['bath', 'living'] });
  expect(data.alike).toContainEqual({ name: 'brand', label: 'Brand', value: 'Alba' });
  expect(data.wishes).toEqual([
    { question_id: 'room', question_title: 'Where shall it hang?', fits: ['met', 'missed'] },
  ]);
  expect(words).toContain('"Room": "bath" | "living"');
  await client.close();
});

test.each([
  ['an unknown advisor', 'start', { advisor: 'nobody' }, 'list_advisors'],
  ['a missing member', 'reply', { question_id: 'room', answers: [] }, 'session_token: It is missing.'],
  ['a member that does not exist', 'start', { advisor: 'lamps', quick: true }, 'There is no such member'],
  ['a token that is none', 'results', { session_token: 'abc' }, 'Call `start`'],
])('%s is said as an answer of the tool, with what to do', async (_, name, input, told) => {
  const client = await open();
  const { isError, words } = await call(client, name, input);
  expect({ isError, words }).toEqual({ isError: true, words: expect.stringContaining(told) });
  await client.close();
});

test('an answer that the question does not have, and a product that the shop does not have, are said', async () => {
  const client = await open();
  const { data } = await call(client, 'start', { advisor: 'lamps' });
  const token = { session_token: data.session_token };
  const wrong = await call(client, 'reply', { ...token, question_id: 'room', answers: ['cellar'] });
  expect(wrong).toMatchObject({ isError: true, words: expect.stringContaining('Call `results`') });
  const none = await call(client, 'why', { ...token, sku: 'X9' });
  expect(none).toMatchObject({ isError: true, words: expect.stringContaining('no product') });
  await client.close();
});

test('a conversation of another shop is unknown, whatever tool asks', async () => {
  const own = await open();
  const other = await open({ key: server.keys.other });
  const { data } = await call(own, 'start', { advisor: 'lamps' });
  const token = { session_token: data.session_token };
  for (const [name, input] of [
    ['results', {}],
    ['reply', { question_id: 'room', answers: ['bath'] }],
    ['change_reply', { question_id: 'room', answers: ['bath'] }],
    ['why', { sku: 'L1' }],
    ['why_not', { sku: 'L1' }],
    ['compare', { skus: ['L1', 'L2'] }],
  ] as const) {
    const { isError, words } = await call(other, name, { ...token, ...input });
    expect({ name, isError, words }).toEqual({
      name,
      isError: true,
      words: expect.stringContaining('no conversation'),
    });
  }
  const { data: still } = await call(own, 'results', token);
  expect(still).toMatchObject({ session: 'current', question: { question_id: 'room' } });
  await Promise.all([own.close(), other.close()]);
});
