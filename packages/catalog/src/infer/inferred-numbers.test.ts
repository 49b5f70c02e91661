// Numbers as people write them in files: with signs, with units that are words, in sums, with a few odd cells among them.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from './small-files.fixture.ts';

test('seconds and minutes of one column are read as one quantity, without noise', async () => {
  const text = table('Heating', many(['ca. 30 s', '8 min', '90 Sek.', '45 s']));
  const { mapping } = await infer(text, ['image=https://s.example/i', 'link=https://s.example/{sku}']);
  const given = ['image', 'link'].map((field) => readGivenField('--set', `${field}=https://s.example/{sku}`));
  const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, fields } });
  const unit = mapping.attributes[0]?.unit;
  const seconds = products.slice(0, 4).map(({ attributes }) => Number(attributes.heating) * (unit === 'min' ? 60 : 1));
  expect(seconds).toEqual([30, 480, 90, 45]);
});

const ADDRESSES = ['image=https://s.example/{Artikelnummer}', 'link=https://s.example/{Artikelnummer}'];

test('one plus sign does not make a column a text, and telephone numbers are none', async () => {
  const { rules } = await attributeOf('Komforttemperatur', many(['+3 °C', '-7 °C', '0 °C', '−5 °C']));
  expect(rules).toMatchObject([{ type: 'number', unit: '°C' }]);
  const { rules: phone } = await attributeOf('Hotline', many(['+49301234567', '+49301234568', '+49301234569']));
  expect(phone).toMatchObject([{ type: 'text' }]);
});

test('a number that is taken out of a longer text keeps its sign', async () => {
  const cells = many(
    Array.from({ length: 12 }, (_, at) => `bis ${at % 3 === 0 ? '-' : '+'}${at + 1} cm Tiefe ${at}`),
    24,
  );
  const { mapping } = await infer(table('Laenge', cells), ADDRESSES);
  const { products } = await gather(sourceOf(table('Laenge', cells)), { mapping });
  expect(products.slice(0, 4).map(({ attributes }) => attributes.laenge_cm)).toEqual([-1, 2, 3, -4]);
});

test.each([
  [['1 Person', '2 Personen', '4 Personen', '1 Person', '1 Person'], 'Personen', [1, 2, 4]],
  [['1 piece', '3 pieces', '6 Pieces'], 'pieces', [1, 3, 6]],
  [['1 Stück', '2 Stück', '10 Stück'], 'Stück', [1, 2, 10]],
  [['1 osoba', '2 osoby', '5 osob'], 'osoby', [1, 2, 5]],
])('a unit in singular and plural is one: %j', async (cells, unit, values) => {
  const text = table('Anzahl', many(cells));
  const { mapping } = await infer(text, ADDRESSES);
  expect(mapping.attributes).toMatchObject([{ type: 'number', unit }]);
  const { products, reading } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 3).map(({ attributes }) => attributes.anzahl)).toEqual(values);
  expect(reading.remarks).toEqual([]);
});

test('a unit that the header ends with is that of the values, and no part of the label', async () => {
  for (const column of ['Gewicht in kg', 'Gewicht kg', 'Gewicht_kg', 'Gewicht [kg]', 'Gewicht (in kg)'])
    expect((await attributeOf(column, many(['1', '2.5', '7']))).rules).toMatchObject([
      { label: 'Gewicht', unit: 'kg' },
    ]);
});

