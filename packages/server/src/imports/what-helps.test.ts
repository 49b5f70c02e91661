import { expect, test } from 'vitest';
import type { AttributeReport } from './attribute-counts.ts';
import { type Imported, whatHelpsMost } from './what-helps.ts';

const attribute = (name: string, filled: number, distinct = 4): AttributeReport => ({
  ...{ name, type: 'text', unit: null, label: null, filled, fillRate: filled / 100 },
  ...{ distinct, distinctIsLeast: false, isOfSomeKinds: false, examples: [] },
});
const IMPORTED: Imported = {
  ...{ rejected: 0, rows: 100, dropped: 0, mode: 'replace' },
  attributes: [attribute('brand', 100)],
  mapping: { origin: 'none', rules: null, text: null, inference: null },
};

test('rows that did not go in come before everything else, but not a few of them', () => {
  const attributes = [attribute('size', 60)];
  expect(whatHelpsMost({ ...IMPORTED, attributes, rejected: 3 })).toEqual({
    ...{ kind: 'mend-rows', rejected: 3, rows: 100 },
  });
  expect(whatHelpsMost({ ...IMPORTED, attributes, rejected: 2 })).toMatchObject({ kind: 'fill-in', attribute: 'size' });
});

test('of attributes that many products lack, the one that most lack, if people could choose by it', () => {
  const attributes = [attribute('size', 70), attribute('use', 55), attribute('rare', 30), attribute('model', 51, 40)];
  expect(whatHelpsMost({ ...IMPORTED, attributes })).toEqual({
    ...{ kind: 'fill-in', attribute: 'use', missing: 45, products: 100 },
  });
});

test('what only some kinds of products have is not to be filled in', () => {
  const attributes = [{ ...attribute('cutting_width', 57), isOfSomeKinds: true }];
  expect(whatHelpsMost({ ...IMPORTED, attributes })).toBeNull();
});

test('a catalog without attributes needs some; one that is well has nothing to be told, and an update is not judged', () => {
  expect(whatHelpsMost({ ...IMPORTED, attributes: [] })).toEqual({ kind: 'add-attributes' });
  expect(whatHelpsMost(IMPORTED)).toBeNull();
  expect(whatHelpsMost({ ...IMPORTED, mode: 'update', attributes: [] })).toBeNull();
});

test('the attribute with most spellings of the same, if nothing else is amiss', () => {
  const merge = (name: string, count: number) => ({
    ...{ attribute: name, into: 'Red' },
    spellings: Array.from({ length: count }, (_, i) => ({ text: `red ${i}`, count: 1 })),
  });
  const inference = { missing: [], notes: [], unused: [], merges: [merge('a', 1), merge('b', 3), merge('a', 1)] };
  expect(whatHelpsMost({ ...IMPORTED, mapping: { ...IMPORTED.mapping, inference } })).toEqual({
    ...{ kind: 'merge-spellings', attribute: 'b', spellings: 3 },
  });
});

test('lengths and weights without a unit come before what is missing in some products', () => {
  const number = (name: string, unit: string | null, label: string | null = null): AttributeReport => ({
    ...attribute(name, 100, 9),
    ...{ type: 'number', unit, label },
  });
  const attributes = [
    attribute('size', 60),
    number('width', null),
    number('hoehe', null),
    number('depth', 'cm'),
    number('power', null),
  ];
  expect(whatHelpsMost({ ...IMPORTED, attributes })).toEqual({
    ...{ kind: 'say-units', attributes: ['width', 'hoehe'], units: ['cm', 'mm', 'm'] },
  });
  expect(whatHelpsMost({ ...IMPORTED, attributes: [number('x', null, 'Вес')] })).toMatchObject({ units: ['g', 'kg'] });
  expect(whatHelpsMost({ ...IMPORTED, attributes: [number('power', null), number('width', 'cm')] })).toBe(null);
});
