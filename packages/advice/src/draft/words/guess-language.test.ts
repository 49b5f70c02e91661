import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

const labelled = (...labels: string[]) => labels.map((label) => ({ name: label.toLowerCase(), label }));

test('a catalog that does not say its language is asked about in that of its labels', () => {
  expect(guessLanguage(labelled('Brand', 'Color', 'Höhe', 'Breite', 'Belastbarkeit'))).toBe('de');
  expect(guessLanguage(labelled('Brand', 'Color', 'Height', 'Width', 'Smart'))).toBe('en');
  expect(guessLanguage(labelled('Značka', 'Barva', 'Výška'))).toBe('en');
  expect(guessLanguage([])).toBe('en');
});
