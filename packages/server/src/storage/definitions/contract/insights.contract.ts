// What is kept of insights: days that are replaced as a whole, and sums of them.

import { expect, test } from 'vitest';
import type { InsightCount } from '../../../insights/insight-count.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const count = (given: Partial<InsightCount> = {}): InsightCount => ({
  ...{
    day: '2026-11-20',
    client: 'shop',
    advisor: 'a',
    version: 1,
    kind: 'started',
    question: '',
    answer: '',
    count: 1,
  },
  ...given,
});
const all = { client: 'shop', advisor: 'a', from: '2026-11-01', to: '2026-11-30', version: null } as const;

export const keepsInsights = (stores: () => TwoStores): void => {
  test('a day is replaced as a whole, as often as it is computed, and no other day', async () => {
    const { one, other } = stores();
    const later = count({ day: '2026-11-21', count: 5 });
    await one.insights.replaceDay({ day: later.day, at: 3 }, [later]);
    await one.insights.replaceDay({ day: '2026-11-20', at: 1 }, [count(), count({ kind: 'ended' })]);
    for (const at of [2, 4]) await one.insights.replaceDay({ day: '2026-11-20', at }, [count({ count: 7 })]);
    expect(await other.insights.sum(all)).toEqual([{ kind: 'started', question: '', answer: '', count: 12 }]);
    expect(await other.insights.listDays('2026-11-20')).toEqual([
      { day: '2026-11-20', at: 4 },
      { day: '2026-11-21', at: 3 },
    ]);
    expect(await other.insights.listDays('2026-11-21')).toEqual([{ day: '2026-11-21', at: 3 }]);
    await one.insights.replaceDay({ day: '2026-11-20', at: 5 }, []);
    expect(await other.insights.series(all, ['started'])).toEqual([
      { day: '2026-11-21', version: 1, kind: 'started', count: 5 },
    ]);
  });

  test('sums are of one advisor of one client, of the days and the version that are asked for', async () => {
    const { one, other } = stores();
    const chosen = { kind: 'chosen', question: 'ä "use"', answer: '😀' } as const;
    const near = [
      count({ ...chosen, count: 2 }),
      count({ ...chosen, version: 2, count: 3 }),
      count({ ...chosen, advisor: 'b', count: 100 }),
      count({ ...chosen, client: 'shops', count: 1000 }),
    ];
    const large = { kind: 'revenue', question: 'EUR', count: 4_000_000_000_000_000 } as const;
    await one.insights.replaceDay({ day: '2026-11-20', at: 1 }, [...near, count(large)]);
    const next = '2026-11-21';
    await one.insights.replaceDay({ day: next, at: 1 }, [
      count({ ...chosen, day: next, count: 10 }),
      count({ ...large, day: next }),
    ]);
    const sum = async (filter: object): Promise<number[]> =>
      (await other.insights.sum({ ...all, ...filter }))
        .filter(({ kind }) => kind === 'chosen')
        .map((found) => found.count);
    expect(await other.insights.sum(all)).toEqual([
      { ...chosen, count: 15 },
      { kind: 'revenue', question: 'EUR', answer: '', count: 8_000_000_000_000_000 },
    ]);
    expect(await sum({ version: 1 })).toEqual([12]);
    expect(await sum({ to: '2026-11-20' })).toEqual([5]);
    expect(await sum({ from: '2026-11-21' })).toEqual([10]);
    expect(await sum({ advisor: 'c' })).toEqual([]);
  });

  test('of each product the last day is known on which it was recommended, in whatever order days are computed', async () => {
    const { one, other } = stores();
    const lamps = { client: 'shop', advisor: 'a' };
    const note = (day: string, ...skus: readonly string[]) =>
      one.insights.replaceDay(
        { day, at: 1 },
        [],
        [...skus.map((sku) => ({ ...lamps, sku })), { ...lamps, advisor: 'b', sku: 'of another advisor' }],
      );
    await note('2026-11-20', 'B', 'ä', 'A');
    await note('2026-11-22', 'A');
    for (const _ of [1, 2]) await note('2026-11-21', 'A', 'B');
    const list = (after: string, limit: number) => other.insights.listRecommended(lamps, { after, limit });
    expect(await list('', 2)).toEqual([
      { sku: 'A', day: '2026-11-22' },
      { sku: 'B', day: '2026-11-21' },
    ]);
    expect(await list('B', 2)).toEqual([{ sku: 'ä', day: '2026-11-20' }]);
    await one.insights.forgetRecommended('2026-11-21');
    expect((await list('', 9)).map(({ sku }) => sku)).toEqual(['A', 'B']);
    const many = Array.from({ length: 2503 }, (_, nth) => `many ${nth}`);
    await note('2026-11-21', ...many);
    expect(await list('', 3000)).toHaveLength(2505);
  });

  test('the first day of a kind is that of one advisor, whatever the version', async () => {
    const { one, other } = stores();
    for (const day of ['2026-11-20', '2026-11-19'])
      await one.insights.replaceDay({ day, at: 1 }, [count({ day, kind: 'recommended', version: 2 }), count({ day })]);
    await one.insights.replaceDay({ day: '2026-11-01', at: 1 }, [
      count({ day: '2026-11-01' }),
      count({ day: '2026-11-01', kind: 'recommended', advisor: 'b' }),
    ]);
    expect(await other.insights.firstDay(all, 'recommended')).toBe('2026-11-19');
    expect(await other.insights.firstDay({ ...all, advisor: 'c' }, 'recommended')).toBeNull();
  });

  test('a day may have very many counts', async () => {
    const { one, other } = stores();
    const many = Array.from({ length: 5003 }, (_, nth) => count({ kind: 'path', answer: `${nth}`, count: nth }));
    await one.insights.replaceDay({ day: '2026-11-20', at: 1 }, many);
    const found = await other.insights.sum(all);
    expect(found).toHaveLength(5003);
    expect(found.find(({ answer }) => answer === '4711')?.count).toBe(4711);
  });
};
