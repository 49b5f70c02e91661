// What is in a catalog and that nobody is advised about: deposits, gift cards, what costs nothing.

import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product } from './drafted.fixture.ts';
import { namesHelpers } from './words/helper-words.ts';

const drinks = (helpers: readonly { kind: string; price: number }[]) => [
  ...Array.from({ length: 200 }, (_, nth) =>
    product(nth, 1 + luck(nth, 1, 30), {
      kind: one(['Bier', 'Saft', 'Wasser', 'Wein'], nth, 2),
      flavour: one(['Apfel', 'Birne', 'Kirsche', 'Traube'], nth, 3),
    }),
  ),
  ...helpers.map(({ kind, price }, nth) => product(200 + nth, price, { kind })),
];
const attributes = [attribute('kind'), attribute('flavour')];

test('deposits, freight and what costs nothing are left out, which is told', () => {
  const products = drinks([
    { kind: 'Pfand', price: 3 },
    { kind: 'Pfand', price: 0 },
    { kind: 'Lieferung/Fracht', price: 50 },
    { kind: 'Saft', price: 0 },
  ]);
  const { advisor, helpers, forecast, questions } = drafted(attributes, products);
  expect(helpers).toMatchObject({ products: 4, free: 2, kinds: ['Pfand', 'Lieferung/Fracht'] });
  expect(advisor.where).toEqual({
    kind: 'all',
    of: [
      { kind: 'compare', attribute: 'price', gt: 0 },
      { kind: 'not', of: { kind: 'in', attribute: 'kind', values: ['Lieferung/Fracht', 'Pfand'] } },
    ],
  });
  expect(forecast).toMatchObject({ products: 200, unavailable: 0 });
  expect(questions.flatMap(({ answers }) => answers.map(({ title }) => title))).not.toContain('Pfand');
});

test('a catalog without such goods has no condition', () => {
  expect(drafted(attributes, drinks([]))).toMatchObject({ helpers: null, advisor: { where: null } });
});

test('a shop that lives on gift cards is advised about them', () => {
  const cards = Array.from({ length: 100 }, () => ({ kind: 'Gift cards', price: 25 }));
  expect(drafted(attributes, drinks(cards))).toMatchObject({ helpers: null, advisor: { where: null } });
});

test.each([
  ...['Gift Cards', 'Home > Gift cards', 'Gutscheine', 'Lieferung / Fracht', 'Leergut', 'Cartes cadeaux', 'Statiegeld'],
  ...['Dárkové poukazy', 'Karty podarunkowe', 'Presentkort', 'Ajándékkártya', 'Hediye kartı', 'Подарочные сертификаты'],
])('%s is no kind that people are advised about', (kind) => expect(namesHelpers(kind)).toBe(true));

test.each([
  'Pant',
  'Palettes',
  'Porto',
  'Portes',
  'Pallar',
  'Transport',
  'Gifts',
  'Cards',
  'Delivery vans',
  'Pallet racks',
  'Palettenmöbel',
  'Getränke',
  'Versandtaschen',
  '',
])('%s is one', (kind) => expect(namesHelpers(kind)).toBe(false));
