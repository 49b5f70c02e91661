// Goods that are chosen by what they help with: skin care, food supplements, feed. A draft asks for it before size, budget and brand.

import type { Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';

import { attribute, drafted, idsOf, luck, one, product, question } from './drafted.fixture.ts';

const SKINS = ['Dry', 'Oily', 'Normal', 'Sensitive'];
const CONCERNS = ['Redness', 'Fine lines', 'Blemishes', 'Dull skin'];
const some = (all: readonly string[], nth: number, seed: number): string[] =>
  all.filter((_, at) => luck(nth, seed + at, 3) === 0);

const creams = Array.from({ length: 240 }, (_, nth): Product => {
  const skins = some(SKINS, nth, 40);
  const concerns = some(CONCERNS, nth, 50);
  return product(nth, 8 + luck(nth, 60, 70), {
    kind: one(['Cream', 'Serum', 'Toner', 'Mask'], nth, 61),
    brand: `Maker ${'ABCDEFGHIJKLMNOP'.charAt(luck(nth, 62, 16))}`,
    volume: one([15, 30, 50, 75, 100, 150, 200], nth, 63),
    ...(skins.length === 0 ? {} : { skin_type: skins }),
    ...(concerns.length === 0 ? {} : { concerns }),
  });
});
const attributes = [
  attribute('kind'),
  attribute('brand'),
  attribute('volume', 'number', 'ml'),
  attribute('skin_type', 'list'),
  attribute('concerns', 'list'),
];

test('what it should help with is asked for before size, budget and brand, in plain words', () => {
  const { advisor } = drafted(attributes, creams);
  expect(question(advisor, 'skin_type').title).toBe('What is your skin like?');
  expect(question(advisor, 'concerns').title).toBe('What should it help with?');
  expect(idsOf(advisor).slice(0, 3).toSorted()).toEqual(['concerns', 'kind', 'skin_type']);
  for (const need of ['skin_type', 'concerns']) {
    for (const later of ['volume', 'budget', 'brand']) {
      if (!idsOf(advisor).includes(later)) continue;
      expect(question(advisor, need).stage).toBeLessThan(question(advisor, later).stage);
    }
  }
});

test('who wants help with two things sees first what helps with both, and then what helps with one', () => {
  const { advisor } = drafted(attributes, creams);
  expect(question(advisor, 'concerns')).toMatchObject({ type: 'MULTIPLE', role: 'preference', match: 'any' });
  expect(question(advisor, 'concerns').weight).toBeGreaterThan(1);
});

test('a draft of a few questions asks for needs rather than for the size of the bottle', () => {
  const { advisor } = drafted(attributes, creams, { mostQuestions: 4 });
  expect(idsOf(advisor)).toEqual(expect.arrayContaining(['kind', 'skin_type', 'concerns']));
});

test('needs of which a product has one each are asked for as one choice, which removes what does not suit', () => {
  const feed = Array.from({ length: 200 }, (_, nth): Product => {
    return product(nth, 5 + luck(nth, 70, 60), {
      special_needs: one(['Sensitive stomach', 'Weight control', 'Sterilised', 'Joints'], nth, 71),
      flavour: one(['Chicken', 'Beef', 'Fish', 'Lamb'], nth, 72),
      brand: `Maker ${'ABCDEFGHIJ'.charAt(luck(nth, 73, 10))}`,
    });
  });
  const { advisor } = drafted([attribute('special_needs'), attribute('flavour'), attribute('brand')], feed);
  expect(question(advisor, 'special_needs')).toMatchObject({
    title: 'Any special needs?',
    type: 'SINGLE',
    role: 'filter',
    stage: 1,
  });
});

test('needs are asked for in the language of the draft', () => {
  const named = [attribute('typ_pleti'), ...attributes.filter(({ name }) => name === 'kind' || name === 'brand')];
  const czech = creams.map((each) => ({
    ...each,
    attributes: { ...each.attributes, typ_pleti: one(['Suchá', 'Mastná', 'Normální'], Number(each.price), 80) },
  }));
  const { advisor } = drafted(named, czech, { language: 'cs' });
  expect(question(advisor, 'typ_pleti').title).toBe('Jakou máte pleť?');
});

test('what it should help with is asked even where it is known of few, because the others stay behind these', () => {
  const fewer = creams.map(({ attributes: { concerns, ...others }, ...cream }, nth) => ({
    ...cream,
    attributes: nth % 3 === 0 && concerns !== undefined ? { ...others, concerns } : others,
  }));
  const { advisor } = drafted(attributes, fewer);
  expect(question(advisor, 'concerns')).toMatchObject({ role: 'preference' });
});
