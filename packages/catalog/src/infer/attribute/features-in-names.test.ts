import { expect, test } from 'vitest';
import { expectLinear } from '../../../../../scripts/fixture/grows-linearly.ts';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';
import { findFeaturesInNames } from './features-in-names.ts';

const attributesOf = async (names: readonly string[], header = '', cell: (nth: number) => string = () => '') => {
  const rows = names.map(
    (name, nth) =>
      `A-${nth * 7 + 3}x;"${name.replaceAll('"', '""')}";5.00;https://s.example/${nth}.png;https://s.example/${nth}${cell(nth)}`,
  );
  const text = [`sku;name;price;image;link${header}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(text));
  const { products } = await gather(sourceOf(text), { mapping });
  return products.map(({ attributes }) => attributes);
};

const many = (names: readonly string[]): string[] =>
  Array.from({ length: 30 }, (_, nth) => `${names[nth % names.length]} ${nth + 1}`);

test('a television says its brand, size, resolution, panel and system in its name', async () => {
  const [first, second] = await attributesOf(
    many([
      'TV ALDER 55" 4K-UHD QLED Google TV',
      'TV BIRCH 43" Full HD LED webOS',
      'TV CEDAR 65" 8K Neo QLED Mini LED Tizen',
    ]),
  );
  expect(first).toMatchObject({
    brand: 'ALDER',
    screen_size: 55,
    resolution: '4K-UHD',
    panel: 'QLED',
    os: 'Google TV',
  });
  expect(second).toMatchObject({ brand: 'BIRCH', screen_size: 43, resolution: 'Full HD', panel: 'LED', os: 'webOS' });
});

test('a resolution is one, however it is written, and what is recorded in HD is no picture', async () => {
  const found = await attributesOf(
    many([
      'Camera Alder FHD',
      'Camera Birch 1080P',
      'Camera Cedar Full HD',
      'Camera Dogwood UHD',
      'Camera Elder 4k',
      'Camera Fir 2K',
      'Microphone Hazel HD Recording',
    ]),
  );
  expect(found.slice(0, 7).map(({ resolution }) => resolution)).toEqual([
    ...['Full HD', 'Full HD', 'Full HD', '4K', '4K', '2K', undefined],
  ]);
});

test('what a thing is, is not its colour', async () => {
  const found = await attributesOf(
    many([
      'Soft Cream white',
      'Day Cream black',
      'Night Cream green',
      'Hand Soap white',
      'Face Soap green',
      'Oil Soap black',
    ]),
  );
  expect(new Set(found.map(({ color, kind }) => `${kind} ${color}`.toLowerCase()))).toEqual(
    new Set(['cream white', 'cream black', 'cream green', 'soap white', 'soap green', 'soap black']),
  );
});

test('a system is named alike, wherever its words stand', async () => {
  const found = await attributesOf(
    many(['TV ALDER 55" LED Smart TV Google', 'TV BIRCH 43" LED Smart TV Android', 'TV CEDAR 65" LED Google TV']),
  );
  expect(found.slice(0, 3).map(({ os }) => os)).toEqual(['Google TV', 'Android TV', 'Google TV']);
});

test('colours of many languages are parts of names, which a shop of one language would write in its own', async () => {
  const found = await attributesOf([
    ...many(['Alder', 'Birch', 'Cedar', 'Hazel', 'Maple', 'Rowan']),
    ...[
      'Pinot Grigio',
      'Cuvée Blanc',
      'Terra Rossa',
      'Black Label',
      'Casa Azul',
      'Nero Nove',
      'Monte Verde',
      'Vin Rouge',
    ],
    ...['Pink Hill', 'Blanc Fumé', 'Bianco Uno', 'White Sand', 'Bela Lila', 'Noir Dix'],
  ]);
  expect(found.every(({ color }) => color === undefined)).toBe(true);
});

test.each([
  [
    ['Chair black', 'Chair White', 'Chair dark blue'],
    ['black', 'White', 'blue'],
  ],
  [
    ['Silla negra', 'Silla Blanca', 'Silla azul'],
    ['negra', 'Blanca', 'azul'],
  ],
  [
    ['Кружка синяя', 'Кружка Белая', 'Кружка красная'],
    ['синяя', 'Белая', 'красная'],
  ],
  [
    ['Venti lichtblauw ruit', 'Venti roze', 'Venti oranje', 'Venti donkergroen'],
    ['lichtblauw', 'roze', 'oranje'],
  ],
  [
    ['Kissen hellgrau', 'Kissen Dunkelrot', 'Kissen rosa', 'Kissen blau', 'Kissen grün'],
    ['hellgrau', 'Dunkelrot', 'rosa'],
  ],
  [
    ['Taza naranja', 'Taza rosa', 'Taza gris', 'Taza morada', 'Taza verde'],
    ['naranja', 'rosa', 'gris'],
  ],
  [
    ['Mugg ljusblå', 'Mugg mörkgrön', 'Mugg röd'],
    ['ljusblå', 'mörkgrön', 'röd'],
  ],
  [
    ['Bögre sötétkék', 'Bögre piros', 'Bögre zöld'],
    ['sötétkék', 'piros', 'zöld'],
  ],
])('colours in names are the colour: %j', async (names, colors) => {
  const found = await attributesOf(many(names));
  expect(found.slice(0, 3).map(({ color }) => color)).toEqual(colors);
});

/** Thirty names, of which some have a colour. */
const some = (names: readonly string[]): string[] => [
  ...many(['Harbor Tee', 'Ridge Cap', 'Meadow Scarf', 'Canyon Belt', 'Lagoon Sock']).slice(0, 30 - names.length),
  ...names,
];

test('a colour in a few proper names is no colour, wherever it stands', async () => {
  const names = [
    'Night Orchid Black',
    'Velvet Red Intense',
    'Pink Comet',
    'Blue Sail For Her',
    'White Reef',
    'Grey Oud',
  ];
  const found = await attributesOf(some([...names, 'Lagoon Green', 'Crystal Violet', 'Brown Ember']));
  expect(found.every(({ color }) => color === undefined)).toBe(true);
});

test.each([
  ['behind a sign', ['Tee - Dark Blue', 'Cap, red, XL', 'Belt | Black', 'Sock – Grey', 'Cup / Green', 'Bag - White']],
  [
    'in brackets',
    ['Tee (blue)', 'Cap (red, XL)', 'Belt [Black]', 'Sock (light grey)', 'Cup (green)', 'Bag (white/red)'],
  ],
])('where variants say it, %s, a colour counts even in a few names, and none in the words before', async (_, ends) => {
  const names = ['Red Rock ', 'Hill ', 'Dune '].flatMap((first) => ends.map((end) => `${first}${end}`)).slice(0, 10);
  const found = await attributesOf(some(names));
  expect(found.slice(20).map(({ color }) => String(color).toLowerCase())).toEqual([
    ...['blue', 'red', 'black', 'grey', 'green', 'white'],
    ...['blue', 'red', 'black', 'grey'],
  ]);
  expect(found.slice(0, 20).every(({ color }) => color === undefined)).toBe(true);
});

test('at the end of a name it counts if names differ in nothing else', async () => {
  const pairs = ['Dune Tee', 'Hill Cap', 'Reef Bag'].flatMap((stem) => [
    `${stem} black`,
    `${stem} white`,
    `${stem} red`,
  ]);
  const found = await attributesOf(some([...pairs, 'Blue Moon Lamp']));
  expect(found.slice(20).map(({ color }) => color)).toEqual([
    ...['black', 'white', 'red', 'black', 'white', 'red', 'black', 'white', 'red'],
    undefined,
  ]);
});

test.each([
  [['Juice orange', 'Juice gold', 'Juice cherry']],
  [['Blackberry jam', 'Whiteboard', 'Redwood']],
  [['Game, Silver Edition', 'Game, Gold Edition', 'Game', 'Game Deluxe']],
])('words that may mean something else are no colours: %j', async (names) => {
  const found = await attributesOf(many(names));
  expect(found.every(({ color }) => color === undefined)).toBe(true);
});

test('in a shop of jewellery gold and silver are materials, and of power supplies they are none', async () => {
  const rings = await attributesOf(many(['Ring Gold', 'Ring Silver', 'Necklace rose gold']));
  expect(rings.slice(0, 3).map(({ material }) => material)).toEqual(['Gold', 'Silver', 'rose gold']);
  const supplies = await attributesOf(many(['RM 750 80+ Gold', 'RM 850 80 Plus Silver', 'RM 550 80+ Bronze']));
  expect(supplies.every(({ material, color }) => material === undefined && color === undefined)).toBe(true);
});

test('a thing of two materials has both, and gold and steel of watches are sure, however few names have them', async () => {
  const rings = await attributesOf(many(['Ring Gold', 'Ring Silver and Steel', 'Necklace rose gold']));
  expect(rings.slice(0, 3).map(({ material }) => material)).toEqual([['Gold'], ['Silver', 'Steel'], ['rose gold']]);
  const watches = many(['Relógio Alder', 'Relógio Birch', 'Relógio Cedar', 'Relógio Dune', 'Relógio Elm']);
  const few = ['Relógio Fir OURO E AÇO', 'Relógio Fir AÇO', 'Relógio Hazel Ouro Branco', 'Relógio Ash CERÂMICA'];
  const found = await attributesOf([...watches, ...few, ...few.map((name) => `${name} II`)]);
  expect(found.slice(30, 34).map(({ material }) => material)).toEqual([
    ...[['OURO', 'AÇO'], ['AÇO'], ['Ouro Branco'], ['CERÂMICA']],
  ]);
  const games = many(['Quest', 'Puzzle', 'Farm', 'Castle', 'Harbor']);
  const others = await attributesOf([...games, ...few.map((name) => name.replace('Relógio', 'Jogo'))]);
  expect(others.every(({ material }) => material === undefined)).toBe(true);
});

test('one colour in capitals and in small letters is one', async () => {
  const found = await attributesOf(many(['Chair black', 'Stool BLACK', 'Table black', 'Bench White']));
  expect(new Set(found.map(({ color }) => color))).toEqual(new Set(['black', 'White']));
});

test('what a column says is not looked for in names', async () => {
  const found = await attributesOf(
    many(['Chair black', 'Chair white', 'Chair blue']),
    ';Colour',
    (nth) => `;${nth % 2 ? 'Ash' : 'Sand'}`,
  );
  expect(found.slice(0, 2)).toEqual([{ colour: 'Sand' }, { colour: 'Ash' }]);
});

test('a column that repeats the title is left out', async () => {
  const names = many(['TV ALDER 55" QLED', 'TV BIRCH 43" LED', 'TV CEDAR 65" OLED']);
  const found = await attributesOf(names, ';Anchor', (nth) => `;"${(names[nth] ?? '').replaceAll('"', '""')}"`);
  expect(found[0]).toMatchObject({ screen_size: 55, panel: 'QLED' });
  expect(Object.keys(found[0] ?? {}).some((name) => name.includes('anchor'))).toBe(false);
});

