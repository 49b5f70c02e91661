// The verdict on a draft is that of the shoppers who were simulated, with what stands against it and what would help.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { type DraftVerdict, judgeDraft } from './draft-verdict.ts';
import { attribute, drafted, luck, one, product } from './drafted.fixture.ts';

function judge(attributes: readonly Attribute[], products: readonly Product[], mostQuestions = 12): DraftVerdict {
  const draft = drafted(attributes, products, { mostQuestions });
  const settings = { shoppers: 200, skips: 0.1, mistakes: 0.1, orders: 0, seed: 1 };
  return judgeDraft(draft, simulate(draft.advisor, attributes, buildSnapshot(products, attributes), settings));
}

const kinds = (against: DraftVerdict['against']): string[] => against.map(({ kind }) => kind);

const lamps = Array.from({ length: 80 }, (_, nth) =>
  product(nth, 10 + 3 * nth, {
    type: one(['Table lamp', 'Floor lamp', 'Ceiling lamp', 'Wall lamp'], nth, 60),
    color: one(['Black', 'White', 'Brass'], nth, 61),
    brand: one(['Acme', 'Bolt', 'Core', 'Dune'], nth, 62),
  }),
);
const ofLamps = [attribute('type'), attribute('color'), attribute('brand')];

test('a draft that leads shoppers to their product is ready, and says what they get', () => {
  // Of one price, so that the colour and the room are asked after the type.
  const ofOnePrice = lamps.map((lamp, nth) => ({
    ...lamp,
    price: '10',
    attributes: { ...lamp.attributes, room: one(['Kitchen', 'Bath', 'Hall'], nth, 64) },
  }));
  const { isReady, shoppers, against } = judge([...ofLamps, attribute('room')], ofOnePrice);
  expect(against).toEqual([]);
  expect(isReady).toBe(true);
  expect(shoppers.truthful).toBeGreaterThan(0.95);
  expect(shoppers.simulated).toBe(80);
});

test('if nothing tells products apart, it is not ready, and an attribute has to be supplied', () => {
  const alike = Array.from({ length: 120 }, (_, nth) => product(nth, 10, { type: one(['A lamp', 'B lamp'], nth, 63) }));
  const { isReady, against, improve, shoppers } = judge([attribute('type')], alike);
  expect(isReady).toBe(false);
  expect(kinds(against)).toContain('truthful');
  // No attribute could have told them apart, so nothing is said of those that could.
  expect(kinds(against)).not.toContain('told-apart');
  expect(shoppers.truthful).toBeLessThan(0.5);
  expect(improve).toMatchObject({ kind: 'supply' });
});

test('an attribute that the catalog has and the questions lack is what would help most', () => {
  const { improve, isReady } = judge(
    [...ofLamps, attribute('room')],
    lamps.map((lamp, nth) => ({
      ...lamp,
      price: '10',
      attributes: { ...lamp.attributes, room: `Room ${nth % 9}`, color: 'Black', brand: 'Acme' },
    })),
    1,
  );
  expect(isReady).toBe(false);
  expect(improve).toMatchObject({ kind: 'ask', asked: false });
});

test('where a question would help hardly any of the lost, what tells products apart has to be supplied, with two that stay together', () => {
  const models = Array.from({ length: 400 }, (_, nth) => ({
    ...product(nth, 10, {
      type: one(['Table lamp', 'Floor lamp'], nth, 65),
      ...(nth % 25 === 0 && { shade: one(['Linen', 'Glass'], nth, 66) }),
    }),
    title: `Lamp ${nth}`,
  }));
  const { improve } = judge([attribute('type'), attribute('shade')], models);
  expect(improve).toMatchObject({ kind: 'supply' });
  expect(improve?.kind === 'supply' ? improve.examples : []).toHaveLength(2);
});

test('numbers that nobody can read stand against it', () => {
  const products = lamps.map((lamp, nth) => ({
    ...lamp,
    attributes: { ...lamp.attributes, throw: 3 + luck(nth, 64, 30) },
  }));
  const { against } = judge([attribute('type'), attribute('throw', 'number')], products);
  expect(against).toContainEqual({ kind: 'no-unit', attributes: ['throw'] });
});

test('a first question of dozens of kinds stands against it, because a column of broader ones is wanted', () => {
  const things = [
    'chair',
    'lamp',
    'basket',
    'towel',
    'ball',
    'vase',
    'knife',
    'mirror',
    'broom',
    'rope',
    'jar',
    'bench',
  ];
  const many = Array.from({ length: 480 }, (_, nth) => {
    const category = one(['Garden', 'Kitchen', 'Sport', 'Bath'], nth, 67);
    const thing = things[luck(nth, 68, things.length)] ?? '';
    return product(nth, 10 + nth, { kind: `${category} ${thing}`, category });
  });
  const { isReady, against } = judge([attribute('kind')], many);
  expect(isReady).toBe(false);
  expect(against).toContainEqual({ kind: 'long-list', attribute: 'kind', answers: 4 * things.length });
  const { against: then } = judge([attribute('kind'), attribute('category')], many);
  expect(kinds(then)).not.toContain('long-list');
});

test('many sizes are no long list of kinds', () => {
  const shoes = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 10 + nth, { size: `EU ${20 + luck(nth, 69, 36)}` }),
  );
  expect(kinds(judge([attribute('size')], shoes).against)).not.toContain('long-list');
});

test('variants that the format of the catalog states are no objection, unless there is hardly anything else', () => {
  const inGroups = (groups: number) =>
    lamps.map((lamp, nth) => ({ ...lamp, title: `Lamp ${nth % groups}`, group: nth < 50 ? 'g0' : `g${nth % groups}` }));
  const judgeWith = (groups: number, groupColumn: string | null) => {
    const products = inGroups(groups);
    const draft = drafted(ofLamps, products, { mostQuestions: 12 });
    const settings = { shoppers: 200, skips: 0.1, mistakes: 0.1, orders: 0, seed: 1 };
    const titles = products.map(({ title }) => title);
    const report = simulate(draft.advisor, ofLamps, buildSnapshot(products, ofLamps), settings, { titles });
    return judgeDraft(draft, report, { groupColumn, tellingTitle: null }).against;
  };
  expect(kinds(judgeWith(25, null))).toContain('large-group');
  expect(kinds(judgeWith(25, 'Handle'))).not.toContain('large-group');
  expect(kinds(judgeWith(25, 'Handle'))).not.toContain('few-things');
  expect(judgeWith(3, 'Handle')).toContainEqual({ kind: 'few-things', things: 3, all: 80, column: 'Handle' });
});