test('a column that is nearly all numbers with one known unit is a number, and the odd cells are told', async () => {
  const cells = Array.from({ length: 60 }, (_, at) => (at % 12 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)} cm`));
  const file = table('Tiefe', cells).replaceAll('.99,', ',');
  const { text, mapping } = await infer(file, [
    'image=https://s.example/{Artikelnummer}',
    'link=https://s.example/{Artikelnummer}',
  ]);
  expect(mapping.attributes).toMatchObject([{ name: 'tiefe', type: 'number', unit: 'cm', units: [] }]);
  expect(text).toContain('5 cells are no number and will be left out, "auf 2 Ebenen" in line 7 for instance');
  const { reading } = await gather(sourceOf(file), { mapping });
  expect(reading.counts.products).toBe(60);
  expect(reading.remarks).toMatchObject([{ attribute: 'tiefe', count: 5 }]);
});

test('a column of which more than a tenth is no number with the unit is none', async () => {
  const some = Array.from({ length: 60 }, (_, at) => (at % 6 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)} cm`));
  expect((await attributeOf('Tiefe', some)).rules).toMatchObject([{ type: 'text' }]);
  const bare = Array.from({ length: 60 }, (_, at) => (at % 12 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)}`));
  expect((await attributeOf('Fächer', bare)).rules).toMatchObject([{ type: 'text' }]);
});

test('a volume with its extension is added up, however litres are written, and that is told', async () => {
  const cells = ['65+10 l', '18 l', '18 Liter', '30,5 l', '45 + 10 l', '22 Liter'];
  const file = table('Volumen', many(cells)).replaceAll('.99,', ',');
  const { text, mapping } = await infer(file, [
    'image=https://s.example/{Artikelnummer}',
    'link=https://s.example/{Artikelnummer}',
  ]);
  expect(mapping.attributes).toMatchObject([{ name: 'volumen', type: 'number', unit: 'l', sum: true }]);
  expect(text).toContain(
    '20 cells are a sum such as "65+10 l", which is added up; if only the first number counts, leave out sum',
  );
  const read = async (written: string) => {
    const { products } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', written) });
    return products.slice(0, 6).map(({ attributes }) => attributes.volumen);
  };
  expect(await read(text)).toEqual([75, 18, 18, 30.5, 55, 22]);
  expect(await read(text.replace(/\n.*sum: true/, ''))).toEqual([65, 18, 18, 30.5, 45, 22]);
});

test('only litres are added up: memory and storage are two things', async () => {
  const { rules } = await attributeOf('Speicher', many(['8+256 GB', '8 GB', '16 GB', '16+512 GB']));
  expect(rules.some(({ sum }) => sum)).toBe(false);
});

test.each(['2000/1000', '2000 Spezial', 'auf Anfrage'])(
  'one odd cell among many plain numbers leaves the column a number, and is told: %s',
  async (odd) => {
    const cells = [...many(['800', '1055', '1521', '2452'], 79), odd];
    const { rules, text } = await attributeOf('Lichtstrom', cells);
    expect(rules).toMatchObject([{ type: 'number', unit: 'lm' }]);
    expect(text).toContain(odd);
    const few = await attributeOf('Lichtstrom', [...many(['800', '1055', '1521', '2452'], 20), odd]);
    expect(few.rules).not.toMatchObject([{ type: 'number' }]);
  },
);

test('lakhs and crores are read wherever thousands are, in prices with their sign and in other columns', async () => {
  const rows = ['₹61,990;1,50,000', '₹1,09,390;12,50,000', '₹9,499;75,000', '₹12,34,567.50;2,00,00,000'];
  const text = `sku;title;Price;Cycles\n${rows.map((cells, nth) => `A-${nth * 7};Pump ${nth};${cells}`).join('\n')}\n`;
  const { mapping } = await infer(text, ['image=https://s.example/i.jpg', 'link=https://s.example/p']);
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.map(({ price, attributes }) => [price, attributes.cycles])).toEqual([
    ['61990', 150_000],
    ['109390', 1_250_000],
    ['9499', 75_000],
    ['1234567.50', 20_000_000],
  ]);
});

test.each([
  ['画面サイズ', ['24インチ', '27インチ', '31.5インチ'], 'in'],
  ['화면 크기', ['24인치', '27인치', '31.5인치'], 'in'],
  ['屏幕尺寸', ['24英寸', '27英寸', '31.5英寸'], 'in'],
  ['ขนาดหน้าจอ', ['24 นิ้ว', '27 นิ้ว', '31.5 นิ้ว'], 'in'],
  ['Διαγώνιος', ['24 ίντσες', '27 ίντσες', '31.5 ίντσες'], 'in'],
  ['重さ', ['300グラム', '450グラム', '1200グラム'], 'g'],
] as const)('%s has numbers with a word for their unit', async (header, cells, unit) => {
  const { rules } = await attributeOf(header, many([...cells]));
  expect(rules).toMatchObject([{ type: 'number', unit }]);
});
