// A sweep deletes what is older than its limits, and nothing else.

import { expect, test } from 'vitest';
import type { CurrentStore } from './current-store.fixture.ts';
import { DAY, start, step, stored } from './sessions.fixture.ts';

export const sweepsSessions = (under: CurrentStore): void => {
  test('a sweep deletes what ended before both limits and keeps what is younger', async () => {
    const old = await Promise.all(Array.from({ length: 3 }, () => stored(under.store, 1, { startedAt: DAY })));
    const alive = await stored(under.store, 1, { startedAt: DAY });
    const continued = { ...step(alive, 'use', ['games'], 'budget'), steppedAt: 10 * DAY };
    await under.store.advance(continued, 1);
    const young = await stored(under.store, 1, { startedAt: 9 * DAY });
    const limits = { keepSessionsFrom: 5 * DAY, keepEventsFrom: 5 * DAY };
    expect(await under.store.sweep(limits)).toEqual({ events: 3, sessions: 3 });
    expect(await under.store.sweep(limits)).toEqual({ events: 0, sessions: 0 });
    for (const round of [1, 2]) {
      for (const { id } of old) expect(await under.store.find(id), `round ${round}`).toBeNull();
      for (const { id } of old) expect(await under.store.events(id)).toEqual([]);
      expect(await under.store.find(alive.id)).toEqual(continued);
      expect(await under.store.find(young.id)).toEqual(young);
      await under.reopen();
    }
    expect(await under.store.advance(step(continued, 'budget', [], null), 1)).toBe(true);
  });

  test('a session that ended is gone while its events are kept', async () => {
    const session = await stored(under.store, 1, { startedAt: 3 * DAY });
    await under.store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 2 * DAY });
    for (const round of [1, 2]) {
      expect(await under.store.find(session.id), `round ${round}`).toBeNull();
      expect(await under.store.advance(step(session, 'use', ['games'], null), 1)).toBe(false);
      expect(await under.store.events(session.id)).toHaveLength(1);
      await under.reopen();
    }
  });

  test('sessions go on after a sweep whose limits lay in the future', async () => {
    const ahead = Date.now() + 400 * DAY;
    const before = await stored(under.store, 1, { startedAt: Date.now() });
    await under.store.sweep({ keepSessionsFrom: ahead, keepEventsFrom: 0 });
    const after = await stored(under.store, 1, { startedAt: Date.now() });
    for (const session of [before, after]) {
      expect(await under.store.find(session.id)).toEqual(session);
      expect(await under.store.advance(step(session, 'use', ['games'], 'budget'), 1)).toBe(true);
    }
    await under.reopen();
    for (const { id } of [before, after]) expect((await under.store.find(id))?.step).toBe(1);
  });

  test('limits that go back bring back what is stored, and nothing that was deleted', async () => {
    const [deleted, kept] = [
      await stored(under.store, 1, { startedAt: DAY }),
      await stored(under.store, 1, { startedAt: 3 * DAY }),
    ];
    await under.store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 2 * DAY });
    await under.store.sweep({ keepSessionsFrom: 0, keepEventsFrom: 0 });
    for (const round of [1, 2]) {
      expect(await under.store.find(deleted.id), `round ${round}`).toBeNull();
      expect(await under.store.advance(step(deleted, 'use', ['games'], null), 1)).toBe(false);
      expect(await under.store.find(kept.id)).toEqual(kept);
      await under.reopen();
    }
    expect(await under.store.advance(step(kept, 'use', ['games'], null), 1)).toBe(true);
  });

  test('steps are taken while a sweep of many sessions is under way', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => start({ startedAt: DAY + index }));
    await Promise.all(many.map((session) => under.store.insert(session, 1)));
    const begun = await stored(under.store, 1, { startedAt: 9 * DAY });
    const swept = under.store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 5 * DAY });
    expect(await under.store.advance(step(begun, 'use', ['games'], 'budget'), 1)).toBe(true);
    expect(await swept).toEqual({ events: 2500, sessions: 2500 });
  });
};
