// Promises on how a drafted conversation begins, and on what the cards of its results say.

import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';

const things = (many: number, values: (nth: number) => Values) =>
  Array.from({ length: many }, (_, nth) => product(nth, 1000 + 37 * luck(nth, 200, 900), values(nth)));

const used = (nth: number): Values => ({
  year: 2004 + luck(nth, 201, 22),
  mileage: 1000 * (3 + luck(nth, 202, 120)),
  fuel: nth % 20 === 0 ? 'Petrol' : 'Diesel',
  brand: one(['Alder', 'Birch', 'Cedar', 'Dogwood'], nth, 203),
});
const ofUsed = [attribute('year', 'number'), attribute('mileage', 'number', 'miles'), attribute('fuel')];

test('where nothing says what a thing is, nobody begins with its year or its mileage, or with what nearly all share', () => {
  const { advisor } = drafted([...ofUsed, attribute('brand')], things(400, used));
  expect(advisor.first).toBe('budget');
  expect(idsOf(advisor)).toEqual(expect.arrayContaining(['year', 'mileage']));
});

test('how many sleep in it is said before the budget', () => {
  const products = things(400, (nth) => ({ ...used(nth), berths: one([2, 3, 4, 6], nth, 204) }));
  expect(drafted([...ofUsed, attribute('berths', 'number', 'berths')], products).advisor.first).toBe('berths');
});

test('of a long list of kinds that cross the broad ones, the broad ones are asked for first', () => {
  const styles = ['Dry', 'Sweet', 'Light', 'Ripe', 'Smoky', 'Young', 'Old', 'Pure', 'Wild', 'Soft'];
  const { advisor } = drafted(
    [attribute('type'), attribute('subtype')],
    things(900, (nth) => {
      const type = one(['Wine', 'Cider', 'Beer', 'Rum'], nth, 205);
      const style = styles[luck(nth, 206, styles.length)] ?? '';
      return { type, subtype: ['Dry', 'Sweet'].includes(style) ? style : `${style} ${type}` };
    }),
  );
  expect(advisor.first).toBe('type');
  expect(question(advisor, 'subtype').title).toBe('What exactly are you looking for?');
});

test('nobody is asked what closes the bottle, or at first for its calories', () => {
  const { advisor } = drafted(
    [attribute('type'), attribute('closure_type'), attribute('energy', 'number', 'kcal')],
    things(300, (nth) => ({
      type: one(['Wine', 'Cider', 'Beer'], nth, 207),
      closure_type: one(['Cork', 'Screw cap', 'Crown cap', 'Glass'], nth, 208),
      energy: 40 + luck(nth, 209, 300),
    })),
  );
  expect(idsOf(advisor)).not.toContain('closure_type');
  expect(question(advisor, 'energy').stage).toBe(2);
});

test('what it is comes before what it is packed in, which is asked for last if at all', () => {
  const { advisor } = drafted(
    [attribute('packaging'), attribute('section'), attribute('roast')],
    things(400, (nth) => ({
      packaging: one(['Bag', 'Jar', 'Glass', 'Tin'], nth, 213),
      section: one(['Coffee', 'Tea', 'Syrup', 'Cocoa'], nth, 214),
      roast: one(['Light', 'Medium', 'Dark'], nth, 215),
    })),
  );
  expect(advisor.first).toBe('section');
  expect(question(advisor, 'section').title).toBe('What are you looking for?');
  const stages = idsOf(advisor).map((id) => question(advisor, id).stage);
  expect(question(advisor, 'packaging').stage).toBe(Math.max(...stages));
  expect(question(advisor, 'roast').stage).toBeLessThan(Math.max(...stages));
});

const packs = (unit: string | null) =>
  drafted(
    [
      { ...attribute('sticks_1', 'number'), label: 'Sticks 1' },
      { ...attribute('sticks_2', 'number'), label: 'Sticks 2' },
      attribute('memory', 'number', unit),
      attribute('color'),
    ].map((one) => (one.name.startsWith('sticks') ? { ...one, name: one.name.replace('sticks', 'modules') } : one)),
    things(400, (nth) => {
      const [many, each] = [one([1, 2, 4], nth, 210), one([8, 16, 32], nth, 211)];
      return {
        ...{ modules_1: many, modules_2: each, memory: many * each },
        color: one(['Black', 'White', 'Red'], nth, 212),
      };
    }),
  ).advisor;

test('how many of how much: the unit is that of what they make together', () => {
  expect(titlesOf(question(packs('GB'), 'modules'))).toContain('2 × 16 GB');
  expect(titlesOf(question(packs(null), 'modules'))).toContain('2 × 16');
});

test('no card says half of a pair', () => {
  expect(packs('GB').results.attributes).toContain('memory');
  expect(packs('GB').results.attributes.filter((name) => name.startsWith('modules'))).toEqual([]);
});

test('no card has a label that is a name for files: Size 2', () => {
  const { advisor } = drafted(
    [attribute('kind'), { ...attribute('size'), label: 'Size' }, { ...attribute('size_2'), label: 'Size 2' }],
    things(300, (nth) => ({
      kind: one(['Set', 'Shirt'], nth, 213),
      size: one(['S', 'M', 'L'], nth, 214),
      size_2: one(['S', 'M', 'L'], nth, 215),
    })),
  );
  expect(advisor.results.attributes).toContain('size');
  expect(advisor.results.attributes).not.toContain('size_2');
});

test('where nearly all are of one kind, what divides comes first', () => {
  const openingOf = (kinds: readonly [string, ...string[]]) => {
    const products = Array.from({ length: 200 }, (_, nth) =>
      product(nth, 20 + luck(nth, 1, 300), {
        type: one(kinds, nth, 2),
        shade: one(['Round', 'Cone', 'Tube', 'Box'], nth, 3),
      }),
    );
    return drafted([attribute('type'), attribute('shade')], products).advisor.first;
  };
  const lamps = Array.from({ length: 11 }, () => 'Floor lamp');
  expect(openingOf(['Table lamp', ...lamps])).toBeNull();
  expect(openingOf(['Table lamp', 'Floor lamp', 'Wall lamp'])).toBe('type');
});
