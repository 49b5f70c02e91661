// Promises on numbers that count things: how many berths, doors or slots.

import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from './drafted.fixture.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

const counting = (
  name: string,
  unit: string | null,
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
  expect(counting('door', 'door', [2, 4, 5, 6])).toEqual(['How many doors do you need?', '2', '4', '5', '6']);
  expect(counting('doors', 'door', [2, 4])).toEqual(['How many doors do you need?', '2', '4']);
  expect(counting('pouches', 'pouch', [2, 4])[0]).toBe('How many pouches do you need?');
  expect(counting('battery', 'battery', [2, 4])[0]).toBe('How many batteries do you need?');
  expect(counting('tueren', 'Türen', [2, 4], { label: 'Türen', language: 'de' })).toEqual([
    'Türen: Wie viele brauchen Sie?',
    '2',
    '4',
  ]);
});

test('whoever needs places for people is content with more, and is asked how many at least', () => {
  const least = ['2 or more', '4 or more', '5 or more', '6 or more'];
  expect(counting('berth', 'berth', [2, 4, 5, 6])).toEqual(['How many berths do you need?', ...least]);
  expect(counting('berths', 'berth', [2, 4])).toEqual(['How many berths do you need?', '2 or more', '4 or more']);
  for (const [name, unit] of [
    ['sleeps', null],
    ['number_of_persons', null],
    ['capacity', 'persons'],
    ['seats', null],
    ['seating_capacity', null],
  ] as const) {
    expect(
      counting(name, unit, [2, 4, 5, 6])
        .slice(1)
        .map((title) => title.replace(' persons', '')),
    ).toEqual(least);
  }
  const german = { language: 'de' } as const;
  const titles = ['2 oder mehr', '4 oder mehr'];
  expect(counting('plaetze', 'Plätze', [2, 4], { label: 'Plätze', ...german }).slice(1)).toEqual(titles);
  expect(counting('schlafplaetze', null, [2, 4], { label: 'Schlafplätze', ...german }).slice(1)).toEqual(titles);
  expect(counting('sitze', null, [2, 4], { label: 'Anzahl der Sitzplätze', ...german }).slice(1)).toEqual(titles);
});

test('of many numbers of places, some levels are asked for', () => {
  const titles = counting('seats', null, [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20]).slice(1);
  expect(titles.length).toBeLessThanOrEqual(7);
  for (const title of titles) expect(title).toMatch(/^\d+ or more$/);
});

test('more is not better of what is not for people', () => {
  for (const name of ['doors', 'pieces', 'slots', 'seat_rails'])
    expect(counting(name, null, [2, 4]).slice(1)).toEqual(['2', '4']);
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
  expect(counting('door', 'door', [first, ...others]).slice(1)).toEqual(['2', '4', '5 or more']);
  const [one = 0, ...rest] = [...many(2, 50), ...many(4, 65), ...many(7, 5)];
  expect(counting('door', 'door', [one, ...rest]).slice(1)).toEqual(['2', '4', '7']);
});
