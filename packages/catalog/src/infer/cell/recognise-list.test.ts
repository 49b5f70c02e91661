import { expect, test } from 'vitest';
import { recogniseList } from './recognise-list.ts';

const listOf = (cells: Readonly<Record<string, number>>) =>
  recogniseList(Object.entries(cells).map(([text, count], line) => ({ text, count, line: line + 2 })));
const COLOURS = { White: 30, Grey: 20, Black: 9, 'Grey / White': 9, 'Black / White': 7, 'Stone / Black': 2 };

test('a separator that has blanks around it in most cells splits those without them, too, where their parts are known', () => {
  const reading = listOf({
    ...COLOURS,
    'White/Grey': 13,
    'WHITE/RED': 1,
    'Grey / /White': 1,
    'Two Tone Grey/White': 1,
  });
  expect(reading?.split).toBe('/');
  const texts = reading?.parts.map(({ text }) => text);
  expect(texts).toEqual(['White', 'Grey', 'Black', 'Stone', 'WHITE', 'RED', 'Two Tone Grey']);
  expect(reading?.parts.find(({ text }) => text === 'White')?.count).toBe(30 + 9 + 7 + 13 + 1 + 1);
});

test('what only looks like two values stays one', () => {
  expect(listOf({ ...COLOURS, 'AC/DC': 4 })?.split).toBe(' / ');
  expect(listOf({ ...COLOURS, 'White/Grey': 1, 'AC/DC': 4 })?.split).toBe(' / ');
  expect(listOf(COLOURS)?.split).toBe(' / ');
});

test('shades that come only once are several, where each has a colour in it', () => {
  const reading = listOf({
    'Black, Space Gray': 1,
    'Black, Rose Gold': 1,
    Black: 3,
    'Coral Blue, Maple Gold': 1,
    'Arctic Silver': 2,
  });
  expect(reading?.split).toBe(',');
  expect(reading?.parts.map(({ text }) => text)).toContain('Coral Blue');
  expect(listOf({ 'Contract, Lease': 1, 'Sale, Rental offer': 1, 'Swap, Gift': 1, Loan: 2 })).toBe(null);
});
