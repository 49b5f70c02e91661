import { expect, test } from 'vitest';
import { headingIn } from './heading-words.ts';

const LANGUAGES = 'cs da de es fi fr hr hu it nb nl pl pt ro ru sk sr sv tr uk'.split(' ');

test.each(LANGUAGES)('every heading has a word in %s', (language) => {
  for (const heading of ['Categories', 'colour', 'Condition', 'gender', 'flavour', 'notes_base'])
    expect(headingIn(heading, language), heading).toMatch(/\p{L}{2}/u);
  expect(headingIn('base notes', language)).not.toBe(headingIn('condition', language));
});

test('a heading keeps its unit, and what is no heading has no word', () => {
  expect(headingIn('Weight (kg)', 'de')).toBe('Gewicht (kg)');
  expect(headingIn('Colour of the zip', 'de')).toBe(null);
  expect(headingIn('Colour', 'xx')).toBe(null);
});

test('what stands above the rows of a list is the category of those below it', () => {
  expect(headingIn('Section', 'tr')).toBe('Kategori');
  expect(headingIn('Section', 'de')).toBe('Kategorie');
});
