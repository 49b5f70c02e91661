// The documentation shows the recorded conversations, and shops build on them, so they must go as they went when somebody read
// them. If a change is wanted, `npm run record` writes them again; then read what changed.

import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { type Conversation, readConversations, replayConversation } from './replay-conversation.ts';
import { type RunningDemo, startDemo } from './start-demo.ts';

const conversations = [...(await readConversations())].map(([file, conversation]) => ({
  name: basename(file.pathname),
  conversation,
}));
const statusesOf = ({ exchanges }: Conversation) => exchanges.map(({ response }) => response.status);

describe('a recorded conversation', () => {
  let demo: RunningDemo;
  beforeAll(async () => {
    demo = await startDemo();
  });
  afterAll(() => demo.stop());

  it.each(conversations)('goes as recorded: $name', async ({ name, conversation }) => {
    const now = await replayConversation(conversation, demo);
    expect(differences(conversation, now).map((line) => `${name}, ${line}`)).toEqual([]);
  });
});

describe('the recorded conversations', () => {
  it('are of both advisors, each with a title and a shopper of its own', () => {
    const all = conversations.map(({ conversation }) => conversation);
    expect(new Set(all.map(({ advisor }) => advisor))).toEqual(new Set(['bikes', 'kids-bikes']));
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    for (const { title, about } of all) {
      expect(title).not.toBe('');
      expect(about).toMatch(/\.$/);
    }
  });

  it('begin without a token and are held to the end', () => {
    for (const { name, conversation } of conversations) {
      const { exchanges } = conversation;
      expect(exchanges[0]?.request.headers, name).not.toHaveProperty('Service-Session-Token');
      expect(exchanges.at(-1)?.response.body, name).toMatchObject({ question: null, results: expect.any(Array) });
    }
  });

  it('hold nothing that differs from start to start', () => {
    expect(JSON.stringify(conversations)).not.toMatch(/localhost|gp_[ps]k_|urn:uuid:[0-9a-f]/);
  });

  it('go without refusals, but where one is shown', () => {
    const refused = conversations.filter(({ conversation }) => statusesOf(conversation).some((s) => s !== 200));
    expect(refused.map(({ name }) => name)).toEqual(['lost-response.json']);
  });
});

describe('a difference', () => {
  const exchange = (price: string) => ({
    request: { headers: {}, body: { question_id: 'use', answers: ['town'] } },
    response: { status: 200, headers: {}, body: { results: [{ sku: 'A', price }] } },
  });
  const conversation = (price: string): Conversation => ({
    title: '',
    about: '',
    advisor: 'bikes',
    exchanges: [exchange(price)],
  });

  it('names the exchange, the member and both values', () => {
    expect(differences(conversation('1.00'), conversation('2.00'))).toEqual([
      'exchange 1 (use: town), /body/results/0/price: recorded "1.00", now "2.00"',
    ]);
  });
});
