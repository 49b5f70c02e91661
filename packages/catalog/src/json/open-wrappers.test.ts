import { expect, test } from 'vitest';
import { openLists, unwrapRecord } from './open-wrappers.ts';

test.each([
  [
    { cursor: 'c', node: { sku: 'A', price: 1 } },
    { cursor: 'c', sku: 'A', price: 1 },
  ],
  [
    { _index: 'shop', _id: '7', _source: { sku: 'A', price: 1, title: 'T' } },
    { _index: 'shop', _id: '7', sku: 'A', price: 1, title: 'T' },
  ],
  [
    { id: '7', type: 'product', attributes: { sku: 'A', price: 1 }, relationships: {} },
    { id: '7', type: 'product', sku: 'A', price: 1 },
  ],
])('the product inside %j is the record', (fields, record) => {
  expect(unwrapRecord(fields)).toEqual(record);
});

test.each([
  [{ sku: 'A', title: 'T', attributes: { ram: 8, weight: 2, color: 'red' } }],
  [{ sku: 'A', price: 1, variants: [], item: { weight: 2, color: 'red', size: 5 } }],
  [{ sku: 'A', title: 'T', price: 1, item: { weight: 2 } }],
])('%j stays as it is', (fields) => {
  expect(unwrapRecord(fields)).toBe(fields);
});

test('lists of edges and of nodes are lists', () => {
  const fields = { a: { edges: [{ node: { b: { nodes: [{ c: 1 }] } } }] }, d: { edges: 'left' }, e: { nodes: [1] } };
  expect(openLists(fields)).toEqual({ a: [{ b: [{ c: 1 }] }], d: { edges: 'left' }, e: { nodes: [1] } });
});
