// Drafts tried as shoppers would: the same answers as the service gives once it is published, and nothing of it is stored.

import type { NextResponse } from '@guidepost/contract/next-response';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAdminHeaders, expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { expectLead } from '../fixture/expect-response.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { next } from '../fixture/next.ts';
import { sendHttp } from '../fixture/send-http.ts';
import { LAMPS } from '../fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  [editor, viewer] = [await signIn(server, 'editor'), await signIn(server, 'viewer')];
  for (const advisor of ['lamps', 'ranges'])
    await editor.ask('createDraft', { client: 'shop', advisor, body: { from: 'version', version: 1 } });
});
afterAll(() => server.stop());

const EVERYTHING = 'reasons, counts, histogram, replies, details, reconsider';

interface Tried {
  readonly advisor?: string;
  readonly token?: string;
  readonly reply?: readonly [question: string, ...answers: string[]];
  readonly language?: string;
  readonly include?: string;
}

const send = (visitor: Visitor, { advisor = 'lamps', token, reply, language, include }: Tried = {}) =>
  visitor.send('POST', `/clients/shop/advisors/${advisor}/draft/preview/next`, {
    ...(reply && { body: { question_id: reply[0], answers: reply.slice(1) } }),
    more: [
      ...(token === undefined ? [] : [['Service-Session-Token', token] as const]),
      ...(language === undefined ? [] : [['Accept-Language', language] as const]),
      ...(include === undefined ? [] : [['Service-Include', include] as const]),
    ],
  });

async function tryOut(tried: Tried = {}, visitor = viewer): Promise<NextResponse> {
  const response = await send(visitor, tried);
  expect(response.status, response.text).toBe(200);
  expectAdminHeaders(response);
  return response.json() as NextResponse;
}

/** A conversation with these replies, one after the other; the last answer. */
async function converse(advisor: string, ...replies: NonNullable<Tried['reply']>[]): Promise<NextResponse> {
  let answer = await tryOut({ advisor });
  for (const reply of replies)
    answer = await tryOut({ advisor, token: answer.session_token, reply, include: EVERYTHING });
  return answer;
}

let seen = 1;
async function edit(...operations: DraftOperation[]): Promise<void> {
  const response = await editor.send('PATCH', '/clients/shop/advisors/lamps/draft', {
    body: { operations },
    more: [['If-Match', `"${seen}"`]],
  });
  expect(response.status, response.text).toBe(200);
  seen = (response.json() as { revision: number }).revision;
}

const explain = (token: string, sku?: string, advisor = 'lamps') =>
  viewer.ask('explainPreview', { client: 'shop', advisor, body: { session_token: token, ...(sku && { sku }) } });

