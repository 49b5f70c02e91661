import { expect, test } from 'vitest';
import { columnFacts } from '../column/column-facts.ts';
import { ColumnSample } from '../column/column-sample.ts';
import { findSidesInNames } from './find-sides.ts';
import { SIDE_WORDS, SIDES } from './side-words.ts';

function titlesOf(names: readonly string[]) {
  const sample = new ColumnSample('name');
  for (const [row, name] of names.entries()) sample.add(row, name, row + 2);
  return columnFacts(sample, names.length, []);
}

const many = (names: readonly string[]) =>
  titlesOf(Array.from({ length: 40 }, (_, nth) => `${names[nth % names.length]} M${nth}`));

const read = (names: readonly string[], language: string | null) =>
  findSidesInNames(many(names), language).map(({ side, unit, pattern }) => [
    side,
    unit,
    ...names.map((name) => new RegExp(pattern, 'u').exec(name)?.[1] ?? null),
  ]);

test('every language has words for every side', () => {
  expect(Object.keys(SIDE_WORDS)).toHaveLength(34);
  for (const [language, row] of Object.entries(SIDE_WORDS)) {
    const words = row.split(' / ');
    expect(words, language).toHaveLength(SIDES.length);
    expect(
      words.every((word) => /^\p{L}{2,}/u.test(word)),
      language,
    ).toBe(true);
  }
});

test('a word behind a measure says which side it is', () => {
  const names = ['Léc / 160mm szélesség / 1000mm hosszúság', 'Léc / 120mm szélesség / 1500mm hosszúság', 'Kapu'];
  expect(read(names, 'hu')).toEqual([
    ['length', 'mm', '1000', '1500', null],
    ['width', 'mm', '160', '120', null],
  ]);
  expect(read(['Regal 60 cm breit', 'Regal 1,2 m breit'], 'de')).toEqual([['width', 'cm', '60', '1,2']]);
});

test('a word or a letter before a measure does, too', () => {
  expect(read(['Table hauteur 75 cm', 'Table hauteur 90 cm'], 'fr')).toEqual([['height', 'cm', '75', '90']]);
  expect(read(['Vase H 30 cm Ø 12 cm', 'Vase H45cm Ø 20 cm'], 'it')).toEqual([
    ['height', 'cm', '30', '45'],
    ['diameter', 'cm', '12', '20'],
  ]);
  expect(read(['Polka dł. 80 cm', 'Polka dł. 120 cm'], 'pl')).toEqual([['length', 'cm', '80', '120']]);
});

test('one word is another side in another language', () => {
  const names = ['Tavolo largo 80 cm', 'Tavolo largo 90 cm'];
  expect(read(names, 'it').map(([side]) => side)).toEqual(['width']);
  expect(read(names, 'es').map(([side]) => side)).toEqual(['length']);
  expect(read(names, 'de')).toEqual([]);
  expect(read(names, null)).toEqual([]);
  const shelves = findSidesInNames(many(['Polc 60 cm széles', 'Polc 80 cm széles']), null);
  expect(shelves).toMatchObject([{ side: 'width', language: 'hu' }]);
});

test('where words stand on both sides of measures, nobody knows', () => {
  expect(read(['Shelf 80 cm wide', 'Shelf width 90 cm', 'Shelf 70 cm wide', 'Shelf width 60 cm'], 'en')).toEqual([]);
});
