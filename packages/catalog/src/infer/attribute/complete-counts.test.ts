import { expect, test } from 'vitest';
import { measuredIn } from './measured-names.fixture.ts';

const NAMES = ['Alder bench 2 seats', 'Birch sofa 3 seats', 'Cedar corner 5 seats', 'Elm lounge 4 seats'];
const SEATS = [2, 3, 5, 4];

test('where a column of counts is blank, the name says it', async () => {
  const { rules, values } = await measuredIn(NAMES, 'Seats', (row) => (row % 8 < 4 ? '' : String(SEATS[row % 4])));
  expect(rules).toEqual([['seats', null, 'Seats']]);
  expect(values).toEqual(SEATS.map((seats) => [seats]));
});

test('thousands are read as names write them', async () => {
  const names = [
    'Alder reel 15,000 turns',
    'Birch reel 2,500 turns',
    'Cedar reel 9,000 turns',
    'Elm reel 30,000 turns',
  ];
  const turns = [15_000, 2500, 9000, 30_000];
  const { values } = await measuredIn(names, 'Turns', (row) => (row % 8 < 4 ? '' : String(turns[row % 4])));
  expect(values).toEqual(turns.map((each) => [each]));
});

test('a column that says something else than the names again and again is not believed', async () => {
  const { rules, values } = await measuredIn(NAMES, 'Seats', (row) => (row % 4 === 0 ? '2' : '1'));
  expect(rules).toEqual([['seats', null, 'Seats']]);
  expect(values).toEqual(SEATS.map((seats) => [seats]));
});

test('a full column that says the same stays as it is, and one that counts something else as well', async () => {
  const same = await measuredIn(NAMES, 'Seats', (row) => String(SEATS[row % 4]));
  expect(same.values).toEqual(SEATS.map((seats) => [seats]));
  const other = await measuredIn(NAMES, 'Legs', (row) => String(4 + (row % 3)));
  expect(other.rules.map(([name]) => name)).toEqual(['legs', 'seats']);
});

test('a few slips are no contradiction', async () => {
  const { values } = await measuredIn(NAMES, 'Seats', (row) => (row === 7 ? '9' : String(SEATS[row % 4])));
  expect(values).toEqual(SEATS.map((seats) => [seats]));
});
