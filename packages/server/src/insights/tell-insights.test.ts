import { expect, it } from 'vitest';
import type { InsightStore, InsightSum } from './insight-store.ts';
import { tellInsights } from './tell-insights.ts';

const FILTER = { client: 'shop', advisor: 'a', from: '2026-01-01', to: '2026-12-31', version: null };

const storeOf = (more: Pick<InsightStore, 'sum'> & Partial<InsightStore>): InsightStore => {
  const store: Pick<InsightStore, 'series' | 'firstDay' | 'listDays'> = {
    series: async () => [],
    firstDay: async () => '2026-02-03',
    listDays: async () => [],
  };
  return { ...store, ...more } as InsightStore;
};

const tell = (sums: readonly InsightSum[]) => tellInsights(storeOf({ sum: async () => sums }), FILTER);

it('numbers are of one moment, also where days are counted while they are read', async () => {
  const day = '2026-02-03';
  let [at, counted] = [0, 0];
  // Each of the first three readings comes upon a day that is counted meanwhile.
  const sum = async (): Promise<InsightSum[]> => {
    const started: InsightSum = { kind: 'started', question: '', answer: '', count: counted };
    if (at < 3) [at, counted] = [at + 1, counted + 100];
    return [started, { kind: 'made-up', question: '', answer: '', count: counted }];
  };
  const told = await tellInsights(storeOf({ sum, listDays: async () => [{ day, at }] }), FILTER);
  expect([told.funnel.started, told.madeUp]).toEqual([300, 300]);
});

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

it('what is recommended and what is lacking are shares of the conversations of which it is known', async () => {
  const { recommended, questions } = await tell([
    ...[{ kind: 'viewed', question: 'use', answer: '', count: 100 } as const],
    ...[{ kind: 'replied', question: 'use', answer: '', count: 80 } as const],
    ...[{ kind: 'chosen', question: 'use', answer: 'bath', count: 80 } as const],
    ...[{ kind: 'chosen-recommended', question: 'use', answer: 'bath', count: 40 } as const],
    ...[{ kind: 'set-aside', question: 'use', answer: 'bath', count: 10 } as const],
    ...[{ kind: 'missed', question: 'use', answer: 'bath', count: 4 } as const],
    ...[{ kind: 'recommended', question: '', answer: '', count: 50 } as const],
    ...[{ kind: 'product-recommended', question: '', answer: 'L3', count: 20 } as const],
    ...[{ kind: 'product-recommended', question: '', answer: '...', count: 70 } as const],
    ...[{ kind: 'product-first', question: '', answer: 'L3', count: 5 } as const],
    ...[{ kind: 'recommended-clicked', question: '', answer: 'L3', count: 2 } as const],
  ]);
  expect(questions[0]?.answers[0]).toMatchObject({
    setAside: { count: 10, of: 40, share: 0.25 },
    missed: { count: 4, of: 40, share: 0.1 },
  });
  expect(recommended).toMatchObject({ since: '2026-02-03', known: 50 });
  expect(recommended.products).toMatchObject([
    { sku: '...', recommended: { count: 50, of: 50 }, clicked: { count: 0, of: 70 } },
    { sku: 'L3', recommended: { count: 20, of: 50, share: 0.4 }, first: 5, clicked: { count: 2, of: 20 } },
  ]);
});
