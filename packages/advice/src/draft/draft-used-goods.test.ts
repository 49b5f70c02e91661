// Promises on drafts for used goods: a newer one is as good to whoever would take an older one, so the year has a lower bound only.

import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

const yearsFor = (name: string, own: (nth: number) => Values, language: DraftLanguage = 'en'): readonly string[] => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 5000 + 37 * luck(nth, 1, 900), {
      [name]: 2004 + luck(nth, 2, 22),
      make: one(['Alder', 'Birch', 'Cedar'], nth, 3),
      ...own(nth),
    }),
  );
  const others = [
    attribute('mileage', 'number', 'miles'),
    attribute('condition'),
    attribute('used', 'boolean'),
    attribute('make'),
  ].filter((each) => each.name === 'make' || each.name in own(0));
  return titlesOf(
    question(drafted([attribute(name, 'number'), ...others], products, { mostQuestions: 14, language }).advisor, name),
  );
};

test('used goods are asked for by the oldest year that will do', () => {
  for (const own of [
    (nth: number) => ({ mileage: 1000 * (3 + luck(nth, 4, 120)) }),
    (nth: number) => ({ condition: luck(nth, 5, 10) < 8 ? 'used' : 'new' }),
    () => ({ condition: 'Refurbished' }),
    (nth: number) => ({ used: luck(nth, 6, 10) < 9 }),
  ]) {
    const titles = yearsFor('year', own);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of titles) expect(title).toMatch(/^20\d\d or newer$/);
    expect(titles).toEqual(titles.toSorted());
  }
});

test('in other languages, too', () => {
  for (const title of yearsFor('year', () => ({ condition: 'gebraucht' }), 'de'))
    expect(title).toMatch(/^20\d\d oder neuer$/);
  for (const title of yearsFor('year', () => ({ condition: 'usato' }), 'it'))
    expect(title).not.toMatch(/20\d\d.*20\d\d/);
});

test('years of what is not used stay apart: whoever wants a vintage wants that one', () => {
  for (const titles of [
    yearsFor('vintage_year', () => ({})),
    yearsFor('year', (nth) => ({ condition: nth % 9 === 0 ? 'used' : 'new' })),
  ]) {
    expect(titles.some((title) => /^20\d\d to 20\d\d$/.test(title))).toBe(true);
  }
});

test('at most one in ten products is older than the oldest level, and there are at most six levels', () => {
  // Few are old, and spread over many years.
  const yearOf = (nth: number): number => (luck(nth, 7, 10) < 2 ? 1990 + luck(nth, 8, 22) : 2013 + luck(nth, 9, 12));
  const mileage = (nth: number) => ({ mileage: 1000 * (3 + luck(nth, 4, 120)) });
  const years = yearsFor('year', (nth) => ({ ...mileage(nth), year: yearOf(nth) })).map((title) =>
    Number.parseInt(title, 10),
  );
  const [oldest = 0] = years;
  const older = Array.from({ length: 300 }, (_, nth) => yearOf(nth)).filter((year) => year < oldest).length;
  expect(older).toBeLessThanOrEqual(30);
  expect(oldest).toBeLessThan(2013);
  expect(years.length).toBeLessThanOrEqual(6);
  expect(years.length).toBeGreaterThanOrEqual(4);
});
