// The question about the budget: of three answers at least, or left out with a reason like any other.

import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, one, product, question, titlesOf } from './drafted.fixture.ts';

const SHADES = ['Round', 'Cone', 'Tube', 'Box'] as const;
const BASES = ['Tripod', 'Plate', 'Clamp', 'Spike'] as const;

const lamps = (priceOf: (nth: number) => number) =>
  drafted(
    [attribute('shade'), attribute('base')],
    Array.from({ length: 240 }, (_, nth) =>
      product(nth, priceOf(nth), { shade: one(SHADES, nth, 1), base: one(BASES, nth, 2) }),
    ),
  );

test('a budget that is not asked is told with its reason', () => {
  for (const [price, why] of [
    [() => 20, 'one-value'],
    [(nth: number) => [20, 30][nth % 2] ?? 0, 'not-in-words'],
    [(nth: number) => [100, 101, 102][nth % 3] ?? 0, 'not-in-words'],
  ] as const) {
    const { advisor, leftOut } = lamps(price);
    expect(idsOf(advisor)).not.toContain('budget');
    expect(leftOut.find(({ attribute: name }) => name === 'price')).toMatchObject({ why, known: 240 });
  }
});

test('a budget that is asked is not among what is left out, and has three answers or more', () => {
  const prices = [[20, 30, 45], [5, 9, 14, 100, 180], Array.from({ length: 70 }, (_, nth) => 12 + nth * 3)];
  for (const all of prices) {
    const { advisor, leftOut } = lamps((nth) => all[nth % all.length] ?? 0);
    expect(leftOut.map(({ attribute: name }) => name)).not.toContain('price');
    expect(titlesOf(question(advisor, 'budget')).length).toBeGreaterThanOrEqual(3);
  }
});

test('prices in millions that hardly any two products share are prices and no codes', () => {
  const { advisor, leftOut } = lamps((nth) => 1_150_000 + nth * 37_500);
  expect(leftOut.map(({ attribute: name }) => name)).not.toContain('price');
  expect(titlesOf(question(advisor, 'budget')).length).toBeGreaterThanOrEqual(3);
});

test('where each size has its price, the size is asked and no budget', () => {
  const jars = (priceOf: (size: number, nth: number) => number) => {
    const products = Array.from({ length: 240 }, (_, nth) => {
      const size = one([150, 250, 500, 1000], nth, 3);
      return product(nth, priceOf(size, nth), { size, shade: one(SHADES, nth, 1), base: one(BASES, nth, 2) });
    });
    return drafted([attribute('size', 'number', 'g'), attribute('shade'), attribute('base')], products);
  };
  const prices = new Map([
    [150, 70],
    [250, 99],
    [500, 160],
    [1000, 290],
  ]);
  const alike = jars((size, nth) => (nth === 7 ? 65 : (prices.get(size) ?? 0)));
  expect(idsOf(alike.advisor)).toContain('size');
  expect(idsOf(alike.advisor)).not.toContain('budget');
  expect(alike.leftOut.find(({ attribute: name }) => name === 'price')?.why).toBe('same-answers');
  const unlike = jars((size, nth) => (prices.get(size) ?? 0) + (nth % 5) * 40);
  expect(idsOf(unlike.advisor)).toContain('budget');
});
