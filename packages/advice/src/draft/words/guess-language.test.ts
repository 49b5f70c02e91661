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

test('headings and names of goods are enough where a catalog has no sentences', () => {
  const guess = (headings: string[], texts: string[]) => guessLanguage(labelled(...headings), texts);
  expect(guess(['Artikelgruppe', 'Mindesthaltbarkeit'], ['Apfelsaft 0,33l Dose 24er', 'Getränke'])).toBe('de');
  expect(guess(['Type', 'Maat', 'Stock'], ['Polo lichtblauw-45', 'Simple Product', 'Kraag', 'bruin'])).toBe('nl');
  expect(guess(['Weight'], ['biely', 'čerešňa', 'červený', 'orech lesk', 'biela fľaša', 'drevo'])).toBe('sk');
  expect(guess(['Name'], ['Valkoinen paita', 'Musta takki', 'Kengät 42'])).toBe('fi');
  expect(guess(['Brand', 'Category'], ['Women', 'Boots', 'Red dress'])).toBe('en');
  // Two words of one language may be names.
  expect(guess(['Brand'], ['Maison Rouge', 'Casa Bianca'])).toBeNull();
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
  // Drafts say it in German.
  expect(foreignNames(labelled('Volume'), 'de')).toEqual([]);
});

test('an English name in a draft of another language is told unless the language has its own word for it', () => {
  expect(foreignNames(labelled('Grid', 'Phases', 'Solar'), 'tr')).toEqual([]);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'tr')).toEqual(['mounting holes', 'wheel type']);
  expect(foreignNames(labelled('Mounting holes', 'Wheel type'), 'en')).toEqual([]);
});
