import { expect, test } from 'vitest';
import { foreignNames, guessLanguage } from './guess-language.ts';

const labelled = (...labels: string[]) => labels.map((label) => ({ name: label.toLowerCase(), label }));

test('a catalog that does not say its language is asked about in that of its labels', () => {
  expect(guessLanguage(labelled('Brand', 'Color', 'Höhe', 'Breite', 'Belastbarkeit'))).toBe('de');
  expect(guessLanguage(labelled('Brand', 'Color', 'Height', 'Width', 'Style', 'Smart'))).toBe('en');
  expect(guessLanguage(labelled('Značka', 'Barva', 'Výška'))).toBe('cs');
  expect(guessLanguage(labelled('Väri', 'Valmistaja', 'Leveys'))).toBe('fi');
});

test('its texts say it where its attributes do not', () => {
  const guess = (text: string) => guessLanguage(labelled('Color', 'Size'), [text]);
  expect(guess('Camiseta de algodón para mujer con estampado muy suave y cómoda para el verano')).toBe('es');
  expect(guess('Часы с экраном и ремешком из силикона для бега, новые')).toBe('ru');
  expect(guess('Скатертина з бавовни для святкового столу, не вигорає і легко переться')).toBe('uk');
  expect(guess('Güneş paneli için bağlantı kablosu ve taşıyıcı yapı ile birlikte')).toBe('tr');
  expect(guess('Chemise en coton avec des boutons pour les hommes, une coupe droite')).toBe('fr');
});

test('nothing is guessed from numbers, codes and names', () => {
  expect(guessLanguage([])).toBeNull();
  expect(guessLanguage(labelled('X1', 'Y'), ['ZX-440 B17', 'GT 7X Pro'])).toBeNull();
});

test('an attribute named in another language than the questions is told', () => {
  const attributes = labelled('Barva', 'Výška', 'Marquee');
  expect(foreignNames(attributes, 'en')).toEqual(['barva', 'výška']);
  expect(foreignNames(attributes, 'cs')).toEqual([]);
  expect(foreignNames(labelled('Color', 'Active ingredients'), 'en')).toEqual([]);
  expect(foreignNames(labelled('Collection'), 'fr')).toEqual([]);
});

test('an English name in a draft of another language is told unless the language has its own word for it', () => {
  expect(foreignNames(labelled('Grid', 'Phases', 'Solar'), 'tr')).toEqual([]);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'tr')).toEqual(['mounting holes', 'wheel type']);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'en')).toEqual([]);
});