test('a long name costs no more than its length', () => {
  const column = (text: string) =>
    ({ values: [{ text, count: 1, line: 1 }], filled: 1 }) as unknown as Parameters<typeof findFeaturesInNames>[0];
  for (const part of ['Mini LED ', 'black', '4K-', 'Windows ', ' - ', ', red ', '(']) {
    expectLinear((size) => {
      findFeaturesInNames(column(part.repeat(size / part.length)), []);
    }, 20_000);
  }
});

test('a column of metals says the material, so names are not asked for it again', async () => {
  const names = many(['9ct Yellow Gold Ring', '18ct White Gold Ring', 'Sterling Silver Ring']);
  const found = await attributesOf(names, ';Metal', (nth) => `;${['9ct Gold', '18ct Gold', 'Silver'][nth % 3]}`);
  expect(found.every(({ material }) => material === undefined)).toBe(true);
  expect(found[0]?.metal).toBe('9ct Gold');
});

test('what charges without a cable is not cordless, and a power bank never is', async () => {
  const cordless = async (names: readonly string[]) =>
    (await attributesOf(many(names))).slice(0, names.length).map(({ cordless: is = null }) => is);
  const drills = ['Drill 18 V cordless with fast charger', 'Drill 700 W', 'Impact driver, wireless', 'Drill press'];
  expect(await cordless(drills)).toEqual([true, null, true, null]);
  const phones = ['Wireless charging pad', 'Charger, wireless, 15 W', 'Cable 1 m', 'WIRELESS Fast Charger'];
  expect(await cordless(phones)).toEqual([null, null, null, null]);
  const banks = ['Power Bank 20 W WIRELESS for phones', 'Powerbank 10 W', 'Magnetic wireless power bank'];
  expect(await cordless(banks)).toEqual([null, null, null]);
});
