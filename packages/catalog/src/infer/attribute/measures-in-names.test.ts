import { expect, test } from 'vitest';
import { measuredIn as valuesOf } from './measured-names.fixture.ts';

test('a measure that stands in many names is an attribute, in one unit', async () => {
  const { rules, values } = await valuesOf(['Oil 0.75 l', 'Oil 500 ml', 'Oil 1l', 'Gift card']);
  expect(rules).toEqual([['volume', 'l', 'Volume']]);
  expect(values).toEqual([[0.75], [0.5], [1], [null]]);
});

test('decimal commas, other alphabets, and two measures of different kinds', async () => {
  const { rules, values } = await valuesOf(['Корм 1,5 кг 12 В', 'Корм 800 г 24 В', 'Корм 2 кг 230 В']);
  expect(rules.map(([name, unit]) => [name, unit])).toEqual([
    ['weight', 'kg'],
    ['voltage', 'V'],
  ]);
  expect(values).toEqual([
    [1.5, 12],
    [0.8, 24],
    [2, 230],
  ]);
});

test('inches have many spellings', async () => {
  const names = [
    'TV 55" LED',
    'TV 65 pulgadas',
    'TV 32"Pulgadas',
    'TV 75 inch',
    'TV 70  Pulgadas',
    '43-inch TV',
    'TV 50"LED',
  ];
  const { rules, values } = await valuesOf(names);
  expect(rules.map(([name, unit]) => [name, unit])).toEqual([['size', 'in']]);
  expect(values).toEqual([[55], [65], [32], [75], [70], [43], [50]]);
});

test('what names say in two units is asked for once, and two different measures stay two', async () => {
  const same = await valuesOf(['TV 55" 139,7 cm', 'TV 32" 80 cm', 'TV 65" 165.1 cm', 'TV 43" 109 cm', 'TV 75"']);
  expect(same.rules.map(([name, unit]) => [name, unit])).toEqual([['size', 'in']]);
  const other = await valuesOf(['Bike 28" 56 cm', 'Bike 26" 48 cm', 'Bike 24" 40 cm', 'Bike 29" 60 cm']);
  expect(other.rules.map(([name, unit]) => [name, unit])).toEqual([
    ['size', 'in'],
    ['length', 'cm'],
  ]);
});

test('a point or a comma before one or two digits is a decimal one, whichever most names have', async () => {
  const { values } = await valuesOf(['Box 1,5 kg', 'Box 2,5 kg', 'Box 3,25 kg', 'Box 4.5 kg']);
  expect(values).toEqual([[1.5], [2.5], [3.25], [4.5]]);
});

test('a number that lacks its comma is what many other names say, and without them it is none', async () => {
  const many = ['Cola 0,33 l', 'Limo 0,33l', 'Tonic 0,5 l', 'Sour033l', 'Soda 033l', 'Mate 033 l', 'Beer 0,2 l'];
  const { rules, values } = await valuesOf(many);
  expect(rules).toEqual([['volume', 'l', 'Volume']]);
  expect(values).toEqual([[0.33], [0.33], [0.5], [null], [0.33], [0.33], [0.2]]);
  const few = await valuesOf(['Cola 0,75 l', 'Limo 1 l', 'Tonic 0,5 l', 'Soda 033l']);
  expect(few.values).toEqual([[0.75], [1], [0.5], [null]]);
});

test('a blank that is missing before a decimal number of a pack is no part of a code', async () => {
  const { values } = await valuesOf(['Cola 0,33 l x 24', 'Lime0,5l x 12', 'Tonic 0,2 l x 6', 'Part AB1,5l x 6']);
  expect(values.map(([litres]) => litres)).toEqual([0.33, 0.5, 0.2, null]);
});

test('where most is sold by weight, the few drinks say their volume; where nothing is, a few numbers are no measure', async () => {
  const sweets = ['Bears', 'Lips', 'Frogs', 'Eyes', 'Bones', 'Mice', 'Rings', 'Coins', 'Bats'].map(
    (name, nth) => `${name} ${nth + 1} kg`,
  );
  const drinks = ['Shake 350 ml', 'Juice 200 ml', 'Tea 500 ml'];
  const beside = await valuesOf([...sweets, ...sweets, ...drinks]);
  expect(beside.rules.map(([name, unit]) => [name, unit])).toEqual([
    ['weight', 'kg'],
    ['volume', 'ml'],
  ]);
  const alone = await valuesOf([...sweets, ...sweets].map((name) => name.replace(/ \d+ kg/, '')).concat(drinks));
  expect(alone.rules).toEqual([]);
});

