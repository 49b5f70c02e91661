import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from './drafted.fixture.ts';

const shoes = Array.from({ length: 300 }, (_, nth) =>
  product(nth, 20 + (nth % 90), {
    kind: one(['Sandals', 'Boots', 'Trainers'], nth, 1),
    size: ['L', 'XL', 'S', 'M'][Math.min(nth % 7, 3)] ?? '',
    waterproof: nth % 10 === 0,
    lining: one(['Wool', 'Cotton', 'Felt', 'None at all'], nth, 2),
  }),
);

test('each answer says how many products it stands for, in the order in which shoppers see them', () => {
  const { advisor, questions } = drafted(
    [attribute('kind'), attribute('size'), attribute('waterproof', 'boolean'), attribute('lining')],
    shoes,
  );
  const answersOf = (id: string) => questions.find((reasons) => reasons.id === id)?.answers ?? [];
  const sharesOf = (id: string) => questions.find((reasons) => reasons.id === id)?.shares ?? [];
  const count = (has: (nth: number) => boolean) => shoes.filter((_, nth) => has(nth)).length;

  expect(answersOf('waterproof').map(({ products }) => products)).toEqual([30, 270]);
  expect(sharesOf('waterproof')).toEqual([0.1, 0.9]);
  expect(titlesOf(question(advisor, 'size'))).toEqual(['S', 'M', 'L', 'XL']);
  const bySize = [2, 3, 0, 1].map((rest) => count((nth) => Math.min(nth % 7, 3) === rest));
  expect(answersOf('size')).toEqual(['S', 'M', 'L', 'XL'].map((title, nth) => ({ title, products: bySize[nth] })));
  expect(sharesOf('size').map((share) => Math.round(300 * share))).toEqual(bySize);
});

test('answers that the catalog makes, and parts of a range, are counted as well', () => {
  const { questions } = drafted([attribute('kind'), attribute('lining')], shoes);
  const kinds = questions.find(({ id }) => id === 'kind')?.answers ?? [];
  expect(kinds.map(({ title }) => title).sort()).toEqual(['Boots', 'Sandals', 'Trainers']);
  expect(kinds.reduce((sum, { products }) => sum + products, 0)).toBe(300);
  const parts = questions.find(({ id }) => id === 'budget')?.answers ?? [];
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ products }) => products > 20)).toBe(true);
});
