import { ADMIN_PROBLEM_TABLE } from '@guidepost/contract/admin/admin-problems';
import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import { describe, expect, it } from 'vitest';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { fillIn, LANGUAGES, languageOf, sayCount, type Words, wordsOf } from './words.ts';

const ALL: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { en: EN, de: DE };

/** Each text with its place. */
const textsOf = (part: object, place = ''): [string, string][] =>
  Object.entries(part).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${place}${name}`, value]] : textsOf(value, `${place}${name}/`),
  );

/** For these, English says what the service says. */
const isOfService = (place: string) => place.startsWith('problems/fields/');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(ALL[language]);

  it('are as many as in English, at the same places, with the same values in them', () => {
    const valuesIn = (all: [string, string][]) =>
      all.map(([place, text]) => [place, (text.match(/\{\w+\}/g) ?? []).toSorted()]);
    expect(valuesIn(texts)).toEqual(valuesIn(textsOf(EN)));
  });

  it('say something everywhere', () => {
    const empty = texts.filter(([place, text]) => text.trim() === '' && !(language === 'en' && isOfService(place)));
    expect(empty.map(([place]) => place)).toEqual([]);
  });

  it('have one for every kind of change that the log can have', () => {
    const logged = Object.values<AdminRoute>(ADMIN_ROUTES).flatMap((route) => route.logged ?? []);
    const missing = logged.filter((action) => !Object.hasOwn(ALL[language].audit.actions, action));
    expect(logged).toContain('key created');
    expect([...new Set(missing)]).toEqual([]);
  });
});

it('German is another language: hardly a text is as in English', () => {
  const english = new Map(textsOf(EN));
  const same = textsOf(DE).filter(([place, text]) => english.get(place) === text);
  // Words that both have, and languages, which are named as their speakers do.
  const both = [
    ...['live', 'Token', 'Tokens', 'Feed', 'Shop', 'Person', 'Version', 'Version {version}', 'English', 'Deutsch'],
  ];
  // And what shoppers read, in the advisor's language.
  const isForShoppers = (place: string) => place.startsWith('editor/rangeWords/');
  expect(same.filter(([place, text]) => !both.includes(text) && !isForShoppers(place))).toEqual([]);
});

it('problems that only the portal can meet have words of their own', () => {
  const programs = ['idempotency-key-reused', 'if-match-required', 'person-required'];
  const missing = Object.keys(ADMIN_PROBLEM_TABLE).filter((slug) => !Object.hasOwn(EN.problems.slugs, slug));
  expect(missing.toSorted()).toEqual(programs);
});

it('values stay texts, and a place without a value stays as it is', () => {
  expect(fillIn('{a} and {b}, {constructor}', { a: '<b>{b}</b>', b: 2 })).toBe('<b>{b}</b> and 2, {constructor}');
});

it('counts are said as the language does', () => {
  expect([1, 2, 1500].map((count) => sayCount('en', EN.home.products, count))).toEqual([
    '1 product',
    '2 products',
    '1,500 products',
  ]);
  expect(sayCount('de', DE.home.products, 1500)).toBe('1.500 Produkte');
});

it('the first language that the portal speaks is taken, English if there is none', () => {
  expect(languageOf([null, 'fr', 'de-AT', 'en'])).toBe('de');
  expect(languageOf(['fr', null])).toBe('en');
});

it('a name without a text is shown as it is, also one that every object has', () => {
  expect(wordsOf(EN.audit.actions, 'key created')).toBe('Key created');
  expect(wordsOf(EN.audit.actions, 'constructor')).toBe('constructor');
});