test('nothing but millimetres are a size, and those of watches the diameter of their cases', async () => {
  const lenses = await valuesOf(['Filter 52 mm', 'Filter 58MM', 'Filter 67mm']);
  expect(lenses.rules).toEqual([['size', 'mm', 'Dimension']]);
  const watches = await valuesOf(['Watch Alder 36 MM', 'Chronograph Birch 41MM', 'Wristwatch Cedar 44 mm']);
  expect(watches.rules).toEqual([['case_diameter', 'mm', 'Case diameter']]);
  expect(watches.values).toEqual([[36], [41], [44]]);
  const straps = await valuesOf(['Watch Alder 36 mm', 'Watch Birch 41 mm', 'Watch strap Cedar 22 mm', 'Watch Dune']);
  expect(straps.rules).toEqual([['size', 'mm', 'Dimension']]);
});

test.each([
  ['two in many names', ['Set 1 kg 2 kg', 'Set 3 kg 4 kg', 'Box 5 kg']],
  ['sides of a box', ['Box 30 x 40 cm', 'Box 50 x 60 cm', 'Box 20x30x40 cm']],
  ['a range', ['Heater 10-20 W', 'Heater 20–30 W', 'Heater 30/40 W']],
  ['a part of a code', ['Part AB12W', 'Part X-40V', 'Part 7.5.1l']],
  ['too few values', ['Bag 1 kg', 'Bag', 'Sack 1 kg']],
])('%s: nothing is taken', async (_, names) => {
  expect((await valuesOf(names)).rules).toEqual([]);
});

test('a column that says the same of a few products leaves the others to their names, and of most it is enough', async () => {
  const names = ['Корм 1,5 кг', 'Корм 800 г', 'Корм 2 кг'];
  const few = await valuesOf(names, 'Селен, мг', (row) => (row < 4 ? `0.${row + 1}` : ''));
  expect(few.rules.map(([name, unit]) => [name, unit])).toEqual([
    ['селен_мг', 'mg'],
    ['weight', 'kg'],
  ]);
  const most = await valuesOf(names, 'Вага, г', (row) => ['1500', '800', '2000'][row % 3] ?? '');
  expect(most.rules.map(([name, unit]) => [name, unit])).toEqual([['вага_г', 'g']]);
});

test('blank cells of a measure are filled from names that say it certainly, and only if the two agree elsewhere', async () => {
  const names = ['Bike Alder 29"', 'Bike Birch 27.5"', 'Bike Cedar 28"', 'Bike Elm 29"', 'Bike Fir'];
  const cells = ['29"', '27.5"', '', '29"', '26"'];
  const { rules, values } = await valuesOf(names, 'wheel size', (row) => cells[row % 5] ?? '');
  expect(rules).toEqual([['wheel_size', 'in', 'Wheel size']]);
  expect(values).toEqual([[29], [27.5], [28], [29], [26]]);
  const other = ['26"', '20"', '', '24"', '26"'];
  const apart = await valuesOf(names, 'wheel size', (row) => other[row % 5] ?? '');
  expect(apart.values[2]).toEqual([null]);
});

test('units in capitals are units, and a G behind a network or a memory weighs nothing', async () => {
  const names = ['JELLY 50G', 'JELLY 650 G', 'GEL 60 ML', 'GEL 1000 GR', 'GEL 10 KG', 'JELLY 1 LT', 'GEL 75CL'];
  expect((await valuesOf(names)).rules.map(([name, unit]) => [name, unit])).toEqual([
    ['weight', 'g'],
    ['volume', 'ml'],
  ]);
  expect((await valuesOf(['Phone 5G', 'Phone 4G 64G', 'Phone 5G 128G', 'Phone 3G'])).rules).toEqual([]);
  expect((await valuesOf(['Tablet 64G', 'Tablet 128G', 'Tablet 256G', 'Tablet 512G'])).rules).toEqual([]);
});

test('a G in capitals behind numbers that go on is a model; behind round ones, or beside other weights, it is grams', async () => {
  const kits = Array.from({ length: 12 }, (_, nth) => `Fitting kit Delta ${47 + nth}G`);
  expect((await valuesOf(kits)).rules).toEqual([]);
  const teas = Array.from({ length: 12 }, (_, nth) => `Green tea ${50 + nth * 25}G`);
  expect((await valuesOf(teas)).rules).toEqual([['weight', 'g', 'Weight']]);
  const mixed = [...Array.from({ length: 12 }, (_, nth) => `Herbs ${41 + nth}G`), 'Herbs 250 g', 'Herbs 1 kg'];
  expect((await valuesOf(mixed)).rules).toEqual([['weight', 'g', 'Weight']]);
});
