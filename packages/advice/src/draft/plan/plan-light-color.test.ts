import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product, question, titlesOf } from '../drafted.fixture.ts';

const lamps = Array.from({ length: 240 }, (_, nth) =>
  product(nth, 20 + luck(nth, 1, 300), {
    light_color: one([2200, 2700, 3000, 4000, 4500, 6500], nth, 2),
    protection: one(['IP20', 'IP20', 'IP44', 'IP 65', 'IP54', 'IP67'], nth, 3),
    shape: one(['Round', 'Square', 'Oval'], nth, 4),
  }),
);
const attributes = [attribute('light_color', 'number', 'K'), attribute('protection'), attribute('shape')];

test('the colour of light is asked for in words, by its known groups', () => {
  const english = drafted(attributes, lamps, { mostQuestions: 14 }).advisor;
  expect(titlesOf(question(english, 'light_color'))).toEqual([
    'Warm white (up to 3300 K)',
    'Neutral white (3300 to 5300 K)',
    'Cool white (more than 5300 K)',
  ]);
  const german = drafted(attributes, lamps, { mostQuestions: 14, language: 'de' }).advisor;
  expect(titlesOf(question(german, 'light_color'))[0]).toMatch(/^Warmweiß \(bis /);
});

test('a class of protection is asked for as the least that is needed, and the lowest one is enough in a dry room', () => {
  const { advisor, questions } = drafted(attributes, lamps, { mostQuestions: 14 });
  const asked = question(advisor, 'protection');
  expect(titlesOf(asked)).toEqual(['IP20', 'IP44 or more', 'IP54 or more', 'IP65 or more', 'IP67 or more']);
  const counts = questions.find(({ id }) => id === 'protection')?.answers.map(({ products }) => products) ?? [];
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBe(lamps.length);
  const outdoors = lamps.filter(({ attributes: { protection } }) => protection !== 'IP20');
  const of = drafted(attributes, outdoors, { mostQuestions: 14 }).advisor;
  expect(titlesOf(question(of, 'protection'))).toEqual(['IP44', 'IP54 or more', 'IP65 or more', 'IP67 or more']);
});
