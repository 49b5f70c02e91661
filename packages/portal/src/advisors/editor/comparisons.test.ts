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
  expect(compared(test('exists', true), 'in').value).toBeUndefined();
  expect(compared(test('in', ['S']), 'gte').value).toBeUndefined();
});

it('numbers stay when they are compared otherwise', () => {
  expect(compared(test('in', [80]), 'gte')).toEqual(test('gte', 80));
  expect(compared(test('in', [80, 82, 70]), 'lte')).toEqual(test('lte', 82));
  expect(compared(test('in', [80, 82]), 'between')).toEqual(test('between', [80, 82]));
  expect(compared(test('gte', 5), 'between')).toEqual(test('between', [5]));
  expect(compared(test('lte', 5), 'between').value).toBeUndefined();
  expect(compared(test('gte', 5), 'in')).toEqual(test('in', [5]));
  expect(compared(test('between', [5, 9]), 'lt')).toEqual(test('lt', 9));
  expect(compared(test('between', [5, 9]), 'in').value).toBeUndefined();
  expect(compared(test('between', [5, undefined]), 'gte')).toEqual(test('gte', 5));
});

it('a comparison that does not suit the attribute stays to choose where it is chosen', () => {
  expect(comparisonsFor('text', test('gte', 5)).at(-1)).toBe('gte');
  const size = { name: 'size', unit: null, label: null };
  expect(firstTestOf({ ...size, type: 'number' })).toEqual(test('gte', undefined));
  expect(firstTestOf({ ...size, type: 'list' })).toEqual(test('in', undefined));
});
