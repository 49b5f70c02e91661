import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from '../drafted.fixture.ts';
import { colorsIn } from './plain-colors.ts';

test.each([
  ['Purple & White', ['Purple', 'White']],
  ['Pink Black Green White', ['Pink', 'Black', 'Green', 'White']],
  ['Olive Green', ['Olive Green']],
  ['Black Forest Green', ['Black Forest Green']],
  ['Snow camo', ['Snow camo']],
  ['Dark Sea Green', ['Dark Sea Green']],
])('%s', (value, colors) => {
  expect(colorsIn(value)).toEqual(colors);
});

test('whoever likes purple finds what is purple and white, and is not shown all pairs of colours', () => {
  const colors = [
    ...['Purple & White', 'White & Purple', 'Purple & Black', 'Pink & Blue', 'Pink & Yellow', 'Black', 'Black & White'],
    ...['White', 'Orange', 'Orange & Green', 'Blue & Yellow', 'Red & Black', 'Green & White', 'Red', 'Snake Skin'],
  ] as unknown as [string, ...string[]];
  const products = Array.from({ length: 240 }, (_, nth) =>
    product(nth, 5 + (nth % 40), { shape: one(['Frog', 'Mouse', 'Toad'], nth, 2), color: one(colors, nth, 3) }),
  );
  const asked = question(drafted([attribute('shape'), attribute('color')], products).advisor, 'color');
  expect(titlesOf(asked).toSorted()).toEqual(
    ['Black', 'Blue', 'Green', 'Orange', 'Pink', 'Purple', 'Red', 'Snake Skin', 'White', 'Yellow'].toSorted(),
  );
  if (asked.type === 'RANGE' || !Array.isArray(asked.answers)) throw new Error('written answers');
  const purple = asked.answers.find(({ title }) => title === 'Purple');
  expect(purple).toMatchObject({
    backgroundColor: expect.stringMatching(/^#/),
    where: { kind: 'in', values: expect.arrayContaining(['Purple & White', 'White & Purple', 'Purple & Black']) },
  });
});
