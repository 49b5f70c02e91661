// Lists of what a thing fits: the sizes, the ages and the months that lie in a range.

import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product, question, titlesOf } from './drafted.fixture.ts';

const span = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
const SIZES: readonly [string[], ...string[][]] = [
  span(21, 26),
  span(27, 34),
  span(35, 40),
  span(35, 45),
  span(40, 45),
];

test('sizes that a shoe fits are asked by what people wear, each of them, from small to large', () => {
  const products = Array.from({ length: 90 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 60), { size: one(SIZES, nth, 2), color: one(['red', 'blue', 'black'], nth, 3) }),
  );
  const attributes = [attribute('size', 'list'), attribute('color')];
  const asked = question(drafted(attributes, products).advisor, 'size');
  expect(asked).toMatchObject({ title: 'Which size do you wear?', type: 'MULTIPLE', role: 'filter', match: 'any' });
  // Whatever fits 22 fits 23, too, and both are asked for.
  expect(titlesOf(asked)).toEqual(span(21, 45));
  expect(question(drafted(attributes, products, { language: 'de' }).advisor, 'size').title).toBe(
    'Welche Größe tragen Sie?',
  );
});

test('ages go from the youngest on', () => {
  const ages: readonly [string[], ...string[][]] = [span(0, 3), span(2, 5), span(4, 8), span(8, 12)];
  const products = Array.from({ length: 90 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 60), { age: one(ages, nth, 2), material: one(['wood', 'card'], nth, 3) }),
  );
  const asked = question(drafted([attribute('age', 'list', 'years'), attribute('material')], products).advisor, 'age');
  expect(titlesOf(asked)).toEqual(span(0, 12));
});

test('months are asked in plain words and go through the year', () => {
  const times: readonly [string[], ...string[][]] = [
    ['März', 'April'],
    ['April', 'Mai', 'Juni'],
    ['Mai'],
    ['August', 'September'],
  ];
  const products = Array.from({ length: 90 }, (_, nth) =>
    product(nth, 2 + luck(nth, 1, 6), { aussaat: one(times, nth, 2), farbe: one(['rot', 'blau', 'gelb'], nth, 3) }),
  );
  const attributes = [attribute('aussaat', 'list'), attribute('farbe')];
  const asked = question(drafted(attributes, products, { language: 'de' }).advisor, 'aussaat');
  expect(asked).toMatchObject({ title: 'Wann möchten Sie aussäen?', match: 'any' });
  expect(titlesOf(asked)).toEqual(['März', 'April', 'Mai', 'Juni', 'August', 'September']);
});

test('the size of a floor is asked in steps, and the size of a shoe exactly', () => {
  const sizes = (unit: string | null, of: (nth: number) => number) => {
    const goods = Array.from({ length: 120 }, (_, nth) => product(nth, 100 + luck(nth, 31, 900), { size: of(nth) }));
    const { advisor } = drafted([attribute('size', 'number', unit)], goods);
    return titlesOf(question(advisor, 'size'));
  };
  for (const unit of ['m²', 'm2', 'sq ft', 'кв. м']) {
    const titles = sizes(unit, (nth) => 24 + luck(nth, 32, 60));
    expect(titles.length).toBeLessThan(9);
    expect(titles[0]).toMatch(/^Up to \d/);
  }
  expect(sizes(null, (nth) => 36 + luck(nth, 33, 12))).toEqual(
    Array.from({ length: 12 }, (_, nth) => String(36 + nth)),
  );
});
