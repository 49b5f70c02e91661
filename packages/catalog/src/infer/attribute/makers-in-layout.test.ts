// Makers of several words, and makers that people know, in names alone.

import { expect, test } from 'vitest';
import { attributesOfNames } from '../names/names-alone.fixture.ts';
import { infer } from '../small-files.fixture.ts';

const brandsOf = async (names: readonly string[]) => (await attributesOfNames(names)).map(({ brand }) => brand);

test.each([' ,', ', ', ' - ', ' – '])(
  'what stands before a mark is the maker, also of several words (%s)',
  async (mark) => {
    const names = ['Harbor Lane', 'Kestra', 'Harbor Lane', 'Zubat'].map((maker) => `${maker}${mark}Alto # Set`);
    expect(await brandsOf(names)).toEqual(['Harbor Lane', 'Kestra', 'Harbor Lane', 'Zubat']);
  },
);

test('a maker of several words that people know is whole, whatever follows', async () => {
  const names = [
    'Western Digital Alto #',
    'Kestra Bel #',
    'Black Diamond Cor #',
    'Zubat Dor #',
    'Villeroy & Boch Eft #',
  ];
  expect(await brandsOf(names)).toEqual(['Western Digital', 'Kestra', 'Black Diamond', 'Zubat', 'Villeroy & Boch']);
});

test('a model that always follows its maker is no part of its name', async () => {
  const names = ['Kestra Galax, 64 GB #', 'Zubat Fast, 64 GB #', 'Ormin Slow, 64 GB #'];
  expect(await brandsOf(names)).toEqual(['Kestra', 'Zubat', 'Ormin']);
});

const KNOWN = ['Samsung S1', 'Sony B7', 'Makita D3', 'LEGO 40', 'Tefal Pan', 'Panasonic T6', 'Lego 41', 'Apple Phone'];
const brandsIn = async (names: readonly string[]) => {
  const rows = names.map((name, at) => `${at},${name},${at + 90}.00`);
  const { mapping } = await infer(`id,name,price\n${rows.join('\n')}`);
  return mapping.attributes.find(({ name }) => name === 'brand');
};

test('where names begin with makers that people know, these are read, and others that come again', async () => {
  const rule = await brandsIn([
    ...KNOWN,
    'Kestra Alto',
    'Kestra Bel',
    'Zubat Cor',
    'Set of 3',
    'Set with 2',
    'Large Pot',
    'Large Pan',
  ]);
  const read = (text: string) => new RegExp(rule?.pattern ?? '', 'u').exec(text)?.[1];
  expect(['Samsung S9', 'Kestra Dor', 'Apple Watch'].map(read)).toEqual(['Samsung', 'Kestra', 'Apple']);
  expect(['Zubat Cor', 'Set of 3', 'Large Pot', 'Samsungs'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rule?.map).toContainEqual(['Lego', 'LEGO']);
});

test.each([
  [
    'Bluetooth speaker Alto',
    'Bluetooth lamp Bel',
    'Stainless steel pot',
    'Stainless bowl',
    'Set of forks',
    'Set with jug',
  ],
  ['Кольцо Альт', 'Кольцо с камнем', 'Серьги Бел', 'Серьги с жемчугом', 'Цепь Дор', 'Цепь с замком'],
  ['Apple vinegar', 'Apple rings dried', 'Orange juice', 'Candy mix', 'Candy sour', 'Trust in tea'],
  ['Case for Samsung', 'Case for Sony', 'Case for Xiaomi', 'Strap for Garmin', 'Strap for Fitbit', 'Film for Nokia'],
])('words for goods are no makers: %s', async (...names) => {
  expect(await brandsIn([...names, ...names.map((name) => `${name} large`)])).toBeUndefined();
});

test('cases and straps for things of makers are not by these', async () => {
  const phones = [
    'Samsung S1',
    'Sony B7',
    'Xiaomi R3',
    'Motorola G4',
    'Huawei P5',
    'Nokia N6',
    'Apple Phone',
    'Garmin F7',
  ];
  const goods = ['Hülle schwarz', 'leather strap'];
  expect(await brandsIn(phones.flatMap((phone) => goods.map((one) => `${phone} ${one}`)))).toBeUndefined();
  expect(await brandsIn(phones.flatMap((phone) => ['phone', 'tablet'].map((one) => `${phone} ${one}`)))).toBeDefined();
});
