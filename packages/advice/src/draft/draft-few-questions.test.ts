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
  for (const { id, stage } of ids.questions) if (id === 'cpu_family') expect(stage).toBeGreaterThan(1);
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

test('of as many questions, those are asked by which most shoppers find their product: the brand, if facts alone leave many without it', () => {
  const facts = ['fit', 'lid', 'rim', 'base', 'cord'].map((name) => attribute(name));
  const many = things(900, (nth) => ({
    type: one(['Lamp', 'Lantern', 'Spot'], nth, 50),
    ...Object.fromEntries(facts.map(({ name }, at) => [name, one(['Alder', 'Birch'], nth, 60 + at)])),
    brand: `Maker ${luck(nth, 51, 24)}`,
  }));
  const { advisor, forecast } = drafted([attribute('type'), ...facts, attribute('brand')], many, {
    mostQuestions: 5,
  });
  expect(idsOf(advisor)).toContain('brand');
  expect(idsOf(advisor)).toContain('budget');
  expect(forecast.found).toBeGreaterThan(0.9);
  // In the order of a conversation, the kind and the budget come first.
  expect(question(advisor, 'brand').stage).toBeGreaterThan(question(advisor, 'budget').stage);
  expect(question(advisor, 'type').stage).toBe(1);
});

test('the colour, which removes little, comes behind what removes products, and the brand does not', () => {
  const vans = things(600, (nth) => ({
    mileage: 1000 * (3 + luck(nth, 57, 120)),
    gearbox: one(['Automatic', 'Manual'], nth, 58),
    brand: `Maker ${luck(nth, 59, 20)}`,
    colors: [one(['White', 'Grey', 'Blue', 'Black'], nth, 60), one(['Red', 'Green', 'Silver'], nth, 61)],
  }));
  const facts = [attribute('mileage', 'number', 'miles'), attribute('gearbox'), attribute('brand')];
  const { advisor } = drafted([...facts, attribute('colors', 'list')], vans);
  const stages = ['mileage', 'brand', 'colors'].map((id) => question(advisor, id).stage);
  expect(stages).toEqual([2, 2, 3]);
});

test('what is known of fewer than half comes behind what is known of all, and a handful is filled with the latter', () => {
  const some = [
    attribute('screen_size', 'number', 'in'),
    attribute('panel'),
    attribute('resolution'),
    attribute('system'),
  ];
  const screens = things(120, (nth) => ({
    screen_size: one([32, 43, 50, 55, 65, 75], nth, 52),
    panel: one(['Plain', 'Dotted', 'Striped'], nth, 53),
    resolution: one(['HD', '4K', '4K'], nth, 54),
    ...(luck(nth, 55, 100) < 40 ? { system: one(['Robot', 'Fruit'], nth, 56) } : {}),
  }));
  const { advisor } = drafted(some, screens, { mostQuestions: 7 });
  const ids = idsOf(advisor);
  expect(ids).toContain('resolution');
  if (!ids.includes('system')) return;
  expect(ids.indexOf('system')).toBeGreaterThan(ids.indexOf('panel'));
  expect(question(advisor, 'system').stage).toBeGreaterThan(question(advisor, 'panel').stage);
});

test('the names of a shop for its series come when nothing else tells apart what is left, if at all', () => {
  const series = [
    'Desk lamps NOVA',
    'Desk lamps R4',
    'Floor lamps NOVA',
    'Floor lamps LUMO',
    'Wall lights R4',
    'Wall lights 900',
  ] as const;
  const lamps = things(400, (nth) => {
    const own = one(series, nth, 70);
    return { category: own.split(' ').slice(0, 2).join(' '), subcategory: own, ...shapes(nth) };
  });
  const { advisor } = drafted(
    ['category', 'subcategory', 'shade', 'base'].map((name) => attribute(name)),
    lamps,
  );
  expect(idsOf(advisor)[0]).toBe('category');
  for (const { id, stage } of advisor.questions) if (id === 'subcategory') expect(stage).toBeGreaterThan(1);
  expect(idsOf(advisor).slice(0, 3)).not.toContain('subcategory');
});
const shapes = (nth: number): Values => ({
  shade: one(['Round', 'Oval', 'Cone'], nth, 71),
  base: one(['Plate', 'Clamp', 'Tripod'], nth, 72),
});

test('how much memory it should have is asked before how sharp the picture is', () => {
  const pixels = (name: string) => attribute(name, 'number', 'px');
  const laptops = things(900, (nth) => {
    const [screen_resolution_x, screen_resolution_y] = one(
      [
        [1366, 768],
        [1920, 1080],
        [1920, 1080],
        [2560, 1440],
        [3840, 2160],
      ],
      nth,
      90,
    );
    return {
      ...{ screen_resolution_x, screen_resolution_y },
      type_name: one(['Notebook', 'Gaming', 'Ultrabook'], nth, 91),
      screen_size: one([12.5, 13.3, 14, 15.6, 17.3], nth, 92),
      op_sys: one(['Panes 10', 'Fruit', 'Penguin'], nth, 93),
      ram: one([4, 8, 8, 8, 16, 32], nth, 94),
      weight: 0.9 + luck(nth, 95, 300) / 100,
      brand: `Maker ${luck(nth, 96, 15)}`,
    };
  });
  const ofLaptops = [
    ...[attribute('type_name'), attribute('screen_size', 'number', 'in')],
    ...[pixels('screen_resolution_x'), pixels('screen_resolution_y'), attribute('op_sys')],
    ...[attribute('ram', 'number', 'GB'), attribute('weight', 'number', 'kg'), attribute('brand')],
  ];
  for (const mostQuestions of [5, 6, 7]) {
    const ids = idsOf(drafted(ofLaptops, laptops, { mostQuestions }).advisor);
    if (ids.includes('screen_resolution')) expect(ids).toContain('ram');
  }
  expect(idsOf(drafted(ofLaptops, laptops, { mostQuestions: 7 }).advisor)).toContain('ram');
});

test('a question to which nearly all would give the same reply waits for those that tell more', () => {
  const fuel = (nth: number): string => (nth % 30 === 7 ? one(['Petrol', 'Gas'], nth, 80) : 'Diesel');
  const vans = things(800, (nth) => ({
    year: 2004 + luck(nth, 81, 22),
    mileage: 1000 * (3 + luck(nth, 82, 120)),
    ...(nth % 7 === 0 ? {} : { fuel: fuel(nth) }),
    ...(nth % 4 === 0 ? { gearbox: luck(nth, 83, 7) === 0 ? 'Automatic' : 'Manual' } : {}),
    make: `Maker ${luck(nth, 84, 60)}`,
    color: one(['White', 'Grey', 'Silver', 'Black', 'Blue', 'Red'], nth, 85),
  }));
  const ofVans = [
    ...[attribute('year', 'number'), attribute('mileage', 'number', 'miles'), attribute('fuel')],
    ...[attribute('gearbox'), attribute('make'), attribute('color')],
  ];
  const { advisor, leftOut } = drafted(ofVans, vans, { mostQuestions: 7 });
  expect(idsOf(advisor)).not.toContain('fuel');
  expect(leftOut.map(({ attribute }) => attribute)).toContain('fuel');
});
