import { expect, it } from 'vitest';
import { compared, comparisonOf, comparisonsFor, firstTestOf } from './comparisons.ts';
import type { TestNode } from './condition-tree.ts';

const test = (name: TestNode['test'], value: unknown): TestNode => ({
  ...{ kind: 'test', attribute: 'size', test: name, value },
});

it('whether something is known can be asked of every attribute', () => {
  for (const type of ['number', 'text', 'list', 'boolean'] as const)
    expect(comparisonsFor(type, test('in', undefined))).toEqual(expect.arrayContaining(['known', 'unknown']));
  expect(compared(test('in', ['S']), 'unknown')).toEqual(test('exists', false));
  expect(compared(test('exists', false), 'known')).toEqual(test('exists', true));
  expect([true, false].map((value) => comparisonOf(test('exists', value)))).toEqual(['known', 'unknown']);
});

it('what was entered stays where it still means something', () => {
  expect(compared(test('in', ['S']), 'not_in')).toEqual(test('not_in', ['S']));
  expect(compared(test('gte', 5), 'lt')).toEqual(test('lt', 5));
  expect(compared(test('gte', 5), 'between').value).toBeUndefined();
  expect(compared(test('gte', 5), 'in').value).toBeUndefined();
  expect(compared(test('exists', true), 'in').value).toBeUndefined();
});

it('a comparison that does not suit the attribute stays to choose where it is chosen', () => {
  expect(comparisonsFor('text', test('gte', 5)).at(-1)).toBe('gte');
  const size = { name: 'size', unit: null, label: null };
  expect(firstTestOf({ ...size, type: 'number' })).toEqual(test('gte', undefined));
  expect(firstTestOf({ ...size, type: 'list' })).toEqual(test('in', undefined));
});
