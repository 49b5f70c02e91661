// Promises on numbers that count things: how many berths, doors or slots.

import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from './drafted.fixture.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

const counting = (
  name: string,
  unit: string,
  numbers: readonly [number, ...number[]],
  { label = null, language = 'en' }: { label?: string | null; language?: DraftLanguage } = {},
) => {
  const attributes = [{ ...attribute(name, 'number', unit), label }, attribute('make')];
  const products = Array.from({ length: 120 }, (_, nth) =>
    product(nth, 10_000 + 100 * nth, {
      [name]: numbers[nth % numbers.length] ?? 0,
      make: one(['Alder', 'Birch', 'Cedar'], nth, 2),
    }),
  );
  const asked = question(drafted(attributes, products, { language }).advisor, name);
  return [asked.title, ...titlesOf(asked)];
};

test('what is counted is asked as how many, with bare numbers as answers', () => {
  expect(counting('berth', 'berth', [2, 4, 5, 6])).toEqual(['How many berths do you need?', '2', '4', '5', '6']);
  expect(counting('berths', 'berth', [2, 4])).toEqual(['How many berths do you need?', '2', '4']);
  expect(counting('pouches', 'pouch', [2, 4])[0]).toBe('How many pouches do you need?');
  expect(counting('battery', 'battery', [2, 4])[0]).toBe('How many batteries do you need?');
  expect(counting('plaetze', 'Plätze', [2, 4], { label: 'Plätze', language: 'de' })).toEqual([
    'Plätze: Wie viele brauchen Sie?',
    '2',
    '4',
  ]);
});

test('a unit that has no other name is no thing to count', () => {
  expect(counting('bhp', 'bhp', [130, 170])).toEqual(['Which bhp do you need?', '130 bhp', '170 bhp']);
});

test('what is twelve years old is no year, of which there are newer ones', () => {
  const old = [8, 10, 11, 12, 13, 14, 15, 16, 18, 21, 25, 30, 40, 41, 42] as const;
  const titles = counting('year', 'year', [8, ...old]).slice(1);
  expect(titles.length).toBeGreaterThan(2);
  for (const title of titles) expect(title).toMatch(/\d year( or more)?$/);
});

test('of what is counted, the largest numbers are one answer if each has a handful of products only', () => {
  const many = (number: number, times: number) => Array<number>(times).fill(number);
  const [first = 0, ...others] = [...many(2, 50), ...many(4, 58), ...many(5, 5), ...many(6, 5), ...many(7, 2)];
  expect(counting('berth', 'berth', [first, ...others]).slice(1)).toEqual(['2', '4', '5 or more']);
  const [one = 0, ...rest] = [...many(2, 50), ...many(4, 65), ...many(7, 5)];
  expect(counting('berth', 'berth', [one, ...rest]).slice(1)).toEqual(['2', '4', '7']);
});
