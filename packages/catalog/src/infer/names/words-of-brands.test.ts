import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

type Row = readonly [name: string, brand?: string];

/** `#` is a number that differs in each row. */
const attributesOf = async (products: readonly Row[], hasBrands = true) => {
  const rows = Array.from({ length: 60 }, (_, nth) => {
    const [name, brand = ''] = products[nth % products.length] ?? [''];
    const own = name.replaceAll('#', `M${nth}x`);
    return `A-${nth * 7 + 3}x;"${own}";5.00 EUR;https://s.example/${nth}.png;https://s.example/${nth}${hasBrands ? `;${brand}` : ''}`;
  });
  const file = [`sku;name;price;image;link${hasBrands ? ';brand' : ''}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  const { products: read } = await gather(sourceOf(file), { mapping });
  return read.slice(0, products.length).map(({ attributes }) => attributes);
};

const VANS: readonly Row[] = [
  ['2022 Auto Heath F-Line #', 'Auto-Heath'],
  ['Auto-Heath Scout #', 'Auto-Heath'],
  ['2019 AUTO HEATH Tracker # Automatic', 'Auto-Heath'],
  ['Auto Heaths Imala #', 'Auto-Heath'],
  ['Alder Camper # 140BHP Auto', 'Alder'],
  ['Alder Camper # Auto Tailgate', 'Alder'],
  ['Birch Van # Automatic', 'Birch'],
  ['Birch Van # Manual', 'Birch'],
  ['2008 Auto Heath Mezan on Birch #', 'Birch'],
];

test('a word of a brand is no gearbox, however the brand is written and whosever product it is', async () => {
  const found = await attributesOf(VANS);
  expect(found.map(({ transmission }) => transmission)).toEqual([
    ...[undefined, undefined, 'automatic', undefined],
    ...['automatic', 'automatic', 'automatic', 'manual', undefined],
  ]);
});

test('without a column of brands, two words that names begin with again and again are a make', async () => {
  const found = await attributesOf(VANS, false);
  expect(found.map(({ transmission }) => transmission)).toEqual([
    ...[undefined, undefined, 'automatic', undefined],
    ...['automatic', 'automatic', 'automatic', 'manual', undefined],
  ]);
});

test('a word before what the goods are stays what it says', async () => {
  const names = ['Kids Bike Alder #', 'Kids Bike Birch #', 'Women Helmet Alder #', 'Men Helmet Birch #'];
  const found = await attributesOf(
    names.map((name) => [name]),
    false,
  );
  expect(found.map(({ gender }) => gender)).toEqual(['Kids', 'Kids', 'Women', 'Men']);
});

test('words of brands are neither flavours nor colours nor kinds, and say yes to nothing', async () => {
  const found = await attributesOf([
    ['Wild Salmon Serum # red', 'Wild Salmon'],
    ['Wild Salmon Cream # blue', 'Wild Salmon'],
    ['Vegan Peak Soap # green', 'Vegan Peak'],
    ['Black Hill Soap #', 'Black Hill'],
    ['Cream Lab Serum #', 'Cream Lab'],
    ['Alder Vegan Serum # white', 'Alder'],
    ['Alder Cream # chicken', 'Alder'],
    ['Alder Soap # chicken, lamb', 'Alder'],
  ]);
  expect(found.map(({ kind }) => kind)).toEqual([
    ...['Serum', 'Cream', 'Soap', 'Soap', 'Serum', 'Serum', 'Cream', 'Soap'],
  ]);
  expect(found.map(({ color }) => color)).toEqual([
    'red',
    'blue',
    'green',
    undefined,
    undefined,
    'white',
    undefined,
    undefined,
  ]);
  expect(found.map(({ vegan }) => vegan)).toEqual([...Array(5).fill(undefined), true, undefined, undefined]);
  expect(found.map(({ flavor }) => flavor).slice(0, 2)).toEqual([undefined, undefined]);
});

test('a word is read where it is the brand of few and a property of many', async () => {
  const found = await attributesOf([
    ['Salmon Bowl #', 'Salmon'],
    ...['Alder', 'Birch', 'Cedar'].flatMap((brand): Row[] => [
      [`${brand} salmon #`, brand],
      [`${brand} chicken #`, brand],
    ]),
  ]);
  expect(found.map(({ flavor }) => flavor).slice(1)).toEqual([
    'salmon',
    'chicken',
    'salmon',
    'chicken',
    'salmon',
    'chicken',
  ]);
});
