import { expect, test } from 'vitest';
import {
  bordersOf,
  moveBorder,
  moveEnd,
  readGroupings,
  suggestGroupings,
  titleOfGrouping,
  writeGroupings,
} from './range-groupings.ts';

const words = {
  upTo: 'Up to {to}',
  between: '{from} to {to}',
  above: 'From {from}',
  all: 'All',
  others: ['More than {from}'],
};
const WRITING = { words, unit: '€', currency: 'EUR', language: 'fr' };
const THREE = [
  { title: 'Up to 100 €', to: 100 },
  { title: 'In the middle', from: 100, to: 200 },
  { title: 'From 200 €', from: 200 },
];

test('are read and written as they are', () => {
  expect(writeGroupings(readGroupings(THREE))).toEqual(THREE);
  expect(bordersOf(readGroupings(THREE))).toEqual([100, 200]);
});

test('a border moves for both neighbours, with titles that nobody wrote by hand, and stays between the others', () => {
  const moved = moveBorder(readGroupings(THREE), 100, 150, WRITING);
  expect(writeGroupings(moved)).toEqual([
    { title: 'Up to 150 €', to: 150 },
    { title: 'In the middle', from: 150, to: 200 },
    { title: 'From 200 €', from: 200 },
  ]);
  expect(moveBorder(moved, 150, 200, WRITING)).toBe(moved);
});

test('are suggested so that each has about as many products, and no border twice', () => {
  const groupings = suggestGroupings({ least: 0, most: 400, bars: [10, 10, 10, 10] }, 4, WRITING);
  expect(bordersOf(groupings)).toEqual([100, 200, 300]);
  expect(groupings.map((each) => titleOfGrouping(each, WRITING))).toEqual(groupings.map(({ title }) => title));
  expect(bordersOf(suggestGroupings({ least: 3, most: 3, bars: [5] }, 4, { ...WRITING, unit: '' }))).toEqual([]);
  expect(
    bordersOf(suggestGroupings({ least: 0, most: 10, bars: [90, 0, 0, 0, 1] }, 3, { ...WRITING, unit: '' })),
  ).toEqual([2]);
});

const LIGHT = readGroupings([
  { title: 'Bis 1.000 lm', to: 1000 },
  { title: '1.010 bis 1.500 lm', from: 1010, to: 1500 },
  { title: 'Für Hallen', from: 1500, to: 2500 },
  { title: 'Mehr als 2.500 lm', from: 2500 },
]);
const GERMAN = {
  ...{ unit: 'lm', currency: null, language: 'de' },
  words: { upTo: 'Bis {to}', between: '{from} bis {to}', above: 'Ab {from}', all: 'Egal', others: ['Mehr als {from}'] },
};

test('an end that is entered moves the part behind it along, and titles that say the numbers follow', () => {
  expect(writeGroupings(moveEnd(LIGHT, 1, 'to', 1750, GERMAN))).toEqual([
    { title: 'Bis 1.000 lm', to: 1000 },
    { title: '1.010 bis 1.750 lm', from: 1010, to: 1750 },
    { title: 'Für Hallen', from: 1750, to: 2500 },
    { title: 'Mehr als 2.500 lm', from: 2500 },
  ]);
  expect(moveEnd(LIGHT, 1, 'from', 1000, GERMAN)[1]?.title).toBe('1.000 bis 1.500 lm');
  expect(
    moveEnd(LIGHT, 0, 'to', 900, GERMAN)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual([...['Bis 900 lm', '900 bis 1.500 lm']]);
  expect(moveEnd(LIGHT, 3, 'to', 9000, GERMAN)[3]?.title).toBe('2.500 bis 9.000 lm');
  expect(moveEnd(LIGHT, 2, 'to', null, GERMAN)[2]?.title).toBe('Für Hallen');
});

test('amounts of money are written as the language has it', () => {
  const money = { ...GERMAN, words, unit: '€', language: 'en' };
  expect(titleOfGrouping({ from: 600, to: 1200 }, money)).toBe('€600 to €1,200');
  expect(titleOfGrouping({ from: 600, to: 1200 }, { ...GERMAN, unit: '€' })).toBe('600 bis 1.200 €');
});
