import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const ROWS = 48;

/** Of the products that the names begin with, numbered so that each is one of its own; `more`: another column. */
async function attributesOf(
  names: readonly string[],
  more: { column: string; cell: string } = { column: 'more', cell: '' },
) {
  const rows = Array.from(
    { length: ROWS },
    (_, nth) => `A-${nth * 7 + 3}x;"${names[nth % names.length]} M${nth}x";${nth}.90;"${more.cell}"`,
  );
  const file = [`sku;name;price;${more.column}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  const constant = (text: string) => ({ ...BLANK_RULE, from: [{ kind: 'constant' as const, text }] });
  const fields = {
    ...mapping.fields,
    image: constant('https://s.example/i.png'),
    link: constant('https://s.example/'),
  };
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR', fields } });
  return products.slice(0, names.length).map(({ attributes }) => attributes);
}

const BLANK_RULE = { pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null };

test('a hybrid is of the grid or of a car where such are sold, and a word like any other elsewhere', async () => {
  const inverters = ['Alder 5 kW Hybrid Inverter', 'Birch 3 kW On-Grid Inverter', 'Cedar Solar Panel'];
  const [hybrid] = await attributesOf(inverters);
  expect(hybrid).toMatchObject({ grid_type: 'hybrid' });
  const rackets = await attributesOf(['Alder Vertex Hybrid', 'Birch Counter', 'Cedar Hack', 'Alder Wing Hybrid']);
  expect(rackets.every((one) => !('grid_type' in one) && !('hybrid' in one))).toBe(true);
});

test('what is automatic has a gearbox, a movement, or neither, as its kind is', async () => {
  const vans = ['Campervan Alder Automatic', 'Motorhome Birch Manual', 'Campervan Cedar'];
  expect((await attributesOf(vans)).map(({ transmission }) => transmission)).toEqual([
    'automatic',
    'manual',
    undefined,
  ]);
  const watches = ['Alder Watch Automatic', 'Birch Chronograph QUARTZ', 'Cedar Watch'];
  const found = await attributesOf(watches);
  expect(found.map(({ movement }) => movement)).toEqual(['automatic', 'quartz', undefined]);
  expect(found.every(({ transmission }) => transmission === undefined)).toBe(true);
  for (const names of [
    ['Alder Umbrella Automatic', 'Birch Umbrella Manual', 'Cedar Umbrella'],
    ['Car Umbrella Automatic', 'Car Pump Manual', 'Car Charger'],
    ['Watch Winder Automatic', 'Watch Strap Quartz', 'Watch Box'],
  ]) {
    const others = await attributesOf(names);
    expect(others.every((one) => !('transmission' in one) && !('movement' in one))).toBe(true);
  }
});

test('makers, categories and columns tell what is sold as well as names do', async () => {
  const names = ['Alder Nova Automatic', 'Birch Terra Manual', 'Cedar Luna'];
  const gearboxes = ['automatic', 'manual', undefined];
  const inCategory = await attributesOf(names, { column: 'category', cell: 'Vehicles > Motor Vehicles' });
  expect(inCategory.map(({ transmission }) => transmission)).toEqual(gearboxes);
  const byColumn = await attributesOf(names, { column: 'mileage', cell: '42000' });
  expect(byColumn.map(({ transmission }) => transmission)).toEqual(gearboxes);
  const bare = await attributesOf(names);
  expect(bare.every(({ transmission }) => transmission === undefined)).toBe(true);
  const makers = await attributesOf(['Longines Nova Automatic', 'Tissot Terra Quartz', 'Seiko Luna']);
  expect(makers.map(({ movement }) => movement)).toEqual(['automatic', 'quartz', undefined]);
});

test('a drink comes in what its name says, and a bottle of another shop is only a word', async () => {
  const drinks = [
    'Alder Cola 0,33 l Dose',
    'Birch Bier 0,5 l Glasflasche',
    'Cedar Saft 1 l PET-Einwegflasche',
    'Elm Limo',
  ];
  expect((await attributesOf(drinks)).map(({ container }) => container)).toEqual([
    ...['Dose', 'Glasflasche', 'PET-Flasche', undefined],
  ]);
  const others = await attributesOf(['Alder Deo Dose', 'Birch Spray Flasche', 'Cedar Lack Dose', 'Elm Pinsel']);
  expect(others.every(({ container }) => container === undefined)).toBe(true);
});
