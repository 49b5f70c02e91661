import { isClose } from '@guidepost/advice/draft/draft-verdict';
import { attribute, drafted, one, product } from '@guidepost/advice/draft/drafted.fixture';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { judgeDrafted } from './judge-drafted.ts';

const attributes = [attribute('type'), attribute('color')];
const products = Array.from({ length: 120 }, (_, nth) =>
  product(nth, 5 + nth, { type: one(['Lamp', 'Bulb', 'Shade'], nth, 1), color: one(['Red', 'Blue'], nth, 2) }),
);
const draft = drafted(attributes, products);
const snapshot = buildSnapshot(products, attributes);

test('a draft is judged by simulated shoppers, always the same way', () => {
  const verdict = judgeDrafted(draft, attributes, snapshot, { titles: [] });
  expect(verdict?.shoppers.simulated).toBe(120);
  expect(judgeDrafted(draft, attributes, snapshot, { titles: [] })).toEqual(verdict);
});

test('if it takes too long, there is no verdict, rather than a wait', () => {
  let hours = 0;
  expect(judgeDrafted(draft, attributes, snapshot, { titles: [] }, () => hours++ * 3_600_000)).toBeNull();
});

test('where a few shoppers decide, more of them are asked', () => {
  const many = Array.from({ length: 3000 }, (_, nth) =>
    product(nth, 5 + (nth % 400), { type: one(['Lamp', 'Bulb', 'Shade'], nth, 1), room: `Room ${nth % 130}` }),
  );
  const own = [attribute('type'), attribute('room')];
  const asked = (judged: ReturnType<typeof judgeDrafted>) => judged?.shoppers.simulated ?? 0;
  const verdict = judgeDrafted(drafted(own, many), own, buildSnapshot(many, own), { titles: [] });
  if (verdict === null) throw new Error('no verdict');
  expect(asked(verdict)).toBe(isClose({ ...verdict, shoppers: { ...verdict.shoppers, simulated: 400 } }) ? 1600 : 400);
});
