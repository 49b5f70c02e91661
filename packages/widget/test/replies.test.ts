// Replies whose responses do not come, with a real server behind a bad network, without a browser.

import { AdvisorSession, memoryStorage, type TokenStorage } from '@guidepost/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BadNetwork, type Mishap } from '../../client/test/fixture/bad-network.ts';
import { startTestServer, type TestServer } from '../../server/test/fixture/test-server.ts';
import { Conversation } from '../src/conversation.ts';
import { Trail } from '../src/trail.ts';

let server: TestServer;
let network: BadNetwork;
let tab: TokenStorage;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  network = await BadNetwork.before(server.port);
  tab = memoryStorage();
  vi.stubGlobal('sessionStorage', { ...tab, removeItem: (key: string) => tab.setItem(key, '') });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await network.stop();
});

/** A page after loading. When it is loaded again, it has the same tab. */
function load(events: string[] = [], apiKey = server.keys.publishable): Conversation {
  const { url: baseUrl } = network;
  const settings = { baseUrl, apiKey, advisor: 'lamps', attempts: 1, storage: tab };
  return new Conversation(new AdvisorSession(settings), new Trail(baseUrl, 'lamps'), {
    changed: () => {},
    started: () => events.push('started'),
    replied: ({ question, answers }) => events.push(`${question.question_id}: ${answers.join()}`),
    results: (results, isFinal) => events.push(`${results.length} results${isFinal ? ', final' : ''}`),
    failed: (error) => events.push(String(error)),
  });
}

const shown = ({ state }: Conversation): string | undefined => state.question?.question_id;

const trailOf = ({ state }: Conversation): string[] =>
  state.trail.map(({ question, answers }) => `${question.question_id}: ${answers.join()}`);

const bodies = (): unknown[] => network.posts().map((body) => (body === '' ? null : JSON.parse(body).answers));

for (const fate of ['lose-response', 'lose-request'] satisfies Mishap[]) {
  it(`the page is loaded again before the response is there (${fate}): the reply counts, once, and is in the trail`, async () => {
    const before = load();
    await before.resume();
    network.will(fate);
    await before.reply(['bath']);
    expect([before.state.notice, before.state.chosen]).toEqual(['offline', ['bath']]);
    const events: string[] = [];
    const after = load(events);
    await after.resume();
    expect([shown(after), trailOf(after), after.state.notice]).toEqual(['brand', ['room: bath'], null]);
    expect(events).toEqual(['room: bath']);
    expect(bodies()).toEqual([['bath'], ['bath']]);
  });

  it(`the shopper chooses otherwise after a failure (${fate}): the newer reply holds`, async () => {
    const conversation = load();
    await conversation.resume();
    network.will(fate);
    await conversation.reply(['bath']);
    await conversation.reply(['living']);
    expect([shown(conversation), trailOf(conversation)]).toEqual(['brand', ['room: living']]);
    const again = load();
    await again.resume();
    expect([shown(again), trailOf(again)]).toEqual(['brand', ['room: living']]);
  });
}

it('what failed is tried again as it was, without being chosen again', async () => {
  const conversation = load();
  await conversation.resume();
  network.will('lose-request', 'lose-response');
  await conversation.reply(['bath']);
  await conversation.retry();
  await conversation.reply(['bath']);
  expect(trailOf(conversation)).toEqual(['room: bath']);
  expect(bodies()).toEqual([['bath'], ['bath'], ['bath']]);
});

it('a session is lost and the network fails while its replies are carried over: the rest is carried over later', async () => {
  const conversation = load();
  await conversation.resume();
  for (const answers of [['bath'], ['Alba'], []]) await conversation.reply(answers);
  const open = shown(conversation);
  await tab.setItem(`guidepost ${network.url} lamps`, 'AaaaNotAToken');
  const events: string[] = [];
  const after = load(events);
  network.will('none', 'none', 'lose-response');
  await after.resume();
  expect(after.state.notice).toBe('offline');
  const later = load(events);
  await later.resume();
  expect([shown(later), trailOf(later)]).toEqual([open, ['room: bath', 'brand: Alba', 'style: ']]);
  // The page heard of the conversation and of its replies at the time.
  expect(events.filter((event) => !event.includes('results') && !event.includes('Error'))).toEqual([]);
});

it('an answer that is no more is said to be gone, its question is shown again, and the conversation goes on', async () => {
  const conversation = load();
  await conversation.resume();
  await conversation.reply(['attic']);
  expect([shown(conversation), conversation.state.notice, trailOf(conversation)]).toEqual(['room', 'gone', []]);
  await conversation.reply(['bath']);
  expect([shown(conversation), conversation.state.notice]).toEqual(['brand', null]);
});

it('an answer is no more when the replies are carried over: it is asked again, and the later replies stay', async () => {
  const conversation = load();
  await conversation.resume();
  for (const answers of [['bath'], ['Alba'], []]) await conversation.reply(answers);
  const open = shown(conversation);
  const key = `guidepost trail ${network.url} lamps`;
  await tab.setItem(key, String(await tab.getItem(key)).replace('["bath"]', '["attic"]'));
  await tab.setItem(`guidepost ${network.url} lamps`, 'AaaaNotAToken');
  const after = load();
  await after.resume();
  expect([shown(after), after.state.notice, trailOf(after)]).toEqual(['room', 'gone', []]);
  await after.reply(['living']);
  expect([shown(after), after.state.notice]).toEqual([open, null]);
  expect(trailOf(after)).toEqual(['room: living', 'brand: Alba', 'style: ']);
});

it('what the server refuses for good is said calmly and told to the page; the shopper can try again', async () => {
  const events: string[] = [];
  const conversation = load(events, 'gp_pk_nobody');
  await conversation.resume();
  expect([shown(conversation), conversation.state.notice, conversation.state.isSending]).toEqual([
    undefined,
    'unavailable',
    false,
  ]);
  expect(events.join()).toMatch(/ProblemError/);
  network.will();
  await conversation.retry();
  expect(network.posts().length).toBe(1);
});
