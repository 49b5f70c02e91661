import { expect, test } from 'vitest';
import { findRenamed } from './find-renamed.ts';

test.each([
  ['Farbe', ['Neuheit', 'Farbton', 'Farbe 2'], 'Farbe 2'],
  ['Farbe', ['Neuheit', 'Farbton'], 'Farbton'],
  ['Personen', ['Neuheit', 'Anzahl Personen'], 'Anzahl Personen'],
  ['Artikelnummer', ['Art-Nr', 'Artikeltext'], 'Art-Nr'],
  ['Warengruppe', ['Name', 'Gruppe'], 'Gruppe'],
  ['Verkaufpreis', ['Verkaufspreis', 'UVP'], 'Verkaufspreis'],
  ['Frabe', ['Farbe'], 'Farbe'],
])('%s among %j is %s', (name, unused, found) => {
  expect(findRenamed([name], unused)).toBe(found);
});

test('what has nothing in common is not named, and nothing is where all columns are used', () => {
  expect(findRenamed(['Farbe'], ['Neuheit', 'EAN', 'Preis'])).toBeNull();
  expect(findRenamed(['Farbe'], [])).toBeNull();
});

test('what is sought may be known under several names', () => {
  expect(findRenamed(['Wassersäule', 'column'], ['Water column'])).toBe('Water column');
});
