// What a store of sessions promises of interactions: kept once, with their session, until they are swept or the session is erased.

import { expect, test } from 'vitest';
import type { CurrentStore } from '../../sessions/contract/current-store.fixture.ts';
import { DAY, newId, step, stored } from '../../sessions/contract/sessions.fixture.ts';
import type { SessionId, StoredSession } from '../../sessions/session-store.ts';
import type { Interaction, InteractionOrigin } from '../interaction-store.ts';

let keys = 0;
const key = (): string => (++keys).toString(16).padStart(32, '0');

const clicked = ({ id, steppedAt }: StoredSession, given: Partial<Interaction> = {}): Interaction => ({
  ...{ session: id, once: key(), order: null, kind: 'clicked', sku: 'B-17' },
  ...{ value: null, currency: null, step: 0, at: steppedAt + 1000, ...given },
});

export const keepsInteractions = (under: CurrentStore): void => {
  const originOf = async (id: SessionId): Promise<InteractionOrigin> => {
    const origin = await under.store.findOrigin(id);
    if (origin === null) throw new Error('there is no such session');
    return origin;
  };
  const record = async (interaction: Interaction): Promise<void> =>
    under.store.record(interaction, await originOf(interaction.session));

  test('an interaction is kept as it was, and changes nothing in its session', async () => {
    const session = await stored(under.store, 1, { version: 3, language: 'de' });
    const origin = { client: 'demo', advisor: 'laptops', version: 3, language: 'de', steppedAt: session.steppedAt };
    expect(await under.store.findOrigin(session.id)).toEqual(origin);
    const first = clicked(session, { sku: 'ä “1” 😀' });
    const bought = { kind: 'bought', value: 10_990_000, currency: 'EUR', order: key() } as const;
    const second = clicked(session, { ...bought, at: first.at + 1, step: 7 });
    const unknown = clicked(session, { sku: '', at: first.at + 2 });
    for (const each of [first, second, unknown]) await record(each);
    for (const round of [1, 2]) {
      expect(await under.store.interactions(session.id), `round ${round}`).toEqual([first, second, unknown]);
      expect(await under.store.find(session.id)).toEqual(session);
      expect(await under.store.events(session.id)).toHaveLength(1);
      await under.reopen();
    }
    expect(await under.store.advance(step(session, 'use', ['games'], null), 1)).toBe(true);
  });

  test('the same one counts once, however often and at once it comes, and the first one stays', async () => {
    const session = await stored(under.store);
    const first = clicked(session);
    await Promise.all(Array.from({ length: 20 }, () => record(first)));
    await record({ ...first, sku: 'other', at: first.at + 5 });
    expect(await under.store.interactions(session.id)).toEqual([first]);
    await under.reopen();
    await record(first);
    expect(await under.store.interactions(session.id)).toEqual([first]);
  });

  test('many at once are all kept', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => stored(under.store)));
    const all = sessions.flatMap((session) => Array.from({ length: 10 }, (_, nth) => clicked(session, { at: nth })));
    await Promise.all(all.map(record));
    await under.reopen();
    for (const { id } of sessions) {
      expect(await under.store.interactions(id)).toEqual(all.filter(({ session }) => session === id));
    }
  });

  test('a session that has ended takes them, and one that is not there, erased or swept does not', async () => {
    const ended = await stored(under.store, 1, { startedAt: 3 * DAY });
    const swept = await stored(under.store, 1, { startedAt: DAY });
    const erased = await stored(under.store, 1, { startedAt: 3 * DAY });
    const late = await originOf(erased.id);
    await under.store.sweep({ keepSessionsFrom: 5 * DAY, keepEventsFrom: 2 * DAY });
    await under.store.remove(erased.id);
    expect(await under.store.find(ended.id)).toBeNull();
    const one = clicked(ended);
    await record(one);
    expect(await under.store.interactions(ended.id)).toEqual([one]);
    for (const id of [swept.id, erased.id, newId()]) expect(await under.store.findOrigin(id)).toBeNull();
    // One that was under way when its session was erased.
    await under.store.record(clicked(erased), late);
    expect(await under.store.interactions(erased.id)).toEqual([]);
  });

  test('erasing a session erases its interactions, also those under way, and no others', async () => {
    const [session, other] = [await stored(under.store), await stored(under.store)];
    const origin = await originOf(session.id);
    const kept = clicked(other);
    await Promise.all([record(clicked(session)), record(kept)]);
    const underWay = Array.from({ length: 200 }, () => under.store.record(clicked(session), origin));
    const removed = under.store.remove(session.id);
    const after = under.store.record(clicked(session), origin);
    expect(await removed).toBe(true);
    await Promise.all([...underWay, after]);
    for (const round of [1, 2]) {
      expect(await under.store.interactions(session.id), `round ${round}`).toEqual([]);
      expect(await under.store.interactions(other.id)).toEqual([kept]);
      await under.reopen();
    }
  });

  test('old ones become daily counts: products by kind, and what was paid by currency', async () => {
    const session = await stored(under.store, 1, { startedAt: 5 * DAY });
    const bought = { kind: 'bought', currency: 'EUR', at: 6 * DAY } as const;
    await record(clicked(session));
    await record(clicked(session, { sku: '' }));
    await record(clicked(session, { ...bought, value: 10_000, order: key() }));
    await record(clicked(session, { ...bought, value: 2_500, order: key() }));
    await record(clicked(session, { ...bought, value: 7, currency: 'USD', sku: 'C' }));
    const young = clicked(session, { at: 9 * DAY });
    await record(young);
    await under.store.sweep({ keepSessionsFrom: 8 * DAY, keepEventsFrom: 8 * DAY });
    const counts = (await under.store.dailyCounts())
      .filter(({ kind }) => !['started', 'shown'].includes(kind))
      .map(({ day, kind, question, answer, count }) => `${day} ${kind} ${question}|${answer} ${count}`);
    expect(counts).toEqual([
      '1970-01-06 clicked | 1',
      '1970-01-06 clicked |B-17 1',
      '1970-01-07 bought |B-17 2',
      '1970-01-07 bought |C 1',
      '1970-01-07 revenue |EUR 12500',
      '1970-01-07 revenue |USD 7',
    ]);
    expect(await under.store.interactions(session.id)).toEqual([young]);
  });
};
