// What a sweep deletes is counted first, by day.

import { expect, test } from 'vitest';
import type { CurrentStore } from './current-store.fixture.ts';
import { DAY, step, stored } from './sessions.fixture.ts';

export const countsDays = (under: CurrentStore): void => {
  test('swept steps leave counts of each day: starts, questions shown, replies, answers, skips, results, ends', async () => {
    const noon = 5 * DAY + DAY / 2;
    const [first, second] = [
      await stored(under.store, 1, { startedAt: noon }),
      await stored(under.store, 1, { startedAt: noon }),
    ];
    const chosen = step(first, 'use', ['games'], 'brand');
    const ended = step(chosen, 'brand', ['acme', 'umbra'], null);
    const skipped = { ...step(second, 'use', [], 'brand'), steppedAt: noon + DAY };
    for (const next of [chosen, ended, step(ended, 'use', ['travel'], null), skipped])
      await under.store.advance(next, 1);
    const all = { keepEventsFrom: 20 * DAY, keepSessionsFrom: 20 * DAY };
    await under.store.sweep(all);
    const counts = (await under.store.dailyCounts()).map(
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

    await under.reopen();
    await stored(under.store, 1, { startedAt: noon });
    await under.store.sweep(all);
    const origin = { client: 'demo', advisor: 'laptops', version: 1 };
    const started = { ...origin, day: '1970-01-06', kind: 'started', question: '', answer: '', count: 3 };
    expect((await under.store.dailyCounts()).find(({ kind }) => kind === 'started')).toEqual(started);
  });

  test('ranges are counted by their size, and only so many answers of a question on one day', async () => {
    const reply = async (question: string, answer: string): Promise<void> => {
      const session = await stored(under.store, 1, { startedAt: DAY });
      await under.store.advance({ ...step(session, question, [answer], 'use'), steppedAt: DAY }, 1);
    };
    const near = ['1499.0-1501.0', '1450.5-1555.0', '-0.127-0.5', '0.0-0.0', '12345678.0-98765432.0'];
    await Promise.all(near.map((range) => reply('budget', range)));
    await Promise.all(Array.from({ length: 150 }, (_, index) => reply('brand', `first ${index}`)));
    const all = { keepEventsFrom: 20 * DAY, keepSessionsFrom: 20 * DAY };
    await under.store.sweep(all);
    await under.store.sweep({ keepEventsFrom: 0, keepSessionsFrom: 0 });
    await Promise.all(Array.from({ length: 150 }, (_, index) => reply('brand', `then ${index}`)));
    await reply('brand', 'first 7');
    await under.store.sweep(all);
    const chosen = (await under.store.dailyCounts()).filter(({ kind }) => kind === 'chosen');
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
};