describe('a conversation with a draft', () => {
  test.each([
    ['lamps', [['room', 'bath'], ['brand'], ['style', 'ornate'], ['watts', '10.0-20.0'], ['room', 'garden']]],
    [
      'ranges',
      [
        ['coldest', '-50.0-0.0'],
        ['price', '10.0-50.0'],
      ],
    ],
  ] as const)('of %s gets what shoppers get once it is published', async (advisor, replies) => {
    const strip = (response: HttpResponse) => {
      const { session_token, ...rest } = response.json() as NextResponse;
      return {
        ...rest,
        status: response.header('Service-Session-Status'),
        language: response.header('Content-Language'),
      };
    };
    const tokenOf = (response: HttpResponse) => (response.json() as NextResponse).session_token;
    const more = [['Service-Include', EVERYTHING]] as const;
    let shopper = await next(server, { advisor, headers: more });
    let tried = await send(viewer, { advisor, include: EVERYTHING });
    expect(strip(tried)).toEqual(strip(shopper));
    for (const reply of replies) {
      shopper = await next(server, { advisor, headers: more, token: tokenOf(shopper), reply });
      tried = await send(viewer, { advisor, include: EVERYTHING, token: tokenOf(tried), reply });
      expect(strip(tried)).toEqual(strip(shopper));
    }
    const token = tokenOf(tried);
    const again = await send(viewer, { advisor, include: EVERYTHING, token });
    expect(strip(again)).toEqual(strip(await next(server, { advisor, headers: more, token: tokenOf(shopper) })));
    expect(tokenOf(again)).toBe(token);
  });

  test('does not change what is live, which can be looked at beside it', async () => {
    const shopper = (await next(server, { advisor: 'lamps' })).json() as NextResponse;
    await edit({ op: 'set', path: ['questions', 'room', 'title'], value: 'Which room is dark?' });
    expect((await tryOut()).question?.title).toBe('Which room is dark?');
    const look = async (advisor: string, token?: string, reply?: object) =>
      viewer.send('POST', `/clients/shop/advisors/${advisor}/published/next`, {
        ...(reply && { body: reply }),
        more: token === undefined ? [] : [['Service-Session-Token', token]],
      });
    const seen = (await look('lamps')).json() as NextResponse;
    expect(seen.question).toEqual(shopper.question);
    const { question_id, answers } = seen.question ?? { question_id: '', answers: [] };
    const reply = { question_id, answers: [answers[0]?.answer_id ?? ''] };
    const then = (await look('lamps', seen.session_token, reply)).json() as NextResponse;
    expect(then.question?.question_id).not.toBe(question_id);
    expectAdminProblem(await look('nothing-of-this-name'), 'not-found');
    await edit({ op: 'set', path: ['questions', 'room', 'title'], value: shopper.question?.title ?? '' });
  });

  test('is in the language that is asked for, and stays in it', async () => {
    const first = await tryOut({ language: 'de-AT' });
    expect(first.question?.title).toBe('Wo soll sie hängen?');
    const { session_token: token } = first;
    expect((await tryOut({ token, language: 'en' })).question?.title).toBe('Wo soll sie hängen?');
  });

  test('is refused what the service refuses', async () => {
    const { session_token: token } = await tryOut();
    const refused = async (slug: Parameters<typeof expectAdminProblem>[1], tried: Tried) =>
      expectAdminProblem(await send(viewer, tried), slug);
    await refused('session-token-required', { reply: ['room', 'bath'] });
    expect(await refused('question-not-current', { token, reply: ['style', 'plain'] })).toMatchObject({
      current_question_id: 'room',
    });
    expect((await refused('invalid-answer', { token, reply: ['room', 'cellar'] })).errors).toMatchObject([
      { pointer: '#/answers/0' },
    ]);
    await refused('invalid-body', { token, reply: ['room', 'bath', 'bath'] });
    await refused('not-found', { advisor: 'wishes' });
    const path = '/clients/shop/advisors/lamps/draft/preview/next';
    const body = { question_id: 5, answers: 'bath' };
    expectAdminProblem(await viewer.send('POST', path, { body }), 'invalid-body');
    // As the service does with a token that it does not know.
    for (const unknown of ['x', 'W10', 'eyJhIjoxfQ', Buffer.from('["en",[1]]').toString('base64url')])
      expect((await send(viewer, { token: unknown, reply: ['room', 'bath'] })).header('Service-Session-Status')).toBe(
        'created',
      );
  });

  test('ends with so many replies that they are no longer a token', async () => {
    let { session_token: token } = await tryOut();
    const [yes, no] = ['living', 'bath'];
    for (let nth = 0; nth < 100; nth++)
      ({ session_token: token } = await tryOut({ token, reply: ['room', nth % 2 === 0 ? yes : no] }));
    expectAdminProblem(await send(viewer, { token, reply: ['room', yes] }), 'session-too-long');
    expect((await tryOut({ token })).question?.question_id).toBe('brand');
  });

  test('takes nothing else from a token of the service, and the service nothing from its own', async () => {
    const { session_token: token } = await tryOut({ token: (await tryOut()).session_token, reply: ['room', 'bath'] });
    expectLead(await next(server, { token }), 'created');
    const shopper = expectLead(await next(server), 'created');
    expect((await send(viewer, { token: shopper.session_token })).header('Service-Session-Status')).toBe('created');
  });
});

describe('what a conversation with a draft did', () => {
  test('is told by reply: how many products are left, and how many it removed', async () => {
    const { session_token: token } = await converse('lamps', ['room', 'bath'], ['brand', 'Corda'], ['style', 'plain']);
    expect(await explain(token)).toMatchObject({
      ...{ catalog: 'lamps', unit: 'product', scope: 6, product: null, not_taken: [] },
      replies: [
        { question_id: 'room', answers: [{ title: 'In the bathroom' }], left: 2, removed: 4, role: 'filter' },
        { question_id: 'brand', left: 1, removed: 1, status: 'counts' },
        { question_id: 'style', left: 1, removed: 0, role: 'preference' },
      ],
      ...{ passed_over: [], counted_often: null },
    });
  });

  test('is told of questions that were left out, and why, in the words that shoppers read', async () => {
    const always = ['questions', 'watts', 'always_ask'];
    await edit({ op: 'set', path: always, value: false });
    const { session_token: token } = await converse('lamps', ['room', 'bath'], ['brand', 'Corda'], ['style', 'plain']);
    expect((await explain(token)).passed_over).toEqual([
      { question_id: 'watts', question_title: 'How bright?', because: 'all-fit', answers: ['14\u00a0W'], left: 1 },
    ]);
    await edit({ op: 'set', path: always, value: true });
  });

  test('is told of any product: why it is there, or what brings it there; and that it does', async () => {
    const { session_token: token } = await converse('lamps', ['room', 'bath'], ['brand', 'Corda']);
    const { product: there } = await explain(token, 'L4');
    expect(there).toMatchObject({
      ...{ sku: 'L4', title: 'Lamp L4 “Glück”', standing: 'shown', place: 1, change: null },
      reasons: [
        { question_id: 'room', question_title: 'Where shall it hang?', fit: 'met' },
        { question_id: 'brand', answers: [{ answer_id: 'Corda', fit: 'met' }] },
      ],
    });
    const change = (await explain(token, 'L3')).product?.change;
    expect(change).toMatchObject({
      smallest: true,
      replies: [
        { question_id: 'brand', question_title: 'Which brands?', answers: [{ answer_id: 'Alba' }, { title: 'Corda' }] },
      ],
    });
    const [{ question_id = '', answers = [] } = {}] = change?.replies ?? [];
    const changed = await tryOut({ token, reply: [question_id, ...answers.map(({ answer_id }) => answer_id)] });
    expect(changed.results?.map(({ sku }) => sku)).toEqual(['L3', 'L4']);
    expect((await explain(changed.session_token, 'L3')).product?.standing).toBe('shown');
  });

  test('is told in the value of a range', async () => {
    const { session_token: token } = await converse('ranges', ['coldest', '-10.0-5.0']);
    expect((await explain(token, 'L1', 'ranges')).product).toMatchObject({
      standing: 'removed',
      reasons: [{ fit: 'missed', value: -40, missed_by: -30 }],
      change: { replies: [{ answers: [{ answer_id: '-40.0-5.0' }] }] },
    });
  });

  test('is worked out for a few at the same time; who has to wait is told so, and gets it afterwards', async () => {
    const { session_token: token } = await tryOut();
    const path = '/clients/shop/advisors/lamps/draft/preview/explanation';
    const ask = () => viewer.send('POST', path, { body: { session_token: token, sku: 'L1' } });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (const answer of answers) if (answer.status !== 200) expectAdminProblem(answer, 'rate-limited');
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    // None is left under way.
    for (let nth = 0; nth < 6; nth += 1) expect((await ask()).status).toBe(200);
  });

  test('is not told of what is no product, nor to who has no token of it', async () => {
    const { session_token: token } = await tryOut();
    const path = '/clients/shop/advisors/lamps/draft/preview/explanation';
    const ask = async (body: unknown) => viewer.send('POST', path, { body });
    expect(expectAdminProblem(await ask({ session_token: token, sku: 'L99' }), 'refused').errors).toMatchObject([
      { pointer: '#/sku' },
    ]);
    expectAdminProblem(await ask({ session_token: 'nothing' }), 'refused');
    expectAdminProblem(await ask({ sku: 'L1' }), 'invalid-request');
  });
});

