// A column that is called by its unit alone is asked for by what it measures.

import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product, question } from '../drafted.fixture.ts';
import { labelOf } from './label-of.ts';
import type { DraftLanguage } from './languages/languages.ts';

test.each([
  ['KG', 'kg', 'Weight'],
  ['kg', null, 'Weight'],
  ['cm', 'cm', 'Size'],
  ['ml', 'ml', 'Volume'],
  ['watt', 'W', 'Power'],
  ['m', null, 'M'],
  ['kg_max', 'kg', 'Kg max'],
])('the label of %s (%s) is %s', (name, unit, label) => {
  expect(labelOf({ name, unit, label: null })).toBe(label);
});

test('no question says the unit in place of the quantity, in any language', () => {
  const pots = Array.from({ length: 120 }, (_, nth) =>
    product(nth, 20 + luck(nth, 1, 400), {
      finish: one(['Matt', 'Gloss', 'Satin'], nth, 2),
      kg: one([2, 4, 7, 11], nth, 3),
    }),
  );
  const titleIn = (language: DraftLanguage): string =>
    question(drafted([attribute('finish'), attribute('kg', 'number', 'kg')], pots, { language }).advisor, 'kg').title;
  expect(titleIn('en')).toBe('Which weight do you need?');
  expect(titleIn('de')).toBe('Welches Gewicht brauchen Sie?');
  expect(titleIn('fr')).toMatch(/poids/i);
});
