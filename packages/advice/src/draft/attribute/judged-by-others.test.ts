import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, product } from '../drafted.fixture.ts';
import { isJudgedByOthers } from './judged-by-others.ts';

const number = (label: string) => ({ name: 'x', type: 'number', unit: null, label }) as const;

test.each([
  'Rating',
  'Average rating',
  'Overall',
  'Review score',
  'Gesamtbewertung',
  'Puntuación',
  'Hodnocení',
  'Рейтинг',
  'Średnia ocena',
  'Number of reviews',
  'Opiniones',
  'Количество отзывов',
])('what others say of a product is no wish: %s', (label) => {
  expect(isJudgedByOthers(number(label))).toBe(true);
});

test.each(['Waterproof rating', 'IP rating', 'Energy score', 'Overall length', 'Points', 'Stars'])(
  'a property of the product stays one: %s',
  (label) => {
    expect(isJudgedByOthers(number(label))).toBe(false);
  },
);

test.each([
  'No of rating',
  'No_of_review',
  'Product rating 3',
  '5 star ratings',
  'Ratings count',
  'Počet hodnocení',
  'Anzahl der Bewertungen',
  'Número de opiniones',
  'Liczba ocen',
  'Değerlendirme sayısı',
  'Jumlah ulasan',
])('how many judged it is no property, be it a number, with a word behind it, or none and one: %s', (label) => {
  expect(isJudgedByOthers(number(label))).toBe(true);
  expect(isJudgedByOthers({ ...number(label), unit: 'Ratings' })).toBe(true);
  expect(isJudgedByOthers({ ...number(label), type: 'boolean' })).toBe(true);
});

test.each([
  ['Energy rating', 'number', 'Star'],
  ['IP rating', 'boolean', null],
  ['Number of cups', 'number', null],
] as const)('a property is none of these: %s', (label, type, unit) => {
  expect(isJudgedByOthers({ name: 'x', type, unit, label })).toBe(false);
});

test('shoppers are not asked for a rating, nor is its unit missed', () => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 50 + luck(nth, 1, 400), {
      shape: ['Round', 'Oval', 'Square'][luck(nth, 2, 3)] ?? '',
      rating: 4.4 + luck(nth, 3, 6) / 10,
    }),
  );
  const { advisor, questions, leftOut } = drafted([attribute('shape'), attribute('rating', 'number')], products, {
    mostQuestions: 14,
  });
  expect(idsOf(advisor)).not.toContain('rating');
  expect(leftOut).toMatchObject([{ attribute: 'rating', why: 'judged-by-others' }]);
  expect(questions.filter(({ lacksUnit }) => lacksUnit)).toEqual([]);
});
