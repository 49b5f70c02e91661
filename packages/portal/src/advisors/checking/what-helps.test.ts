import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import { describe, expect, it } from 'vitest';
import { whatHelps } from './what-helps.ts';

const by = (shoppers: number) => ({ shoppers, examples: [] });

/** Of 200 shoppers each. */
function simulation(found: number, foundErring: number, { outranked = 0, limit = 10 } = {}): SimulationView {
  const filtered = [
    { question: 'size', ...by(1) },
    { question: 'use', ...by(20) },
    { question: 'price', ...by(30) },
    { question: 'brand', ...by(10) },
  ];
  return {
    limit,
    goals: { truthful: 0.95, mistaken: 0.75 },
    shoppers: {
      truthful: { shoppers: 200, near: { found } },
      mistaken: { shoppers: 200, near: { found: foundErring } },
    },
    lost: { filtered_out: filtered.slice(0, 2), outranked: by(outranked) },
    lost_by_mistake: { filtered_out: filtered },
    better: {
      questions: [
        { attribute: 'price', asked: true, helped: 30, shoppers: 40 },
        { attribute: 'weight', asked: false, helped: 12, shoppers: 40 },
      ],
    },
  } as unknown as SimulationView;
}

describe('what helps made-up shoppers', () => {
  it('is nothing where enough of them find their product', () => {
    expect(whatHelps(simulation(0.95, 0.75, { outranked: 50 }))).toEqual([]);
  });

  it('is what loses most of those who reply rightly, without what loses hardly any', () => {
    expect(whatHelps(simulation(0.8, 0.9, { outranked: 50 }))).toEqual([
      { kind: 'more-results', lost: 25, limit: 20 },
      { kind: 'question', attribute: 'weight', helped: 12, of: 40 },
      { kind: 'filter', question: 'use', lost: 10 },
      { kind: 'filter', question: 'size', lost: 1 },
    ]);
    expect(whatHelps(simulation(0.8, 0.9)).map(({ kind }) => kind)).not.toContain('more-results');
  });

  it('offers no more results than an advisor may show', () => {
    const limits = [60, 100].map((limit) => whatHelps(simulation(0.8, 0.9, { outranked: 50, limit }))[0]);
    expect(limits).toEqual([
      { kind: 'more-results', lost: 25, limit: 100 },
      { kind: 'question', attribute: 'weight', helped: 12, of: 40 },
    ]);
  });

  it('is the two questions at which a wrong reply costs most', () => {
    expect(whatHelps(simulation(0.97, 0.6, { outranked: 50 }))).toEqual([
      { kind: 'mistake', question: 'price', lost: 15 },
      { kind: 'mistake', question: 'use', lost: 10 },
    ]);
  });
});
