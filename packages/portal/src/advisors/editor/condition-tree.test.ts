import { expect, test } from 'vitest';
import { readTree, unfinishedTestsIn, writeTree } from './condition-tree.ts';

test.each([
  { brand: 'Alba' },
  { brand: ['Alba', 'Corda'], watts: { gte: 5, lte: 11 } },
  { brand: { not_in: ['Alba'] }, colour: { exists: false } },
  { any: [{ brand: 'Alba' }, { watts: { gt: 5 }, style: 'plain' }] },
  { all: [{ any: [{ a: 1 }, { b: true }] }, { any: [{ c: 'x' }, { d: 'y' }] }] },
  { room: 'bath', not: { brand: 'Alba' } },
  { any: [{ not: { a: 1 } }, { b: { strange: 3 } }] },
])('%j is shown and written as it was', (written) => {
  expect(writeTree(readTree(written))).toEqual(written);
});

test('nothing, and what is not finished, is no condition', () => {
  for (const none of [undefined, null, {}]) expect(writeTree(readTree(none))).toBeUndefined();
  const test = { kind: 'test', attribute: 'brand', test: 'in', value: [] } as const;
  expect(writeTree({ kind: 'all', parts: [test, { ...test, test: 'gte', value: undefined }] })).toBeUndefined();
  expect(writeTree({ kind: 'all', parts: [test, { ...test, value: ['Alba'] }] })).toEqual({ brand: 'Alba' });
});

test('from one number to another is one test, and unfinished until both are there', () => {
  const [part] = readTree({ watts: { gte: 5, lte: 11 } }).parts;
  expect(part).toMatchObject({ test: 'between', value: [5, 11] });
  const begun = { kind: 'test', attribute: 'watts', test: 'between', value: [5, undefined] } as const;
  expect(writeTree(begun)).toBeUndefined();
  expect(writeTree({ ...begun, value: [5, 11] })).toEqual({ watts: { gte: 5, lte: 11 } });
});

test('two tests of one attribute are both kept', () => {
  const one = { kind: 'test', attribute: 'tags', test: 'in' } as const;
  expect(
    writeTree({
      kind: 'all',
      parts: [
        { ...one, value: ['a'] },
        { ...one, value: ['b'] },
      ],
    }),
  ).toEqual({
    all: [{ tags: 'a' }, { tags: 'b' }],
  });
});

test('what is not entered yet is counted, wherever it stands', () => {
  const begun = { kind: 'test', attribute: '', test: 'in', value: undefined } as const;
  const tree = readTree({ smart: true, any: [{ brand: 'Alder' }, { price: { lte: 9 } }] });
  expect(unfinishedTestsIn(tree)).toBe(0);
  const further = { kind: 'any', parts: [begun, { ...begun, attribute: 'brand', value: [] }] } as const;
  expect(unfinishedTestsIn({ kind: 'all', parts: [...tree.parts, begun, further] })).toBe(3);
});
