// A shopper and an assistant reply in one conversation, at the same time, over a network that loses what it likes, and the page is loaded
// again whenever. In the end the trail says what the server has, which is what either chose last, each reply once.

import { AdvisorSession, type Question } from '@guidepost/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { BadNetwork, type Mishap } from '../../client/test/fixture/bad-network.ts';
import { startTestServer, type TestServer } from '../../server/test/fixture/test-server.ts';
import { ShownConversation } from '../src/assistants/shown-conversation.ts';
import { Conversation } from '../src/conversation.ts';
import { Trail } from '../src/trail.ts';
import { alike, Tab, truthOf } from './fixture/tab.ts';

const RUNS = runs(60).numRuns;
const LONG = { timeout: 2 * PATIENCE };

let server: TestServer;
let network: BadNetwork;
beforeAll(async () => {
  const rate = { GUIDEPOST_RATE: '100000', GUIDEPOST_RATE_BURST: '100000' };
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on', ...rate } });
  network = await BadNetwork.before(server.port);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await network.stop();
  await server.stop();
});

interface Loaded {
  readonly session: AdvisorSession;
  readonly conversation: Conversation;
  readonly shown: ShownConversation;
}

function load(tab: Tab, told: string[]): Loaded {
  const storage = tab.storage();
  vi.stubGlobal('sessionStorage', storage);
  const { url: baseUrl } = network;
  const settings = { baseUrl, apiKey: server.keys.secret, advisor: 'lamps' };
  const session = new AdvisorSession({ ...settings, attempts: 1, storage, fetch: tab.fetchOfPage() });
  const conversation = new Conversation(session, new Trail(baseUrl, 'lamps'), {
    changed: () => {},
    started: () => told.push('started'),
    replied: ({ question }) => told.push(question.question_id),
    results: () => {},
    failed: () => {},
  });
  return { session, conversation, shown: new ShownConversation(() => {}, settings, session, conversation) };
}

const MISHAPS: readonly Mishap[] = ['none', 'lose-response', 'lose-request', 'cut-response', 'page', { status: 503 }];

const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('reply' as const), which: fc.nat(9), waits: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('assist' as const), which: fc.nat(9), waits: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), which: fc.nat(9), waits: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('repeat' as const, 'look' as const, 'start' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('change' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('back' as const, 'cancel' as const, 'retry' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      will: fc.array(fc.constantFrom(...MISHAPS), { minLength: 1, maxLength: 3 }),
    }),
  },
);

/** Some of its answers. An empty list skips it. */
function choose({ question_type: type, answers }: Question, which: number): string[] {
  const ids = answers.map(({ answer_id: id }) => id);
  if (which === 0 || ids.length === 0) return [];
  if (type === 'MULTIPLE') return ids.filter((_id, i) => (which >> i) % 2 === 1);
  return [ids[which % ids.length] ?? ''];
}

const begun = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

it('the trail says what the server has, which is what either of them chose last, each reply once', LONG, () =>
  fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), async (actions) => {
      const tab = new Tab();
      const told: string[] = [];
      const wanted = new Map<string, string>();
      network.will();
      let { session, conversation, shown } = load(tab, told);
      const work: Promise<unknown>[] = [conversation.resume()];
      /** The assistant's calls of this page. */
      const calls = new Set<Promise<string>>();
      const call = (name: string, input: object): Promise<string> => {
        const said = shown.call(name, { ...input });
        calls.add(said);
        work.push(said);
        void said.then(() => calls.delete(said));
        return said;
      };
      let lastCall: { name: string; input: object } | null = null;
      for (const step of actions) {
        const { question, isSending, trail } = conversation.state;
        const isIdle = !isSending && calls.size === 0 && conversation.trail.pending.length === 0;
        if (step.does === 'network') network.will(...step.will);
        else if (step.does === 'reload') {
          conversation.leave();
          calls.clear();
          ({ session, conversation, shown } = load(tab, told));
          work.push(conversation.resume());
        } else if (step.does === 'change') conversation.change(trail[step.which % (trail.length || 1)]);
        else if (step.does === 'reply') {
          if (question === null || isSending) {
            await Promise.all(work);
            continue;
          }
          const answers = choose(question, step.which);
          wanted.set(question.question_id, alike(answers));
          const replying = conversation.reply(answers);
          work.push(replying);
          if (step.waits) await replying;
        } else if (step.does === 'assist' || step.does === 'correct') {
          const asked =
            step.does === 'assist' ? conversation.openQuestion : trail.at(step.which % (trail.length || 1))?.question;
          if (!isIdle || !asked) {
            await Promise.all(work);
            continue;
          }
          const answers = choose(asked, step.which);
          wanted.set(asked.question_id, alike(answers));
          const input = { session_token: session.token, question_id: asked.question_id, answers };
          lastCall = { name: step.does === 'assist' ? 'reply' : 'change_reply', input };
          const said = call(lastCall.name, input);
          // What the shopper chooses before the call has begun comes before it, and its token is an old one then.
          await (step.waits ? said : begun());
        } else if (step.does === 'repeat') {
          // It takes a step only if nothing has happened since, and then it is the one that was wanted.
          if (lastCall) call(lastCall.name, lastCall.input);
        } else if (step.does === 'look') call('results', { session_token: session.token });
        else if (step.does === 'start') call('start', {});
        else if (step.does === 'retry') work.push(conversation.retry());
        else conversation[step.does]();
      }
      network.will();
      await Promise.all(work);
      await conversation.retry();
      const { state } = conversation;
      expect([state.isSending, state.notice]).toEqual([false, null]);
      const { replies, steps } = truthOf(tab, server, network);
      const trail = new Map(state.trail.map(({ question, answers }) => [question.question_id, alike(answers)]));
      expect(Object.fromEntries(trail)).toEqual(Object.fromEntries(replies));
      expect(Object.fromEntries(wanted)).toEqual(Object.fromEntries(replies));
      expect(told.filter((event) => event !== 'started').length).toBe(steps);
    }),
    { numRuns: RUNS },
  ),
);
