// Whatever the network loses, and whenever the page is loaded again, in the end the trail says what the server has, and the
// server has the shopper's last choices, each reply once.

import { AdvisorSession, type Question } from '@guidepost/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { BadNetwork, type Mishap } from '../../client/test/fixture/bad-network.ts';
import { startTestServer, type TestServer } from '../../server/test/fixture/test-server.ts';
import { Conversation } from '../src/conversation.ts';
import { Trail } from '../src/trail.ts';
import { alike, Tab, truthOf } from './fixture/tab.ts';

const RUNS = runs(60).numRuns;
const LONG = { timeout: 2 * PATIENCE };

let server: TestServer;
let network: BadNetwork;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_RATE: '100000', GUIDEPOST_RATE_BURST: '100000' } });
  network = await BadNetwork.before(server.port);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await network.stop();
  await server.stop();
});

function load(tab: Tab, told: string[]): Conversation {
  const storage = tab.storage();
  vi.stubGlobal('sessionStorage', storage);
  const { url: baseUrl } = network;
  const settings = {
    baseUrl,
    apiKey: server.keys.secret,
    advisor: 'lamps',
    attempts: 1,
    storage,
    fetch: tab.fetchOfPage(),
  };
  return new Conversation(new AdvisorSession(settings), new Trail(baseUrl, 'lamps'), {
    changed: () => {},
    started: () => told.push('started'),
    replied: ({ question }) => told.push(question.question_id),
    results: () => {},
    failed: () => {},
  });
}

const MISHAPS: readonly Mishap[] = ['none', 'lose-response', 'lose-request', 'cut-response', 'page', { status: 503 }];

const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('reply' as const), which: fc.nat(9), waits: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('back' as const, 'cancel' as const, 'retry' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
  {
    weight: 4,
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

it('the trail says what the server has, which is what was chosen last, each reply once', LONG, () =>
  fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), async (actions) => {
      const tab = new Tab();
      const told: string[] = [];
      const wanted = new Map<string, string>();
      network.will();
      let conversation = load(tab, told);
      let work: Promise<unknown> = conversation.resume();
      for (const step of actions) {
        const { question, isSending, trail } = conversation.state;
        if (step.does === 'network') network.will(...step.will);
        else if (step.does === 'reload') {
          conversation = load(tab, told);
          work = conversation.resume();
        } else if (step.does === 'change') {
          const reply = trail[step.which % (trail.length || 1)];
          conversation.change(reply);
        } else if (step.does === 'reply') {
          if (question === null || isSending) {
            await work;
            continue;
          }
          const answers = choose(question, step.which);
          wanted.set(question.question_id, alike(answers));
          work = conversation.reply(answers);
          if (step.waits) await work;
        } else if (step.does === 'retry') work = Promise.all([work, conversation.retry()]);
        else conversation[step.does]();
      }
      network.will();
      await work;
      await conversation.retry();
      const { state } = conversation;
      expect([state.isSending, state.notice]).toEqual([false, null]);
      const { replies, steps } = truthOf(tab, server, network);
      const shown = new Map(state.trail.map(({ question, answers }) => [question.question_id, alike(answers)]));
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(replies));
      expect(Object.fromEntries(wanted)).toEqual(Object.fromEntries(replies));
      expect(told.filter((event) => event !== 'started').length).toBe(steps);
    }),
    { numRuns: RUNS },
  ),
);
