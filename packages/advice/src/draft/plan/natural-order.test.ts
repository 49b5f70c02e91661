import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from '../drafted.fixture.ts';
import { inNaturalOrder } from './natural-order.ts';

const offered = (...values: string[]) => values.map((value, nth) => ({ values: [value], codes: [nth + 1] }));
const inOrder = (concept: 'age' | 'size' | 'use', ...values: string[]) =>
  inNaturalOrder(offered(...values), concept).map(({ values: [value] }) => value);

test('stages of a life go from the youngest on, in every language, and what is for all comes last', () => {
  expect(inOrder('age', 'Adult', 'All ages', 'Senior', 'Kitten', 'Newborn', 'Junior')).toEqual([
    ...['Newborn', 'Kitten', 'Junior', 'Adult', 'Senior', 'All ages'],
  ]);
  expect(inOrder('age', 'Erwachsene', 'Babys', 'Kinder')).toEqual(['Babys', 'Kinder', 'Erwachsene']);
  expect(inOrder('age', 'Дорослі', 'Цуценя', 'Зрілі')).toEqual(['Цуценя', 'Дорослі', 'Зрілі']);
});

test('sizes go from small to large; anything else stays as it is', () => {
  expect(inOrder('size', 'L', 'S', 'M')).toEqual(['S', 'M', 'L']);
  expect(inOrder('use', 'Adult', 'Travel', 'Puppy')).toEqual(['Adult', 'Travel', 'Puppy']);
  expect(inOrder('age', 'Spring', 'Autumn')).toEqual(['Spring', 'Autumn']);
});

test('a draft offers ages in this order, however many products each has', () => {
  const food = Array.from({ length: 200 }, (_, nth) =>
    product(nth, 5 + (nth % 30), { life_stage: one(['Adult', 'Adult', 'Adult', 'Puppy', 'Senior', 'Puppy'], nth, 1) }),
  );
  const { advisor } = drafted([attribute('life_stage')], food);
  expect(titlesOf(question(advisor, 'life_stage'))).toEqual(['Puppy', 'Adult', 'Senior']);
});
