import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from '../drafted.fixture.ts';

const lamps = (more: (nth: number) => Values) =>
  Array.from({ length: 300 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 400), { shape: one(['Round', 'Oval', 'Square'], nth, 2), ...more(nth) }),
  );

const titlesFor = (ratings: readonly [number, ...number[]], name = 'CRI') =>
  titlesOf(
    question(
      drafted(
        [attribute('shape'), attribute(name, 'number')],
        lamps((nth) => ({ [name]: one(ratings, nth, 3) })),
      ).advisor,
      name,
    ),
  );

test('of a rating out of 100 more is better, and its levels are whole tens', () => {
  expect(titlesFor([70, 75, 80, 82, 85, 90, 93])).toEqual(['70 is enough', '80 or more', '90 or more']);
  expect(titlesFor([80, 90])).toEqual(['80 or more', '90 or more']);
});

test('where all are close together, the levels are fives', () => {
  expect(titlesFor([90, 92, 95, 97])).toEqual(['90 or more', '95 or more']);
});

test('a number of another size under that name is no such rating', () => {
  expect(titlesFor([1, 2, 3, 4])).toEqual(['1', '2', '3', '4']);
});

test('nobody chooses what is built in by its weight, but what is carried', () => {
  const weighed = (more: readonly string[]) => {
    const attributes = [attribute('shape'), attribute('weight', 'number', 'g'), ...more.map((name) => attribute(name))];
    const values = (nth: number): Values => ({
      weight: one([110, 220, 303, 450, 720, 950], nth, 4),
      ...Object.fromEntries(more.map((name, at) => [name, one(['Low', 'Middle', 'High'], nth, 5 + at)])),
    });
    return idsOf(drafted(attributes, lamps(values)).advisor);
  };
  expect(weighed(['beam angle', 'mounting'])).not.toContain('weight');
  expect(weighed(['beam angle', 'pattern'])).toContain('weight');
  expect(weighed(['beam angle', 'mounting', 'battery'])).toContain('weight');
});

test.each(['Maximum load', 'Traglast', 'Carga máxima'])(
  'who needs a rack for 60 kg is happy with one for 75: %s',
  (name) => {
    const attributes = [attribute('shape'), attribute(name, 'number', 'kg')];
    const racks = lamps((nth) => ({ [name]: one([30, 45, 60, 75], nth, 6) }));
    const own = question(drafted(attributes, racks).advisor, name.replace(' ', '_'));
    expect(titlesOf(own)).toEqual(['45 kg or more', '60 kg or more', '75 kg or more']);
  },
);
