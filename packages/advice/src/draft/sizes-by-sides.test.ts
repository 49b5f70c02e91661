// Sizes with two sides: one value for each, in the order in which people look them up.

import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from './drafted.fixture.ts';

const SIZES = ['70×200 cm', '70/200', '90 x 200 cm', '40×60 cm', '70*140', '40х30 cm'] as const;
const KINDS = ['Mat', 'Sheet', 'Towel', 'Cover'] as const;

test('two spellings of the same sides are one answer, and the first side comes first', () => {
  const mats = Array.from({ length: 240 }, (_, nth) =>
    product(nth, 10 + (nth % 90), { size: one(SIZES, nth, 1), kind: one(KINDS, nth, 2) }),
  );
  const { advisor } = drafted([attribute('size'), attribute('kind')], mats);
  const titles = titlesOf(question(advisor, 'size')).map((title) => title.replace(/\D+/g, ' ').trim());
  expect(titles).toEqual(['40 30', '40 60', '70 140', '70 200', '90 200']);
});

test('sides in different units are different sizes, and a fraction is none', () => {
  const values = ['70×200 cm', '70×200 mm', '70/200', '1/2', '1×2', 'one size'] as const;
  const mats = Array.from({ length: 240 }, (_, nth) =>
    product(nth, 10 + (nth % 90), { size: one(values, nth, 1), kind: one(KINDS, nth, 2) }),
  );
  const { advisor } = drafted([attribute('size'), attribute('kind')], mats);
  expect(titlesOf(question(advisor, 'size')).length).toBeGreaterThanOrEqual(5);
});
