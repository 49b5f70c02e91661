// No stored value makes a snapshot fail, and every value that is offered can be found again.

import { expect, test } from 'vitest';
import { buildSnapshot } from './build-snapshot.ts';
import { sameCodes } from './matters.ts';
import type { Product } from './product.ts';
import { type Column, codeOf, knownCodes, valueAt, valueCount } from './snapshot.ts';

const product = (sku: string, attributes: Product['attributes'], group: string | null = null): Product => ({
  sku,
  title: '',
  description: null,
  image: '',
  link: '',
  price: '1',
  listPrice: null,
  group,
  available: sku !== 'gone',
  attributes,
});

const column = (type: 'text' | 'list' | 'number', values: Product['attributes'][string][]) =>
  buildSnapshot(
    values.map((own, index) => product(`${index}`, { own })),
    [{ name: 'own', type, unit: null, label: null }],
  ).columns.get('own') as Column;

test.each([
  ['text', ['\ud800', '\uffff', '\ud801', '\ufeff', 'z', '\u{1f6b2}', '\ufffd']],
  ['list', [['\ud800', '\ud801', '\uffff'], ['\u{1f6b2}'], ['\ufeff', 'z', 'z']]],
  ['number', [0, -0, 1e21, -3, 0.1 + 0.2, 5e-7]],
] as const)('every value of a %s, even broken ones, is found again by its spelling', (type, values) => {
  const own = column(type, [...values]);
  expect(valueCount(own)).toBeGreaterThan(3);
  for (let code = 1; code <= valueCount(own); code++) expect(codeOf(own, valueAt(own, code))).toBe(code);
});

test('a value named twice in a list counts once', () => {
  const { codes, offsets } = column('list', [
    ['a', 'a'],
    ['\ud800', '\ud801'],
    ['a', 'b'],
  ]);
  expect([...(offsets ?? [])]).toEqual([0, 1, 2, 4]);
  expect(codes.length).toBe(4);
});

test('a list keeps its order, and two with the same values in another order are the same', () => {
  const own = column('list', [
    ['vanilla', 'amber', 'musk'],
    ['musk', 'vanilla', 'amber'],
    ['musk', 'amber', 'rose'],
  ]);
  const listed = (product: number) => knownCodes(own, product).map((code) => valueAt(own, code));
  expect([listed(0), listed(1)]).toEqual([
    ['vanilla', 'amber', 'musk'],
    ['musk', 'vanilla', 'amber'],
  ]);
  expect([sameCodes(own, 0, 1), sameCodes(own, 0, 2), sameCodes(own, 1, 2)]).toEqual([true, false, false]);
});

test('products without a group are groups of their own, and without any there are no groups', () => {
  const groups = buildSnapshot(
    [product('0', {}, 'A'), product('1', {}), product('2', {}, 'A'), product('3', {})],
    [],
  ).groups;
  expect(groups?.[0]).toBe(groups?.[2]);
  expect(new Set(groups)).toHaveLength(3);
  expect(buildSnapshot([product('0', {})], []).groups).toBeNull();
});

test('a snapshot of nothing is a snapshot', () => {
  expect(buildSnapshot([], [{ name: 'own', type: 'list', unit: null, label: null }])).toMatchObject({ size: 0 });
});
