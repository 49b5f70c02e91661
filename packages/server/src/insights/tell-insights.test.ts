import { expect, it } from 'vitest';
import type { InsightStore, InsightSum } from './insight-store.ts';
import { tellInsights } from './tell-insights.ts';

const FILTER = { client: 'shop', advisor: 'a', from: '2026-01-01', to: '2026-12-31', version: null };

const tell = (sums: readonly InsightSum[]) => {
  const store: Pick<InsightStore, 'sum' | 'series'> = { sum: async () => sums, series: async () => [] };
  return tellInsights(store as InsightStore, FILTER);
};

it('of very many ways the most frequent are told apart, all others together, and no conversation is lost', async () => {
  const ways = Array.from({ length: 1000 }, (_, place): InsightSum[] => {
    const answer = JSON.stringify([['use', `u${place}`]]);
    const one = { question: '', answer };
    return [
      { ...one, kind: 'path', count: 1000 - place },
      { ...one, kind: 'path-clicked', count: 1 },
    ];
  }).flat();
  const sum = (kind: InsightSum['kind'], answer: string, count: number): InsightSum => ({
    ...{ kind, question: '', answer, count },
  });
  const engaged = 500_500 + 70;
  const { paths } = await tell([
    ...[sum('started', '', engaged), sum('engaged', '', engaged), ...ways],
    // What days could not tell apart themselves, and a way that was too long.
    ...[sum('path', '...', 50), sum('path', '[]', 20)],
  ]);
  expect(paths).toHaveLength(201);
  expect(paths[0]).toMatchObject({ path: [['use', 'u0']], taken: { count: 1000 }, clicked: { count: 1 } });
  expect(paths.filter(({ path }) => path === null)).toHaveLength(1);
  expect(paths.at(-1)).toMatchObject({ path: null, clicked: { count: 800, of: 320_400 + 70 } });
  expect(paths.reduce((total, { taken }) => total + taken.count, 0)).toBe(engaged);
});
