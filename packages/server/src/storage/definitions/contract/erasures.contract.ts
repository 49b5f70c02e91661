// Erasures: one process asks for them, and any number of others carry them out.

import { expect, test } from 'vitest';
import type { SessionId } from '../../../sessions/session-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const A = 'a'.repeat(32) as SessionId;
const B = 'b'.repeat(32) as SessionId;
const DAY = 24 * 60 * 60 * 1000;

export const keepsErasures = (stores: () => TwoStores): void => {
  test('what was asked for is listed by all, carried out or not, and has no outcome until somebody settles it', async () => {
    const { one, other } = stores();
    expect(await one.erasures.outcome(A)).toBeNull();
    await one.erasures.request(A, 1);
    await one.erasures.request(B, 2);
    await other.erasures.settle(B, false);
    const listed = [
      { session: A, requestedAt: 1, found: null },
      { session: B, requestedAt: 2, found: false },
    ];
    expect(await other.erasures.list()).toEqual(listed);
    expect(await one.erasures.outcome(A)).toBeNull();
    expect(await one.erasures.outcome(B)).toBe(false);
  });

  test('it is enough that one process found the session, whoever settles first', async () => {
    const { one, other } = stores();
    for (const [session, words] of [
      [A, [true, false]],
      [B, [false, true]],
    ] as const) {
      await one.erasures.request(session, 1);
      await one.erasures.settle(session, words[0]);
      await other.erasures.settle(session, words[1]);
      expect(await one.erasures.outcome(session)).toBe(true);
    }
  });

  test('a session that is asked for again is carried out again', async () => {
    const { erasures } = stores().one;
    await erasures.request(A, 1);
    await erasures.settle(A, true);
    await erasures.request(A, 2);
    expect(await erasures.outcome(A)).toBeNull();
    expect(await erasures.list()).toEqual([{ session: A, requestedAt: 2, found: null }]);
  });

  test('what was carried out is forgotten after a day, what was not never', async () => {
    const { erasures } = stores().one;
    await erasures.request(A, 1);
    await erasures.settle(A, true);
    await erasures.request(B, 1);
    const C = 'c'.repeat(32) as SessionId;
    await erasures.request(C, 2 * DAY);
    expect((await erasures.list()).map(({ session }) => session)).toEqual([B, C]);
  });
};
