// A session that is removed is gone for good, and no other is touched.

import { expect, test } from 'vitest';
import type { CurrentStore } from './current-store.fixture.ts';
import { newId, step, stored } from './sessions.fixture.ts';

export const removesSessions = (under: CurrentStore): void => {
  test('a session that is removed is gone with its events, and no other', async () => {
    const [session, other] = [await stored(under.store), await stored(under.store)];
    expect(await under.store.remove(session.id)).toBe(true);
    expect(await under.store.remove(session.id)).toBe(false);
    expect(await under.store.remove(newId())).toBe(false);
    for (const round of [1, 2]) {
      expect(await under.store.find(session.id), `round ${round}`).toBeNull();
      expect(await under.store.events(session.id)).toEqual([]);
      expect(await under.store.find(other.id)).toEqual(other);
      await under.reopen();
    }
  });

  test('a session with a step under way can be removed', async () => {
    const begun = await stored(under.store);
    const next = step(begun, 'use', ['games'], 'budget');
    const advanced = under.store.advance(next, 1);
    const removed = under.store.remove(begun.id);
    const after = under.store.advance(step(next, 'budget', [], null), 1);
    expect(await removed).toBe(true);
    await advanced;
    expect(await after).toBe(false);
    await under.reopen();
    expect(await under.store.find(begun.id)).toBeNull();
    expect(await under.store.events(begun.id)).toEqual([]);
  });
};
