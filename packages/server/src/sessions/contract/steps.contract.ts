// What is stored is found as it was, and of two steps from one state one happens.

import { expect, test } from 'vitest';
import { writeGiven } from '../given.ts';
import type { CurrentStore } from './current-store.fixture.ts';
import { newId, start, step, stored } from './sessions.fixture.ts';

export const keepsSteps = (under: CurrentStore): void => {
  test('a session that was never stored is not found', async () => {
    expect(await under.store.find(newId())).toBeNull();
    expect(await under.store.events(newId())).toEqual([]);
  });

  test('a session that was stored is found as it was, before and after opening anew', async () => {
    const session = start();
    await under.store.insert(session, 1);
    expect(await under.store.find(session.id)).toEqual(session);
    await under.reopen();
    expect(await under.store.find(session.id)).toEqual(session);
  });

  test('every step is found as it was stored, a replaced reply, a skip and the end included', async () => {
    const steps = [
      ['use', ['games', 'travel'], 'budget'],
      ['budget', ['10.0-20.0'], '12'],
      // An object would put it first.
      ['12', ['a'], 'brand'],
      ['use', [], 'brand'],
      ['brand', ['"Ä\u0000\n\u{1f600}'], null],
    ] as const;
    let session = start();
    await under.store.insert(session, 1);
    for (const [question, reply, shown] of steps) {
      session = step(session, question, reply, shown);
      expect(await under.store.advance(session, 1)).toBe(true);
      expect(await under.store.find(session.id)).toEqual(session);
    }
    await under.reopen();
    expect(await under.store.find(session.id)).toEqual(session);
  });

  test('sessions of different clients, advisors, versions and languages stay apart', async () => {
    const sessions = ['a', 'b'].flatMap((client) =>
      ['de', 'en'].map((language, version) => start({ client, advisor: `${client}-${language}`, version, language })),
    );
    await Promise.all(sessions.map((session) => under.store.insert(session, 1)));
    await under.reopen();
    for (const session of sessions) expect(await under.store.find(session.id)).toEqual(session);
  });

  test('a session whose id is taken is refused and changes nothing', async () => {
    const session = step(await stored(under.store), 'use', ['games'], 'budget');
    await under.store.advance(session, 1);
    const second = { ...start({ client: 'another' }), id: session.id };
    await expect(under.store.insert(second, 1)).rejects.toThrow();
    expect(await under.store.find(session.id)).toEqual(session);
    await under.reopen();
    await expect(under.store.insert(second, 1)).rejects.toThrow();
    expect(await under.store.find(session.id)).toEqual(session);
  });

  test('a step from another step than the current one changes nothing', async () => {
    const begun = await stored(under.store);
    const first = step(begun, 'use', ['games'], 'budget');
    const second = step(first, 'budget', [], null);
    expect(await under.store.advance(second, 1)).toBe(false);
    expect(await under.store.advance(first, 1)).toBe(true);
    expect(await under.store.advance(step(begun, 'use', ['travel'], null), 1)).toBe(false);
    expect(await under.store.find(begun.id)).toEqual(first);
    expect(await under.store.advance(step(start(), 'use', ['games'], null), 1)).toBe(false);
  });

  test('of steps taken from one state at once exactly one happens', async () => {
    const begun = await stored(under.store);
    const rivals = ['a', 'b', 'c'].map((answer) => step(begun, 'use', [answer], 'budget'));
    const outcomes = await Promise.all(rivals.map((rival) => under.store.advance(rival, 1)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const winner = rivals[outcomes.indexOf(true)];
    expect(await under.store.find(begun.id)).toEqual(winner);
    await under.reopen();
    expect(await under.store.find(begun.id)).toEqual(winner);
    expect(await under.store.events(begun.id)).toHaveLength(2);
  });

  test('a step found before its commit is settled after it', async () => {
    const begun = await stored(under.store);
    const next = step(begun, 'use', ['games'], 'budget');
    let acknowledged = false;
    const advanced = under.store.advance(next, 1).then(() => {
      acknowledged = true;
    });
    const found = await under.store.find(begun.id);
    await under.store.settled(begun.id);
    if (found?.step === 1) expect(acknowledged).toBe(true);
    await advanced;
    await under.store.settled(newId());
  });

  test('events tell every step, in order', async () => {
    const begun = await stored(under.store, 7);
    await under.store.advance({ ...step(begun, 'use', ['games'], null), steppedAt: begun.startedAt + 5 }, 8);
    const { id: session, client, advisor, version, startedAt } = begun;
    const same = { session, client, advisor, version, language: 'en' };
    const events = [
      { ...same, step: 0, catalogRevision: 7, at: startedAt, question: null, reply: null, shown: 'use' },
      { ...same, step: 1, catalogRevision: 8, at: startedAt + 5, question: 'use', reply: ['games'], shown: null },
    ].map((event) => ({ ...event, resultsGiven: event.step === 1, chosenBy: null, given: null }));
    expect(await under.store.events(session)).toEqual(events);
    await under.reopen();
    expect(await under.store.events(session)).toEqual(events);
  });

  test('events tell what each question was chosen by, and the session is the same with and without it', async () => {
    const begun = start();
    const first = [
      { question: 'use', gain: 2.5 },
      { question: '10', gain: 0.0009765625 },
      { question: '9 "ä"', gain: 0 },
    ];
    await under.store.insert(begun, 1, first);
    const next = step(begun, 'use', ['games'], 'brand');
    await under.store.advance(next, 1, [{ question: 'brand', gain: 1 }]);
    const last = step(next, 'brand', [], null);
    await under.store.advance(last, 1, null);
    await under.reopen();
    const events = await under.store.events(begun.id);
    expect(events.map(({ chosenBy }) => chosenBy)).toEqual([first, [{ question: 'brand', gain: 1 }], null]);
    expect(await under.store.find(begun.id)).toEqual(last);
  });

  test('events tell what was given, where anything was, and the session is the same with and without it', async () => {
    const begun = await stored(under.store);
    const lack = { question: 'use', answers: ['games "ä"'], isSetAside: false, missedBy: 1 };
    const given = { skus: ['a b', 'Ä|"😀', '%20'], lacks: [lack] };
    const next = step(begun, 'use', ['games "ä"'], 'brand');
    await under.store.advance(next, 1, null, writeGiven(given));
    const last = step(next, 'brand', [], null);
    await under.store.advance(last, 1, null, writeGiven({ skus: [], lacks: [] }));
    await under.reopen();
    const events = await under.store.events(begun.id);
    expect(events.map((event) => event.given)).toEqual([null, given, { skus: [], lacks: [] }]);
    expect(await under.store.find(begun.id)).toEqual(last);
    expect(await under.store.remove(begun.id)).toBe(true);
    expect(await under.store.events(begun.id)).toEqual([]);
  });

  test('closing commits what is under way', async () => {
    const session = start();
    const next = step(session, 'use', ['games'], 'budget');
    const taken = Promise.all([under.store.insert(session, 1), under.store.advance(next, 1)]);
    await under.reopen();
    expect(await taken).toEqual([true, true]);
    expect(await under.store.find(session.id)).toEqual(next);
  });
};
