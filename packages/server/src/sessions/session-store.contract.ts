// Every promise of the session store as a test, run over each store. A store must keep all of them, also after it was opened
// again.

import type { Reply } from '@guidepost/engine/session';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { SessionId, SessionStore, StoredSession } from './session-store.ts';

export interface StoreUnderTest {
  readonly store: SessionStore;
  /** Closes the store and opens what it wrote. */
  reopen(): Promise<SessionStore>;
  /** Until it is called back, makes every commit fail that has a reply to the question `broken` or a start that shows it. */
  breakCommits(): () => void;
  dispose(): Promise<void>;
}

export const sessionStoreContract = (name: string, makeStore: () => Promise<StoreUnderTest>): void => {
  describe(name, () => {
    let under: StoreUnderTest;
    let store: SessionStore;
    beforeEach(async () => {
      under = await makeStore();
      store = under.store;
    });
    afterEach(() => under.dispose());
    const reopen = async (): Promise<void> => {
      store = await under.reopen();
    };

    test('a session that was never stored is not found', async () => {
      expect(await store.find(newId())).toBeNull();
      expect(await store.events(newId())).toEqual([]);
    });

    test('a session that was stored is found as it was, before and after opening anew', async () => {
      const session = start();
      await store.insert(session, 1);
      expect(await store.find(session.id)).toEqual(session);
      await reopen();
      expect(await store.find(session.id)).toEqual(session);
    });

    test('every step is found as it was stored, a replaced reply, a skip and the end included', async () => {
      const steps = [
        ['use', ['games', 'travel'], 'budget'],
        ['budget', ['10.0-20.0'], 'brand'],
        ['use', [], 'brand'],
        ['brand', ['"Ä\u0000\n\u{1f600}'], null],
      ] as const;
      let session = start();
      await store.insert(session, 1);
      for (const [question, reply, shown] of steps) {
        session = step(session, question, reply, shown);
        expect(await store.advance(session, 1)).toBe(true);
        expect(await store.find(session.id)).toEqual(session);
      }
      await reopen();
      expect(await store.find(session.id)).toEqual(session);
    });

    test('sessions of different clients, advisors, versions and languages stay apart', async () => {
      const sessions = ['a', 'b'].flatMap((client) =>
        ['de', 'en'].map((language, version) => start({ client, advisor: `${client}-${language}`, version, language })),
      );
      await Promise.all(sessions.map((session) => store.insert(session, 1)));
      await reopen();
      for (const session of sessions) expect(await store.find(session.id)).toEqual(session);
    });

    test('a session whose id is taken is refused and changes nothing', async () => {
      const session = step(await stored(store), 'use', ['games'], 'budget');
      await store.advance(session, 1);
      const second = { ...start({ client: 'another' }), id: session.id };
      await expect(store.insert(second, 1)).rejects.toThrow();
      expect(await store.find(session.id)).toEqual(session);
      await reopen();
      await expect(store.insert(second, 1)).rejects.toThrow();
      expect(await store.find(session.id)).toEqual(session);
    });

    test('a step from another step than the current one changes nothing', async () => {
      const begun = await stored(store);
      const first = step(begun, 'use', ['games'], 'budget');
      const second = step(first, 'budget', [], null);
      expect(await store.advance(second, 1)).toBe(false);
      expect(await store.advance(first, 1)).toBe(true);
      expect(await store.advance(step(begun, 'use', ['travel'], null), 1)).toBe(false);
      expect(await store.find(begun.id)).toEqual(first);
      expect(await store.advance(step(start(), 'use', ['games'], null), 1)).toBe(false);
    });

    test('of steps taken from one state at once exactly one happens', async () => {
      const begun = await stored(store);
      const rivals = ['a', 'b', 'c'].map((answer) => step(begun, 'use', [answer], 'budget'));
      const outcomes = await Promise.all(rivals.map((rival) => store.advance(rival, 1)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const winner = rivals[outcomes.indexOf(true)];
      expect(await store.find(begun.id)).toEqual(winner);
      await reopen();
      expect(await store.find(begun.id)).toEqual(winner);
      expect(await store.events(begun.id)).toHaveLength(2);
    });

    test('a step found before its commit is settled after it', async () => {
      const begun = await stored(store);
      const next = step(begun, 'use', ['games'], 'budget');
      let acknowledged = false;
      const advanced = store.advance(next, 1).then(() => {
        acknowledged = true;
      });
      const found = await store.find(begun.id);
      await store.settled(begun.id);
      if (found?.step === 1) expect(acknowledged).toBe(true);
      await advanced;
      await store.settled(newId());
    });

    test('events tell every step, in order', async () => {
      const begun = await stored(store, 7);
      await store.advance({ ...step(begun, 'use', ['games'], null), steppedAt: begun.startedAt + 5 }, 8);
      const { id: session, client, advisor, version, startedAt } = begun;
      const same = { session, client, advisor, version, language: 'en' };
      const events = [
        { ...same, step: 0, catalogRevision: 7, at: startedAt, question: null, reply: null, shown: 'use' },
        { ...same, step: 1, catalogRevision: 8, at: startedAt + 5, question: 'use', reply: ['games'], shown: null },
      ].map((event) => ({ ...event, resultsGiven: event.step === 1 }));
      expect(await store.events(session)).toEqual(events);
      await reopen();
      expect(await store.events(session)).toEqual(events);
    });

    test('a session that is removed is gone with its events, and no other', async () => {
      const [session, other] = [await stored(store), await stored(store)];
      expect(await store.remove(session.id)).toBe(true);
      expect(await store.remove(session.id)).toBe(false);
      expect(await store.remove(newId())).toBe(false);
      for (const round of [1, 2]) {
        expect(await store.find(session.id), `round ${round}`).toBeNull();
        expect(await store.events(session.id)).toEqual([]);
        expect(await store.find(other.id)).toEqual(other);
        await reopen();
      }
    });

    test('a session with a step under way can be removed', async () => {
      const begun = await stored(store);
      const next = step(begun, 'use', ['games'], 'budget');
      const advanced = store.advance(next, 1);
      const removed = store.remove(begun.id);
      const after = store.advance(step(next, 'budget', [], null), 1);
      expect(await removed).toBe(true);
      await advanced;
      expect(await after).toBe(false);
      await reopen();
      expect(await store.find(begun.id)).toBeNull();
      expect(await store.events(begun.id)).toEqual([]);
    });

    test('a start that cannot be committed is rejected, and nothing is stored', async () => {
      const mend = under.breakCommits();
      const session = start({ shown: 'broken' });
      const insert = store.insert(session, 1);
      await expect(insert).rejects.toThrow();
      expect(await store.find(session.id)).toBeNull();
      mend();
      await store.insert(session, 1);
      await reopen();
      expect(await store.find(session.id)).toEqual(session);
    });

    test('a step that cannot be committed is rejected with those behind it, and can be taken again', async () => {
      const begun = await stored(store);
      const mend = under.breakCommits();
      const first = step(begun, 'broken', ['x'], 'budget');
      const second = step(first, 'budget', [], null);
      const outcomes = Promise.allSettled([store.advance(first, 1), store.settled(begun.id), store.advance(second, 1)]);
      const [advanced, , behind] = await outcomes;
      expect(advanced.status).toBe('rejected');
      expect(behind).not.toEqual({ status: 'fulfilled', value: true });
      expect(await store.find(begun.id)).toEqual(begun);
      mend();
      expect(await store.advance(first, 1)).toBe(true);
      expect(await store.advance(second, 1)).toBe(true);
      await reopen();
      expect(await store.find(begun.id)).toEqual(second);
    });

    test('settled rejects when the step found before it could not be committed', async () => {
      const begun = await stored(store);
      const mend = under.breakCommits();
      const advanced = store.advance(step(begun, 'broken', ['x'], null), 1);
      const found = store.find(begun.id);
      const settled = store.settled(begun.id);
      const [, outcome] = await Promise.allSettled([advanced, settled]);
      if ((await found)?.step === 1) expect(outcome.status).toBe('rejected');
      mend();
    });

    test('a failed commit leaves earlier steps of its session as they were', async () => {
      const begun = await stored(store);
      const first = step(begun, 'use', ['games'], 'broken');
      await store.advance(first, 1);
      const mend = under.breakCommits();
      await expect(store.advance(step(first, 'broken', [], null), 1)).rejects.toThrow();
      mend();
      expect(await store.find(begun.id)).toEqual(first);
      await reopen();
      expect(await store.find(begun.id)).toEqual(first);
    });

    test('a sweep deletes what ended before both limits and keeps what is younger', async () => {
      const old = await Promise.all(Array.from({ length: 3 }, () => stored(store, 1, { startedAt: DAY })));
      const alive = await stored(store, 1, { startedAt: DAY });
      const continued = { ...step(alive, 'use', ['games'], 'budget'), steppedAt: 10 * DAY };
      await store.advance(continued, 1);
      const young = await stored(store, 1, { startedAt: 9 * DAY });
      const limits = { keepSessionsFrom: 5 * DAY, keepEventsFrom: 5 * DAY };
      expect(await store.sweep(limits)).toEqual({ events: 3, sessions: 3 });
      expect(await store.sweep(limits)).toEqual({ events: 0, sessions: 0 });
      for (const round of [1, 2]) {
        for (const { id } of old) expect(await store.find(id), `round ${round}`).toBeNull();
        for (const { id } of old) expect(await store.events(id)).toEqual([]);
        expect(await store.find(alive.id)).toEqual(continued);
        expect(await store.find(young.id)).toEqual(young);
        await reopen();
      }
      expect(await store.advance(step(continued, 'budget', [], null), 1)).toBe(true);
    });

    test('a session that ended is gone while its events are kept', async () => {
      const session = await stored(store, 1, { startedAt: 3 * DAY });
      await store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 2 * DAY });
      for (const round of [1, 2]) {
        expect(await store.find(session.id), `round ${round}`).toBeNull();
        expect(await store.advance(step(session, 'use', ['games'], null), 1)).toBe(false);
        expect(await store.events(session.id)).toHaveLength(1);
        await reopen();
      }
    });

    test('sessions go on after a sweep whose limits lay in the future', async () => {
      const ahead = Date.now() + 400 * DAY;
      const before = await stored(store, 1, { startedAt: Date.now() });
      await store.sweep({ keepSessionsFrom: ahead, keepEventsFrom: 0 });
      const after = await stored(store, 1, { startedAt: Date.now() });
      for (const session of [before, after]) {
        expect(await store.find(session.id)).toEqual(session);
        expect(await store.advance(step(session, 'use', ['games'], 'budget'), 1)).toBe(true);
      }
      await reopen();
      for (const { id } of [before, after]) expect((await store.find(id))?.step).toBe(1);
    });

    test('limits that go back bring back what is stored, and nothing that was deleted', async () => {
      const [deleted, kept] = [
        await stored(store, 1, { startedAt: DAY }),
        await stored(store, 1, { startedAt: 3 * DAY }),
      ];
      await store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 2 * DAY });
      await store.sweep({ keepSessionsFrom: 0, keepEventsFrom: 0 });
      for (const round of [1, 2]) {
        expect(await store.find(deleted.id), `round ${round}`).toBeNull();
        expect(await store.advance(step(deleted, 'use', ['games'], null), 1)).toBe(false);
        expect(await store.find(kept.id)).toEqual(kept);
        await reopen();
      }
      expect(await store.advance(step(kept, 'use', ['games'], null), 1)).toBe(true);
    });

    test('swept steps leave counts of each day: starts, questions shown, replies, answers, skips, results, ends', async () => {
      const noon = 5 * DAY + DAY / 2;
      const [first, second] = [
        await stored(store, 1, { startedAt: noon }),
        await stored(store, 1, { startedAt: noon }),
      ];
      const chosen = step(first, 'use', ['games'], 'brand');
      const ended = step(chosen, 'brand', ['acme', 'umbra'], null);
      const skipped = { ...step(second, 'use', [], 'brand'), steppedAt: noon + DAY };
      for (const next of [chosen, ended, step(ended, 'use', ['travel'], null), skipped]) await store.advance(next, 1);
      const all = { keepEventsFrom: 20 * DAY, keepSessionsFrom: 20 * DAY };
      await store.sweep(all);
      const counts = (await store.dailyCounts()).map(
        ({ day, kind, question, answer, count }) => `${day} ${kind} ${question} ${answer} ${count}`,
      );
      expect(counts).toEqual([
        '1970-01-06 chosen brand acme 1',
        '1970-01-06 chosen brand umbra 1',
        '1970-01-06 chosen use games 1',
        '1970-01-06 chosen use travel 1',
        '1970-01-06 ended   1',
        '1970-01-06 replied brand  1',
        '1970-01-06 replied use  2',
        '1970-01-06 results   1',
        '1970-01-06 shown brand  1',
        '1970-01-06 shown use  2',
        '1970-01-06 started   2',
        '1970-01-07 shown brand  1',
        '1970-01-07 skipped use  1',
      ]);

      await reopen();
      await stored(store, 1, { startedAt: noon });
      await store.sweep(all);
      const origin = { client: 'demo', advisor: 'laptops', version: 1 };
      const started = { ...origin, day: '1970-01-06', kind: 'started', question: '', answer: '', count: 3 };
      expect((await store.dailyCounts()).find(({ kind }) => kind === 'started')).toEqual(started);
    });

    test('ranges are counted by their size, and only so many answers of a question on one day', async () => {
      const reply = async (question: string, answer: string): Promise<void> => {
        const session = await stored(store, 1, { startedAt: DAY });
        await store.advance({ ...step(session, question, [answer], 'use'), steppedAt: DAY }, 1);
      };
      const near = ['1499.0-1501.0', '1450.5-1555.0', '-0.127-0.5', '0.0-0.0', '12345678.0-98765432.0'];
      await Promise.all(near.map((range) => reply('budget', range)));
      await Promise.all(Array.from({ length: 150 }, (_, index) => reply('brand', `first ${index}`)));
      const all = { keepEventsFrom: 20 * DAY, keepSessionsFrom: 20 * DAY };
      await store.sweep(all);
      await store.sweep({ keepEventsFrom: 0, keepSessionsFrom: 0 });
      await Promise.all(Array.from({ length: 150 }, (_, index) => reply('brand', `then ${index}`)));
      await reply('brand', 'first 7');
      await store.sweep(all);
      const chosen = (await store.dailyCounts()).filter(({ kind }) => kind === 'chosen');
      const of = (asked: string) =>
        chosen.filter(({ question }) => question === asked).map(({ answer, count }) => [answer, count]);
      expect(of('budget')).toEqual([
        ['-0.13-0.5', 1],
        ['0.0-0.0', 1],
        ['12000000.0-99000000.0', 1],
        ['1400.0-1600.0', 2],
      ]);
      expect(of('brand')).toHaveLength(201);
      expect(of('brand')).toContainEqual(['...', 100]);
      expect(of('brand')).toContainEqual(['first 7', 2]);
    });

    test('steps are taken while a sweep of many sessions is under way', async () => {
      const many = Array.from({ length: 2500 }, (_, index) => start({ startedAt: DAY + index }));
      await Promise.all(many.map((session) => store.insert(session, 1)));
      const begun = await stored(store, 1, { startedAt: 9 * DAY });
      const swept = store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 5 * DAY });
      expect(await store.advance(step(begun, 'use', ['games'], 'budget'), 1)).toBe(true);
      expect(await swept).toEqual({ events: 2500, sessions: 2500 });
    });

    test('closing commits what is under way', async () => {
      const session = start();
      const next = step(session, 'use', ['games'], 'budget');
      const taken = Promise.all([store.insert(session, 1), store.advance(next, 1)]);
      await reopen();
      expect(await taken).toEqual([true, true]);
      expect(await store.find(session.id)).toEqual(next);
    });

    test('any interleaving of starts, steps, retries and removals leaves what a model of it has', async () => {
      const action = fc.record({
        session: fc.nat(2),
        kind: fc.constantFrom('insert', 'advance', 'advance', 'advance', 'stale', 'remove'),
        answer: fc.constantFrom('a', 'b'),
        wait: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
          const begun = [start(), start(), start()];
          const model = new Map<number, StoredSession[]>();
          const gone = new Set<number>();
          const outcomes: [Promise<unknown>, unknown][] = [];
          for (const { session: index, kind, answer, wait } of actions) {
            const states = model.get(index);
            const latest = states?.at(-1);
            const previous = states?.at(-2);
            const origin = begun[index] ?? start();
            if (kind === 'insert' && latest === undefined && !gone.has(index)) {
              model.set(index, [origin]);
              outcomes.push([store.insert(origin, 1), true]);
            } else if (kind === 'advance') {
              const next = step(latest ?? origin, `q${(latest?.step ?? 0) % 3}`, [answer], 'use');
              outcomes.push([store.advance(next, 1), latest !== undefined]);
              states?.push(next);
            } else if (kind === 'stale' && previous !== undefined) {
              outcomes.push([store.advance(step(previous, 'q0', [answer], 'use'), 1), false]);
            } else if (kind === 'remove') {
              outcomes.push([store.remove(origin.id), latest !== undefined]);
              model.delete(index);
              gone.add(index);
            }
            if (wait) await outcomes.at(-1)?.[0];
          }
          for (const [outcome, expected] of outcomes) expect(await outcome).toBe(expected);
          await reopen();
          for (const [index, { id }] of begun.entries()) {
            const states = model.get(index) ?? [];
            expect(await store.find(id)).toEqual(states.at(-1) ?? null);
            expect((await store.events(id)).map((event) => event.step)).toEqual(states.map((state) => state.step));
          }
        }),
        runs(40, 100),
      );
    });
  });
};

