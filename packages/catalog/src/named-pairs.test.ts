import { describe, expect, it, test } from 'vitest';
import { expectLinear } from '../../../scripts/fixture/grows-linearly.ts';
import { measureOf, pairOf, pairsOf, splitPairColumn } from './named-pairs.ts';

describe('a pair', () => {
  it.each([
    [{ label: 'Frame', value: 'Alloy' }, 'Frame', 'Alloy'],
    [{ PARAM_NAME: 'Barva', VAL: 'modrá' }, 'Barva', 'modrá'],
    [{ attribute_name: ' Ports ', attribute_value: ['USB', 'HDMI'] }, 'Ports', ['USB', 'HDMI']],
    [{ name: 'Colour', options: ['Red'] }, 'Colour', 'Red'],
    [{ FNAME: 'Width', FVALUE: 12, FUNIT: 'cm' }, 'Width', '12 cm'],
    [{ id: 7, key: 'weight', value: 3.5, sort: 1 }, 'weight', 3.5],
    [{ code: 'ram', label: 'Memory', value: 8, unit: 'GB' }, 'Memory', '8 GB'],
    [{ code: 'ram', label: { en: 'Memory', de: 'Speicher' }, value: { en: 'much', de: 'viel' } }, 'Memory', 'much'],
    [{ '@type': 'PropertyValue', name: 'Weight', value: 2, unitCode: 'KGM', unitText: 'kg' }, 'Weight', '2 kg'],
  ])('%j is known by what its members are called', (members, name, value) => {
    expect(pairOf(members)).toEqual({ name, value });
  });

  it.each([
    [{ name: 'Red' }],
    [{ value: 'red' }],
    [{ name: '', value: 'red' }],
    [{ name: 5, value: 'red' }],
    [{ name: 'x'.repeat(200), value: 'red' }],
    [{ name: 'Ann', title: 'Great', text: 'Fits well' }],
    [{ name: 'a', value: 'b', values: 'c' }],
    [{ label: { text: 'a', size: 5 }, value: 'c' }],
    [{ sku: '1', price: 5 }],
  ])('%j is none', (members) => {
    expect(pairOf(members)).toBe(null);
  });
});

test('a list of pairs has a value for each name, and a list for a name that comes again', () => {
  const list = [
    { label: 'Size', value: 'S' },
    { label: 'Size', value: 'M' },
    { label: 'Size', value: 'L' },
    { label: 'Colour', value: 'red' },
  ];
  expect(pairsOf(list)).toEqual(
    new Map<string, unknown>([
      ['Size', ['S', 'M', 'L']],
      ['Colour', 'red'],
    ]),
  );
  expect(pairsOf([...list, { note: 'x' }])).toBe(null);
  expect(pairsOf([...list, 'x'])).toBe(null);
  expect(pairsOf([])).toBe(null);
});

test('a column of pairs is written with brackets, whatever stands in them', () => {
  expect(splitPairColumn('a.b[c.d [e]]')).toEqual({ path: 'a.b', name: 'c.d [e]' });
  for (const column of ['a.b', '[a]', 'a[b', 'a]']) expect(splitPairColumn(column)).toBe(null);
});

test.each([
  [{ value: 1200, unit: 'km' }, '1200 km'],
  [{ '@type': 'QuantitativeValue', value: '1.5', unitCode: 'KGM' }, '1.5 kg'],
  [{ value: 7, unitCode: 'C62' }, '7'],
  [{ value: 7, unitCode: 'KGM', unitText: 'kilos' }, '7 kilos'],
  [{ value: 7 }, null],
  [{ value: 'red', unit: 'x' }, null],
  [{ value: 7, unit: 'kg', name: 'Weight' }, null],
  [{ value: 7, unit: { code: 'kg' } }, null],
])('the measure %j is %j', (members, text) => {
  expect(measureOf(members)).toBe(text);
});

test('a name that comes without end costs no more than its values', () => {
  expectLinear((size) => {
    pairsOf(Array.from({ length: size }, (_, value) => ({ name: 'a', value })));
  }, 40_000);
  expect(pairsOf([1, [2, 3], 4].map((value) => ({ name: 'a', value })))).toEqual(new Map([['a', [1, [2, 3], 4]]]));
  expect(pairsOf([[1, 2], 3].map((value) => ({ name: 'a', value })))).toEqual(new Map([['a', [1, 2, 3]]]));
});

test.each([
  ['a unit that is null', { id: '2', name: 'Kolor', values: ['Red'], unit: null }, { name: 'Kolor', value: 'Red' }],
  [
    'a value in words beside a list of values',
    {
      id: 'COLOR',
      name: 'Color',
      value_id: '2',
      value_name: 'Red',
      value_struct: null,
      values: [{ id: '2', name: 'Red' }],
    },
    { name: 'Color', value: 'Red' },
  ],
  [
    'an attribute and values that are things with names',
    {
      attribute: { name: 'Size', slug: 'size' },
      values: [
        { name: 'S', slug: 's' },
        { name: 'M', slug: 'm' },
      ],
    },
    { name: 'Size', value: ['S', 'M'] },
  ],
  [
    'a value with a label in languages',
    { name: 'color', value: { key: 'red', label: { en: 'Red', de: 'Rot' } } },
    { name: 'color', value: 'Red' },
  ],
  [
    'an option that has a title',
    { id: 'o1', value: 'S', option: { id: 'p1', title: 'Size' } },
    { name: 'Size', value: 'S' },
  ],
  [
    'values with ids',
    {
      id: 'p1',
      title: 'Size',
      values: [
        { id: 'v1', value: 'S' },
        { id: 'v2', value: 'M' },
      ],
    },
    { name: 'Size', value: ['S', 'M'] },
  ],
])('a pair may have %s', (_, members, pair) => {
  expect(pairOf(members)).toEqual(pair);
});
