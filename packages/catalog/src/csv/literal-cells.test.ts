// Cells in which programs have printed lists and objects.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';
import { parseLiteral } from './parse-literal.ts';

test.each([
  ['["a", "b"]', ['a', 'b']],
  ["['a', 'it\\'s', \"b's\"]", ['a', "it's", "b's"]],
  ["{'Colour': 'Red', 'Watts': 1200, 'Old': None, 'New': True}", { Colour: 'Red', Watts: 1200, Old: null, New: true }],
  [
    '{"spec"=>[{"key"=>"Type", "value"=>"Kurta"}, {"value"=>"Pack of 3"}]}',
    { spec: [{ key: 'Type', value: 'Kurta' }, { value: 'Pack of 3' }] },
  ],
  [
    "[('a', 1), ('b', 2)]",
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  ['[]', []],
  ['{}', {}],
])('a literal of a program is read: %s', (cell, value) => expect(parseLiteral(cell)).toEqual(value));

test.each([
  '',
  'a',
  '[a',
  "['a'",
  '[see below]',
  '{Name}',
  "['a' 'b']",
  "{'a'}",
  '[1, 2',
  `[${'['.repeat(50)}${']'.repeat(50)}]`,
  '{alert(1)}',
])('an ordinary text stays one: %s', (cell) => expect(parseLiteral(cell)).toBeUndefined());

test('members that programs inherit are never found in a cell', () => {
  expect(parseLiteral("[constructor, 'b']")).toBeUndefined();
  expect(Object.getPrototypeOf(parseLiteral("{'__proto__': {'a': 1}}"))).toBe(Object.prototype);
});

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function read(columns: Readonly<Record<string, (at: number) => string>>) {
  const rows = Array.from({ length: 40 }, (_, at) =>
    [`Z${at}`, `Thing ${at}`, `${20 + at}.99`, ...Object.values(columns).map((cell) => quoted(cell(at)))].join(','),
  );
  const file = `id,title,price,${Object.keys(columns).join(',')}\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ['link=https://s.example/{sku}']);
  return { mapping, ...(await gather(sourceOf(file), { mapping })) };
}

const image = (at: number): string => `["https://s.example/${at}a.jpg", "https://s.example/${at}b.jpg"]`;

test('lists and objects in cells are lists and attributes of their own, in every notation', async () => {
  const { products, reading } = await read({
    image,
    features: (at) => `['${at % 2 ? 'Cordless' : 'Dishwasher safe'}', 'Light']`,
    details: (at) => `{'Colour': '${at % 2 ? 'Red' : 'Black'}', 'Wattage': '${at % 3 ? 800 : 1200} watts'}`,
    specs: (at) => `{"spec"=>[{"key"=>"Ideal For", "value"=>"${at % 2 ? 'Men' : 'Women'}"}]}`,
    tree: (at) => `["Home >> Kitchen >> ${at % 2 ? 'Kettles' : 'Toasters'}"]`,
  });
  expect(reading.rejected).toEqual([]);
  expect(products[1]).toMatchObject({
    image: 'https://s.example/1a.jpg',
    attributes: { features: ['Cordless', 'Light'], colour: 'Red', wattage: 800, ideal_for: 'Men', tree: 'Kettles' },
  });
});

test('a cell in brackets among such cells that is none of them is told, and nothing is made of it', async () => {
  const { products, reading } = await read({
    image,
    details: (at) => (at === 7 ? '[on request' : `{'Colour': '${at % 2 ? 'Red' : 'Black'}', 'Feet': ${at % 3}}`),
  });
  expect(reading.rejected).toEqual([]);
  expect(products[7]?.attributes).toEqual({});
  expect(products[8]?.attributes).toMatchObject({ colour: 'Black', feet: 2 });
});
