import { expect, test } from 'vitest';
import {
  bordersOf,
  moveBorder,
  readGroupings,
  suggestGroupings,
  titleOfGrouping,
  writeGroupings,
} from './range-groupings.ts';

const WORDS = { upTo: 'Up to {to}', between: '{from} to {to}', above: 'From {from}', all: 'All' };
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
  const moved = moveBorder(readGroupings(THREE), 100, 150, WORDS, '€');
  expect(writeGroupings(moved)).toEqual([
    { title: 'Up to 150 €', to: 150 },
    { title: 'In the middle', from: 150, to: 200 },
    { title: 'From 200 €', from: 200 },
  ]);
  expect(moveBorder(moved, 150, 200, WORDS, '€')).toBe(moved);
});

test('are suggested so that each has about as many products, and no border twice', () => {
  const groupings = suggestGroupings({ least: 0, most: 400, bars: [10, 10, 10, 10] }, 4, WORDS, '€');
  expect(bordersOf(groupings)).toEqual([100, 200, 300]);
  expect(groupings.map((each) => titleOfGrouping(each, WORDS, '€'))).toEqual(groupings.map(({ title }) => title));
  expect(bordersOf(suggestGroupings({ least: 3, most: 3, bars: [5] }, 4, WORDS, ''))).toEqual([]);
  expect(bordersOf(suggestGroupings({ least: 0, most: 10, bars: [90, 0, 0, 0, 1] }, 3, WORDS, ''))).toEqual([2]);
});
