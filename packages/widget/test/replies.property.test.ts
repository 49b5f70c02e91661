// Whatever the network loses, and whenever the page is loaded again, in the end the trail says what the server has, and the
// server has the shopper's last choices, each reply once.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AdvisorSession, type Question } from '@guidepost/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { BadNetwork, type Mishap } from '../../client/test/fixture/bad-network.ts';
import { startTestServer, type TestServer } from '../../server/test/fixture/test-server.ts';
import { Conversation } from '../src/conversation.ts';
import { Trail } from '../src/trail.ts';

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

/** The content of the tab's storage. Pages that are gone do not write to it any more. */
class Tab {
  readonly kept = new Map<string, string>();
  page = 0;

  /** The storage for one page. */
  storage() {
    const mine = ++this.page;
    return {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void (mine === this.page && this.kept.set(key, value)),
      removeItem: (key: string) => void (mine === this.page && this.kept.delete(key)),
    };
  }
}

function load(tab: Tab, told: string[]): Conversation {
  const storage = tab.storage();
  const { page } = tab;
  vi.stubGlobal('sessionStorage', storage);
  const { url: baseUrl } = network;
  /** A page that is gone gets no responses. */
  const send: typeof fetch = async (...words) => {
    const response = await fetch(...words).catch((error: unknown) => {
      if (page !== tab.page) return new Promise<never>(() => {});
      throw error;
    });
    return page === tab.page ? response : new Promise<never>(() => {});
  };
  const settings = { baseUrl, apiKey: server.keys.secret, advisor: 'lamps', attempts: 1, storage, fetch: send };
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

/** The newest reply to each question that the server has, and the number of steps. */
function truthOf(tab: Tab): { readonly replies: Map<string, string>; readonly steps: number } {
  const token = tab.kept.get(`guidepost ${network.url} lamps`) ?? '';
  const database = new DatabaseSync(join(server.folder, 'sessions.db'), { readOnly: true });
  const rows = database
    .prepare('SELECT question, reply FROM steps WHERE session = ? AND question IS NOT NULL ORDER BY step')
    .all(Buffer.from(token, 'base64url').subarray(0, 16));
  database.close();
  const replies = rows.map(({ question, reply }): [string, string] => [
    String(question),
    alike(JSON.parse(String(reply))),
  ]);
  return { replies: new Map(replies), steps: rows.length };
}

const alike = (answers: readonly string[]): string => JSON.stringify(answers.toSorted());

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
          if (reply) conversation.change(reply.question.question_id);
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
      const { replies, steps } = truthOf(tab);
      const shown = new Map(state.trail.map(({ question, answers }) => [question.question_id, alike(answers)]));
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(replies));
      expect(Object.fromEntries(wanted)).toEqual(Object.fromEntries(replies));
      expect(told.filter((event) => event !== 'started').length).toBe(steps);
    }),
    { numRuns: RUNS },
  ),
);