const DAY = 24 * 60 * 60 * 1000;

let ids = 0;
const newId = (at = 5 * DAY): SessionId =>
  (at.toString(16).padStart(12, '0') + (++ids).toString(16).padStart(20, '0')) as SessionId;

interface Start {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly language: string;
  readonly startedAt: number;
  readonly shown: string;
}

const start = (given: Partial<Start> = {}): StoredSession => {
  const { language, shown, ...origin } = {
    client: 'demo',
    advisor: 'laptops',
    version: 1,
    language: 'en',
    startedAt: 20 * DAY,
    shown: 'use',
    ...given,
  };
  return {
    ...origin,
    id: newId(origin.startedAt),
    step: 0,
    steppedAt: origin.startedAt,
    lastReplied: null,
    state: { language, replies: {}, shown, resultsGiven: false },
  };
};

const stored = async (store: SessionStore, revision = 1, given: Partial<Start> = {}): Promise<StoredSession> => {
  const session = start(given);
  await store.insert(session, revision);
  return session;
};

const step = (from: StoredSession, question: string, reply: Reply, shown: string | null): StoredSession => ({
  ...from,
  step: from.step + 1,
  steppedAt: from.steppedAt + 1000,
  lastReplied: question,
  state: {
    language: from.state.language,
    replies: { ...from.state.replies, [question]: reply },
    shown,
    resultsGiven: from.state.resultsGiven || shown === null,
  },
});
