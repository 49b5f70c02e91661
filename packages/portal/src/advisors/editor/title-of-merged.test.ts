import { expect, it } from 'vitest';
import { titleOfMerged } from './title-of-merged.ts';

const words = {
  ...{ upTo: 'Up to {to}', between: '{from} to {to}', above: 'From {from}', over: 'More than {from}', all: 'Any' },
  others: [],
};
const titleOf = (chosen: readonly object[], attribute = '') =>
  titleOfMerged(chosen as Record<string, unknown>[], {
    words,
    language: 'en',
    attribute,
    unitOf: () => 'doors',
    currency: null,
  });

const doors = (title: string, where: object) => ({ id: title, title, where: { doors: where } });
const THREE = doors('Up to 3 doors', { lte: 3 });
const FOUR = doors('4 doors', { gt: 3, lte: 4 });
const FIVE = doors('5 doors', { gt: 4, lte: 5 });
const SIX = doors('6 doors', { gt: 5 });

it.each([
  ['begins with the first number in it', [FOUR, FIVE], '4 to 5 doors'],
  ['and not with the one before', [FIVE, SIX], 'From 5 doors'],
  ['ends with the last one', [THREE, FOUR], 'Up to 4 doors'],
  ['of all is nothing but all of them', [THREE, FOUR, FIVE, SIX], 'Up to 3 doors, 4 doors, 5 doors, 6 doors'],
  ['is more than', [doors('5 to 9', { gt: 5, lte: 9 }), doors('More than 9', { gt: 9 })], 'More than 5 doors'],
  [
    'says what the title before said',
    [doors('12 to 20', { gt: 9, lte: 20 }), doors('20 to 30', { gt: 20, lte: 30 })],
    '12 to 30 doors',
  ],
  ['is in words', [doors('Few', { gt: 2, lte: 4 }), doors('Many', { gt: 4 })], 'Few, Many'],
  ['is less than', [doors('Under 3', { lt: 3 }), doors('3 to 9', { gte: 3, lt: 9 })], 'Under 3, 3 to 9'],
  ['has a hole', [THREE, FIVE], 'Up to 3 doors, 5 doors'],
])('the title says what is covered: it %s', (_, chosen, title) => {
  expect(titleOf(chosen)).toBe(title);
});

it('answers without a title are named as shoppers read them', () => {
  const chosen = [{ id: 'Red', where: { color: ['Red', 'Crimson'] } }, { id: 'Blue' }];
  expect(titleOf(chosen, 'color')).toBe('Red');
});

it.each([
  [['Windows 10', 'Windows 10 S'], 'Windows 10'],
  [['Windows 10 S', 'Windows 10'], 'Windows 10'],
  [['Windows 7', 'Windows 10', 'Windows 10 S'], 'Windows'],
  [['Intel HD Graphics 620', 'Intel HD Graphics 520'], 'Intel HD Graphics'],
  [['Windows 10', 'macOS'], 'Windows 10'],
  [['With lid', 'With handle'], 'With lid'],
  [['For 2 people', 'For 4 people'], 'For 2 people'],
  [['', 'Linux'], 'Linux'],
  [['', ''], ''],
])('in words, it is what the titles have in common, or the first: %s', (titles, title) => {
  expect(titleOf(titles.map((each) => ({ id: each, title: each, where: { os: [each] } })))).toBe(title);
});
