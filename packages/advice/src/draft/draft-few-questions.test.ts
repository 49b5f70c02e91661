// Promises of a draft about which questions it keeps: a handful, those that people ask first, and no names of the trade before them.

import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, type Values } from './drafted.fixture.ts';

const things = (many: number, values: (nth: number) => Values) =>
  Array.from({ length: many }, (_, nth) => product(nth, 300 + luck(nth, 7, 2500), values(nth)));

const attributes = [
  attribute('type_name'),
  attribute('screen_size', 'number', 'in'),
  attribute('ram', 'number', 'GB'),
  attribute('op_sys'),
  attribute('ssd', 'boolean'),
  attribute('backplate', 'boolean'),
  attribute('cpu_family'),
  attribute('lid'),
  attribute('hinge'),
  attribute('brand'),
];
const computers = things(900, (nth) => ({
  type_name: one(['Notebook', 'Gaming', 'Ultrabook', 'Workstation'], nth, 11),
  screen_size: one([12.5, 13.3, 14, 15.6, 17.3], nth, 12),
  ram: one([4, 8, 8, 16, 32], nth, 13),
  // One value dominates, and shoppers ask all the same.
  op_sys: luck(nth, 14, 10) < 7 ? 'Panes 10' : one(['Fruit', 'Penguin', 'None'], nth, 15),
  ssd: luck(nth, 16, 100) < 96,
  backplate: luck(nth, 17, 2) === 0,
  cpu_family: `Core C${luck(nth, 18, 45)}`,
  lid: one(['Flat', 'Round'], nth, 19),
  hinge: one(['Left', 'Right'], nth, 20),
  brand: `Maker ${luck(nth, 21, 15)}`,
}));

test('what people ask first is asked, however frequent one value is; a yes that nearly all have is not', () => {
  const { advisor } = drafted(attributes, computers);
  expect(idsOf(advisor)).toContain('op_sys');
  expect(idsOf(advisor)).not.toContain('ssd');
});

test('dozens of names of the trade come last, if at all', () => {
  const ids = drafted(attributes, computers).advisor;
  for (const { id, stage } of ids.questions) if (id === 'cpu_family') expect(stage).toBe(2);
  const alone = drafted([attribute('type_name'), attribute('cpu_family')], computers).advisor;
  expect(question(alone, 'cpu_family').stage).toBe(2);
});

test('beyond seven questions, those that help few are given up, with the reason, and shoppers find their product all the same', () => {
  const facets = Array.from({ length: 12 }, (_, nth) => attribute(`facet_${'abcdefghijkl'.charAt(nth)}`));
  const many = things(700, (nth) => ({
    brand: `Maker ${luck(nth, 30, 9)}`,
    ...Object.fromEntries(facets.map(({ name }, at) => [name, one(['Alder', 'Birch', 'Cedar'], nth, 40 + at)])),
  }));
  const { advisor, leftOut, forecast } = drafted([...facets, attribute('brand')], many);
  expect(advisor.questions.length).toBeLessThanOrEqual(7);
  expect(forecast.found).toBeGreaterThanOrEqual(0.95);
  expect(leftOut.length).toBeGreaterThan(5);
  // Whoever asks for more gets more.
  expect(
    drafted([...facets, attribute('brand')], many, { mostQuestions: 14 }).advisor.questions.length,
  ).toBeGreaterThan(7);
});
