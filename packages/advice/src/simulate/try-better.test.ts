// What a simulation advises: only what it has played.

import { expect, it } from 'vitest';
import { advisorOf, attributesOf, product, type Shop, single } from '../check/small-shop.fixture.ts';
import { simulated } from './simulated-shop.fixture.ts';
import { tryAdaptive } from './try-orders.ts';

/** Forty products: two of each model. Those of even number say their color, and each of these its own. */
const shop: Shop = {
  attributes: attributesOf({ model: 'text', half: 'text', color: 'text' }),
  products: Array.from({ length: 40 }, (_, nth) =>
    product(`p${nth}`, 10, {
      model: `m${nth >> 1}`,
      half: nth < 20 ? 'low' : 'high',
      ...(nth % 2 === 0 ? { color: `c${nth}` } : {}),
    }),
  ),
};
const asking = (...names: string[]) => names.map((name) => single(name, { attribute: name, max: 30 }));
const { results } = advisorOf([]);
const advisor = (names: string[], limit: number) => advisorOf(asking(...names), { results: { ...results, limit } });

it('an order that needs fewer replies is told with what it was measured to need', () => {
  const {
    better,
    shoppers: { truthful },
  } = simulated(advisor(['half', 'model'], 2), { orders: 1 }, shop);
  expect(better.order).toMatchObject({ moved: ['model'], before: { repliesNeeded: truthful.repliesNeeded } });
  const changed = simulated(advisor(['model', 'half'], 2), { orders: 1 }, shop);
  expect(better.order?.after).toMatchObject({
    found: changed.shoppers.truthful.found,
    repliesNeeded: changed.shoppers.truthful.repliesNeeded,
    repliesBeforeResults: changed.shoppers.truthful.repliesBeforeResults,
  });
  expect(changed.better.order).toBeNull();
  expect(simulated(advisor(['half', 'model'], 2), {}, shop).better.order).toBeNull();
});

it('a question that only others of the products could answer is not told to help those without a value', () => {
  const { lost, better } = simulated(advisor(['half'], 1), {}, shop);
  expect(lost.shoppers).toBe(38);
  const helped = (name: string) => better.questions.find(({ attribute }) => attribute === name)?.helped ?? 0;
  // Of each model one is shown; of colors, each product that says one.
  expect(helped('model')).toBe(18);
  expect(helped('color')).toBe(18);
  const unsaid: Shop = {
    ...shop,
    products: shop.products.map((each, nth) => ({
      ...each,
      attributes: { half: each.attributes.half ?? '', ...(nth < 2 || nth === 20 ? { color: `c${nth}` } : {}) },
    })),
  };
  const none = simulated(advisor(['half'], 3), {}, unsaid);
  expect(none.lost.differing.map(({ attribute }) => attribute)).toContain('color');
  expect(none.better.questions).toEqual([]);
});

it('what is advised does not change what was found', () => {
  const {
    better,
    shoppers: { truthful },
    lost,
  } = simulated(advisor(['half'], 1), {}, shop);
  for (const { attribute, helped, shoppers } of better.questions) {
    const more = simulated(advisor(['half', attribute], 1), {}, shop);
    expect(shoppers).toBe(lost.shoppers);
    if (attribute === 'model') expect(more.shoppers.truthful.found).toBeCloseTo(truthful.found + helped / 40);
  }
});

it('adaptive order is told where it asks fewer questions, with what else it changes', () => {
  const { better, shoppers } = simulated(advisor(['half', 'model'], 2), { orders: 1 }, shop);
  const changed = { ...advisor(['half', 'model'], 2), order: 'adaptive' as const };
  const adaptive = simulated(changed, { orders: 1 }, shop);
  expect(better.adaptive?.before.questions).toEqual(shoppers.truthful.questions);
  expect(better.adaptive?.after).toMatchObject({
    found: adaptive.shoppers.truthful.found,
    questions: adaptive.shoppers.truthful.questions,
  });
  expect(better.adaptive?.after.questions.mean).toBeLessThan(shoppers.truthful.questions.mean);
  expect(adaptive.better).toMatchObject({ order: null, adaptive: null });
});

it('adaptive order is not told where it asks as many, or loses too many', () => {
  expect(simulated(advisor(['model'], 2), { orders: 1 }, shop).better.adaptive).toBeNull();
  const listed = advisor(['half', 'model'], 2);
  const { truthful } = simulated(listed, {}, shop).shoppers;
  const withFewer = (fewer: number, lost: number) =>
    tryAdaptive(listed, ({ order }) => {
      if (order === 'listed') return truthful;
      const questions = { ...truthful.questions, mean: truthful.questions.mean - fewer };
      return { ...truthful, questions, found: truthful.found - lost };
    });
  expect(withFewer(0.5, 0.01)?.after.found).toBeCloseTo(truthful.found - 0.01);
  expect(withFewer(0.1, 0)).toBeNull();
  expect(withFewer(0.5, 0.03)).toBeNull();
});
