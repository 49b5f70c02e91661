import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product, question, titlesOf } from '../drafted.fixture.ts';

/** What is offered for a number that 240 products have, beside a kind and a price. */
const titlesFor = (name: string, unit: string | null, numbers: readonly [number, ...number[]]) =>
  titlesOf(
    question(
      drafted(
        [attribute('shape'), attribute(name, 'number', unit)],
        Array.from({ length: 240 }, (_, nth) =>
          product(nth, 20 + luck(nth, 1, 400), {
            shape: one(['Round', 'Oval', 'Square'], nth, 2),
            [name]: one(numbers, nth, 3),
          }),
        ),
      ).advisor,
      name,
    ),
  );

const FRIDGES = [163, 164, 166, 171, 173, 176, 179, 181, 183, 185, 188, 192, 196, 203, 206, 213, 217, 223] as const;

test('ranges meet at numbers that people say, where one lies between two values', () => {
  for (const title of titlesFor('capacity', 'l', FRIDGES)) expect(title).toMatch(/^\D*\d*[05](\D|$)/);
});

test('a capacity has no holes between its ranges, whether its unit is known or not', () => {
  const titles = titlesFor('capacity', null, FRIDGES);
  const ends = titles.map((title) => (title.match(/\d+/g) ?? []).map(Number));
  expect(titles.length).toBeGreaterThan(2);
  expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map((range) => range.at(-1)));
});

test('who wants a fridge of three stars is happy with four', () => {
  expect(titlesFor('energy_rating', 'star', [1, 2, 3, 4, 5])).toEqual([
    '2 stars or more',
    '3 stars or more',
    '4 stars or more',
    '5 stars or more',
  ]);
});

test('nobody has a budget of 67', () => {
  const prices = [39, 44, 49, 52, 54, 57, 59, 61, 63, 66, 67, 68, 71, 73, 74, 76, 79, 84, 89, 99];
  const products = Array.from({ length: 240 }, (_, nth) =>
    product(nth, prices[luck(nth, 1, prices.length)] as number, { shape: one(['Round', 'Oval', 'Square'], nth, 2) }),
  );
  const { advisor } = drafted([attribute('shape')], products);
  for (const title of titlesOf(question(advisor, 'budget'))) expect(title).toMatch(/^[^\d]*\d*[05]\b/);
});

test('where nothing costs between 15 and 500, the budgets meet at a plain number between', () => {
  const prices = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 520, 560, 610, 650, 700, 780, 870, 970];
  const products = Array.from({ length: 240 }, (_, nth) =>
    product(nth, prices[luck(nth, 1, prices.length)] as number, { shape: one(['Round', 'Oval', 'Square'], nth, 2) }),
  );
  const titles = titlesOf(question(drafted([attribute('shape')], products).advisor, 'budget'));
  expect(titles.join()).toMatch(/ to €100,€100 to /);
});

test('ounces and inches that are fractions are said so, and one is as good as another', () => {
  expect(titlesFor('weight', 'oz', [0.25, 0.375, 0.5, 0.75, 1])).toEqual([
    ...['1/4 oz', '3/8 oz', '1/2 oz', '3/4 oz', '1 oz'],
  ]);
  const asked = question(
    drafted(
      [attribute('shape'), attribute('weight', 'number', 'oz')],
      Array.from({ length: 60 }, (_, nth) =>
        product(nth, 20 + luck(nth, 1, 400), {
          shape: one(['Frog', 'Mouse'], nth, 2),
          weight: one([0.25, 0.375], nth, 3),
        }),
      ),
    ).advisor,
    'weight',
  );
  expect(asked.title).toBe('Which weight do you need?');
  expect(titlesFor('chuck', 'in', [0.25, 0.375, 0.5, 0.625])).toEqual(['1/4″', '3/8″', '1/2″', '5/8″']);
});
