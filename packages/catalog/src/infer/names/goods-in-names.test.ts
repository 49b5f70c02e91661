// What names say of mattresses, drives, tanks, games and machines of one kind, where no column does.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

test('mattresses have a size and a firmness, the longer name of each where it stands', async () => {
  const found = await attributesOfNames([
    'Alder Rest 12 in. Plush Foam Queen Mattress #',
    'Birch Rest Ultra Firm Cal King Mattress #',
    'Cedar Cloud Medium Firm Twin X-long Mattress #',
    'Alder Cloud Firm California King Mattress #',
    'Birch Dream Medium Full Mattress #',
  ]);
  expect(found.map(({ bed_size, firmness }) => [bed_size, firmness])).toEqual([
    ['Queen', 'Plush'],
    ['California King', 'Ultra firm'],
    ['Twin XL', 'Medium firm'],
    ['California King', 'Firm'],
    ['Full', 'Medium'],
  ]);
});

test.each([['Matratze Alder H3 #', 'Matratze Birch Härtegrad 2 #', 'Matratze Cedar H4 #']])(
  'a degree of firmness is one word',
  async (...names) => {
    expect((await attributesOfNames(names)).map(({ firmness }) => firmness)).toEqual(['H3', 'H2', 'H4']);
  },
);

test.each([
  ['sheets and bands', ['Queen of Hearts poster #', 'King crab #', 'Twin pack of tea #']],
  [
    'laptops with a drive',
    ['Laptop Alder 16GB RAM 512GB SSD NVMe #', 'Laptop Birch 8GB RAM 256GB SSD M.2 #', 'Notebook Cedar 1TB SSD SATA #'],
  ],
])('elsewhere such words say nothing of the kind: %s', async (_, names) => {
  for (const one of await attributesOfNames(names))
    for (const name of ['bed_size', 'firmness', 'form_factor', 'connection']) expect(one).not.toHaveProperty(name);
});

test('drives have a form and a connection, and a size of which a letter is missing', async () => {
  const found = await attributesOfNames([
    'Alder SSD 480GB M.2 NVME #',
    'Birch SSD A400/240G SATA III #',
    'Cedar 2.5" SSD 1TB SATA3 #',
    'Alder SSD mSATA 128 GB #',
    'Birch portable SSD 500GB USB 3.1 #',
    'Cedar S40G SSD 256GB #',
  ]);
  expect(found.map(({ form_factor, connection, storage }) => [form_factor, connection, storage])).toEqual([
    ['M.2', 'NVMe', 480],
    [undefined, 'SATA', 240],
    ['2.5"', 'SATA', 1024],
    ['mSATA', undefined, 128],
    [undefined, 'USB', 500],
    [undefined, undefined, 256],
  ]);
});

test('cubic metres and litres at length are volumes; what flows is none', async () => {
  const tanks = await attributesOfNames([
    'Nádrž na vodu 4,2 m3 #',
    'Nádrž Alder 300 l #',
    'Kontejner 1000 litrů #',
    'Sud 80 lt. #',
    'Nádrž 6 m³ #',
  ]);
  expect(tanks.map(({ volume }) => volume)).toEqual([4200, 300, 1000, 80, 6000]);
  const pumps = await attributesOfNames(['Pump Alder 4 m3/h #', 'Pump Birch 6 m3/h #', 'Pump Cedar 9 m3/h #']);
  expect(pumps.map(({ volume }) => volume)).toEqual([undefined, undefined, undefined]);
});

test('games say in brackets which languages they have, where some have two', async () => {
  const found = await attributesOfNames([
    'Alder Game (EN) #',
    'Birch Game (DE/EN) #',
    'Cedar Game (DE) #',
    'Larch Game #',
  ]);
  expect(found.map(({ language }) => language)).toEqual([['English'], ['German', 'English'], ['German'], undefined]);
  const plugs = await attributesOfNames(['Alder Kettle (EU) #', 'Birch Kettle (UK) #', 'Cedar Kettle (DE) #']);
  expect(plugs.every((one) => !('language' in one))).toBe(true);
});

test('where all are of one kind, the word before it tells them apart, unless it is a maker', async () => {
  const found = await attributesOfNames([
    'Настенный кондиционер ALDER #',
    'Напольный кондиционер BIRCH #',
    'Настенный кондиционер CEDAR #',
  ]);
  expect(found.map(({ kind }) => kind)).toEqual([
    'Настенный кондиционер',
    'Напольный кондиционер',
    'Настенный кондиционер',
  ]);
  const makers = await attributesOfNames(['Alder kettle #', 'Birch kettle #', 'Cedar kettle #'], () => '', {
    column: 'brand',
    cell: (nth) => ['Alder', 'Birch', 'Cedar'][nth % 3] ?? '',
  });
  expect(makers.map(({ kind }) => kind)).toEqual([undefined, undefined, undefined]);
});

test('tools come alone or with their battery, and what a name says last counts', async () => {
  const found = await attributesOfNames([
    'Alder 18V Hammer Drill (Tool-Only) #',
    'Birch Drill/Driver Kit with Charger #',
    'Cedar Impact Driver Kit M5 (Tool Only) #',
    'Larch Circular Saw #',
    'Alder Hammer Drill Kit #',
  ]);
  expect(found.map(({ scope }) => scope)).toEqual(['Tool only', 'Kit', 'Tool only', undefined, 'Kit']);
  const german = await attributesOfNames([
    'Alder Bohrschrauber Solo #',
    'Birch Stichsäge ohne Akku #',
    'Cedar Winkelschleifer mit 2 Akkus #',
  ]);
  expect(german.map(({ scope }) => scope)).toEqual(['ohne Akku', 'ohne Akku', 'mit Akku']);
});

test.each([
  ['kits of other goods', ['Alder Makeup Kit #', 'Birch Brush Set #', 'Cedar Candle Kit #']],
  ['tools of which none comes alone', ['Alder Hammer Drill Kit #', 'Birch Impact Driver Set #', 'Cedar Jigsaw #']],
])('no scope: %s', async (_, names) => {
  for (const one of await attributesOfNames(names)) expect(one).not.toHaveProperty('scope');
});
