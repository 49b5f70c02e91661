// What could not be committed was never there, and can be tried again.

import { expect, test } from 'vitest';
import type { CurrentStore } from './current-store.fixture.ts';
import { start, step, stored } from './sessions.fixture.ts';

export const outlivesFailedCommits = (under: CurrentStore): void => {
  test('a start that cannot be committed is rejected, and nothing is stored', async () => {
    const mend = await under.breakCommits();
    const session = start({ shown: 'broken' });
    const insert = under.store.insert(session, 1);
    await expect(insert).rejects.toThrow();
    expect(await under.store.find(session.id)).toBeNull();
    await mend();
    await under.store.insert(session, 1);
    await under.reopen();
    expect(await under.store.find(session.id)).toEqual(session);
  });

  test('a step that cannot be committed is rejected with those behind it, and can be taken again', async () => {
    const begun = await stored(under.store);
    const mend = await under.breakCommits();
    const first = step(begun, 'broken', ['x'], 'budget');
    const second = step(first, 'budget', [], null);
    const outcomes = Promise.allSettled([
      under.store.advance(first, 1),
      under.store.settled(begun.id),
      under.store.advance(second, 1),
    ]);
    const [advanced, , behind] = await outcomes;
    expect(advanced.status).toBe('rejected');
    expect(behind).not.toEqual({ status: 'fulfilled', value: true });
    expect(await under.store.find(begun.id)).toEqual(begun);
    await mend();
    expect(await under.store.advance(first, 1)).toBe(true);
    expect(await under.store.advance(second, 1)).toBe(true);
    await under.reopen();
    expect(await under.store.find(begun.id)).toEqual(second);
  });

  test('settled rejects when the step found before it could not be committed', async () => {
    const begun = await stored(under.store);
    const mend = await under.breakCommits();
    const advanced = under.store.advance(step(begun, 'broken', ['x'], null), 1);
    const found = under.store.find(begun.id);
    const settled = under.store.settled(begun.id);
    const [, outcome] = await Promise.allSettled([advanced, settled]);
    if ((await found)?.step === 1) expect(outcome.status).toBe('rejected');
    await mend();
  });

  test('a failed commit leaves earlier steps of its session as they were', async () => {
    const begun = await stored(under.store);
    const first = step(begun, 'use', ['games'], 'broken');
    await under.store.advance(first, 1);
    const mend = await under.breakCommits();
    await expect(under.store.advance(step(first, 'broken', [], null), 1)).rejects.toThrow();
    await mend();
    expect(await under.store.find(begun.id)).toEqual(first);
    await under.reopen();
    expect(await under.store.find(begun.id)).toEqual(first);
  });
};