describe('a draft that changes', () => {
  test('is tried as it is now, and the replies are kept as far as they hold', async () => {
    const { session_token: token } = await converse('lamps', ['room', 'bath'], ['brand', 'Corda']);
    await edit(
      { op: 'set', path: ['questions', 'style', 'title'], value: 'Plain, or <b>ornate</b>?' },
      { op: 'set', path: ['questions', 'room', 'answers', 'bath', 'where'], value: { room: 'garden' } },
    );
    const after = await tryOut({ token });
    expect(after.question?.title).toBe('Plain, or <b>ornate</b>?');
    expect(after.results?.map(({ sku }) => sku)).toEqual(['L6']);
    await edit({ op: 'remove', path: ['questions', 'room'] });
    expect(await explain(token)).toMatchObject({
      replies: [{ question_id: 'brand', left: 2 }],
      not_taken: [{ question_id: 'room', answers: ['bath'] }],
    });
  });

  test('follows its catalog, too', async () => {
    const { scope } = await explain((await tryOut({ advisor: 'ranges' })).session_token, undefined, 'ranges');
    await importLamps(server.definitions, server.folder, LAMPS.slice(0, 4));
    const after = await tryOut({ advisor: 'ranges' });
    expect(scope).toBe(6);
    expect((await explain(after.session_token, undefined, 'ranges')).scope).toBe(4);
  });

  test('says what is wrong with it, in plain words and with its place, and nothing of other shops', async () => {
    const { session_token: token } = await tryOut();
    await edit({ op: 'set', path: ['questions', 'style', 'type'], value: 'SEVERAL' });
    const broken = expectAdminProblem(await send(viewer), 'draft-broken');
    expect(broken.errors).toMatchObject([{ pointer: '#/questions/1/type', detail: expect.stringContaining('SINGLE') }]);
    const path = '/clients/shop/advisors/lamps/draft/preview/explanation';
    expectAdminProblem(await viewer.send('POST', path, { body: { session_token: token } }), 'draft-broken');
    await edit(
      { op: 'set', path: ['questions', 'style', 'type'], value: 'SINGLE' },
      { op: 'set', path: ['catalog'], value: 'lamp' },
    );
    const { errors } = expectAdminProblem(await send(viewer), 'draft-broken');
    expect(errors).toMatchObject([{ pointer: '#/catalog', detail: expect.stringContaining('Did you mean `lamps`?') }]);
    expect(JSON.stringify(errors)).not.toContain('other');
    await edit({ op: 'set', path: ['catalog'], value: 'lamps' });
    await tryOut();
  });
});

test('nothing of it is logged, and no shopper is counted', async () => {
  const owner = await signIn(server, 'owner');
  const log = async () => (await owner.ask('listAudit', { client: 'shop', query: {} })).entries.length;
  const counted = async () => {
    const { text } = await sendHttp(server.port, { method: 'GET', path: '/metrics' });
    return text.split('\n').filter((line) => line.startsWith('guidepost_next_'));
  };
  const before = [await log(), await counted()];
  expect(before[1]).not.toEqual([]);
  await converse('ranges', ['coldest']);
  expect([await log(), await counted()]).toEqual(before);
});
