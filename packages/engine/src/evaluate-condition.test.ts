// What a missing value means to each kind of condition, read as satisfied, as possible and as certain.

import { expect, test } from 'vitest';
import { eachBit } from './bits.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { Condition } from './condition.ts';
import { evaluateCondition, type Reading } from './evaluate-condition.ts';
import type { Attribute, Product } from './product.ts';

const attributes: Attribute[] = (
  [
    ['size', 'number'],
    ['brand', 'text'],
    ['tags', 'list'],
    ['touch', 'boolean'],
  ] as const
).map(([name, type]) => ({ name, type, unit: null, label: null }));

const product = (index: number, own: Product['attributes']): Product => ({
  sku: `${index}`,
  title: '',
  description: null,
  image: '',
  link: '',
  price: `${index}.50`,
  listPrice: null,
  group: null,
  available: true,
  attributes: own,
});

/** 0 has a value that the conditions below name, 1 another value, 2 none. */
const snapshot = buildSnapshot(
  [
    product(0, { size: 5, brand: 'A', tags: ['x', 'y'], touch: true }),
    product(1, { size: 9, brand: 'B', tags: ['z'], touch: false }),
    product(2, {}),
  ],
  attributes,
);

const evaluate = (condition: Condition, reading: Reading) => [
  ...eachBit(evaluateCondition(condition, snapshot, reading)),
];

const is = (attribute: string, ...values: (string | number | boolean)[]): Condition => ({
  kind: 'in',
  attribute,
  values,
});
const isNone = (attribute: string, ...values: (string | number | boolean)[]): Condition => ({
  kind: 'not_in',
  attribute,
  values,
});
const not = (of: Condition): Condition => ({ kind: 'not', of });
const both = (...of: Condition[]): Condition => ({ kind: 'all', of });
const either = (...of: Condition[]): Condition => ({ kind: 'any', of });
const size = (bounds: { gt?: number; gte?: number; lt?: number; lte?: number }): Condition => ({
  kind: 'compare',
  attribute: 'size',
  ...bounds,
});
const exists = (attribute: string, wanted = true): Condition => ({ kind: 'exists', attribute, exists: wanted });

test.each<[string, Condition, number[], number[], number[]]>([
  ['a number', is('size', 5), [0], [0, 2], [0]],
  ['a number spelled as text', is('size', '5'), [0], [0, 2], [0]],
  ['a text', is('brand', 'A', 'C'), [0], [0, 2], [0]],
  ['a value in a list', is('tags', 'y'), [0], [0, 2], [0]],
  ['true', is('touch', true), [0], [0, 2], [0]],
  ['false', is('touch', false), [1], [1, 2], [1]],
  ['a value that no product has', is('brand', 'C'), [], [2], []],
  ['none of numbers', isNone('size', 9), [0], [0, 2], [0]],
  ['none of texts', isNone('brand', 'B', 'C'), [0], [0, 2], [0]],
  ['none in a list', isNone('tags', 'z'), [0], [0, 2], [0]],
  ['none in a list of which one is had', isNone('tags', 'x'), [1], [1, 2], [1]],
  ['none of what nothing has', isNone('touch'), [0, 1], [0, 1, 2], [0, 1]],
  ['at least, included', size({ gte: 5 }), [0, 1], [0, 1, 2], [0, 1]],
  ['above, not included', size({ gt: 5 }), [1], [1, 2], [1]],
  ['at most, included', size({ lte: 5 }), [0], [0, 2], [0]],
  ['below, not included', size({ lt: 5 }), [], [2], []],
  ['between', size({ gte: 5, lt: 9 }), [0], [0, 2], [0]],
  ['between bounds that cross', size({ gt: 9, lt: 5 }), [], [2], []],
  ['the price', { kind: 'compare', attribute: 'price', lte: 1.5 }, [0, 1], [0, 1], [0, 1]],
  ['a value', exists('size'), [0, 1], [0, 1], [0, 1]],
  ['no value', exists('size', false), [2], [2], [2]],
  ['not a value', not(is('size', 5)), [1, 2], [1, 2], [1]],
  ['not none of', not(isNone('tags', 'z')), [1, 2], [1, 2], [1]],
  ['not within', not(size({ gte: 6 })), [0, 2], [0, 2], [0]],
  ['not known', not(exists('brand')), [2], [2], [2]],
  ['not not', not(not(is('size', 5))), [0], [0, 2], [0]],
  ['all', both(is('size', 5), is('brand', 'A')), [0], [0, 2], [0]],
  ['all of known and unknown', both(exists('size', false), is('brand', 'A')), [], [2], []],
  ['any of known and unknown', either(exists('size', false), is('brand', 'A')), [0, 2], [0, 2], [0, 2]],
  ['all of nothing', both(), [0, 1, 2], [0, 1, 2], [0, 1, 2]],
  ['any of nothing', either(), [], [], []],
  ['an attribute that no product has', is('ghost', 1), [], [0, 1, 2], []],
  ['none of it', isNone('ghost', 1), [], [0, 1, 2], []],
  ['not it', not(is('ghost', 1)), [0, 1, 2], [0, 1, 2], []],
  ['it exists', exists('ghost'), [], [], []],
  ['it does not exist', exists('ghost', false), [0, 1, 2], [0, 1, 2], [0, 1, 2]],
])('%s is satisfied, possible and certain for the right products', (_, condition, satisfied, possible, certain) => {
  expect(evaluate(condition, 'satisfied')).toEqual(satisfied);
  expect(evaluate(condition, 'possible')).toEqual(possible);
  expect(evaluate(condition, 'certain')).toEqual(certain);
});

test('a value that has not the type of its attribute is a missing value', () => {
  const odd = buildSnapshot(
    [product(0, { size: '5', brand: 5, tags: 'x', touch: 'true' }), product(1, { tags: [] })],
    attributes,
  );
  for (const { name } of attributes) {
    expect([...eachBit(evaluateCondition(exists(name), odd))]).toEqual([]);
  }
});
