import { expect, test } from 'vitest';
import { likelyCondition, readAskIf, writeAskIf } from './ask-if-tree.ts';

test.each([
  { use: { any_of: ['games'] } },
  { use: { none_of: ['games'] }, budget: { gte: 500 } },
  { any: [{ use: { any_of: ['games'] } }, { budget: { lte: 500 } }] },
  { all: [{ use: { any_of: ['a'] } }, { use: { none_of: ['b'] } }] },
  { use: { replied: true } },
  { use: { replied: false } },
])('%j is said and written as it was', (written) => {
  const said = readAskIf(written);
  expect(said && writeAskIf(said)).toEqual(written);
});

test('always is nothing written, and a clause that is not finished does not count', () => {
  expect(writeAskIf(readAskIf(undefined) ?? { join: 'all', clauses: [] })).toBeUndefined();
  expect(writeAskIf({ join: 'any', clauses: [{ question: 'use', test: 'any_of', value: [] }] })).toBeUndefined();
});

test('what is no plain sentence is left alone', () => {
  for (const written of [
    { not: { use: { any_of: ['a'] } } },
    { any: [{ a: { replied: true }, b: { replied: true } }] },
    [],
    { a: 3 },
  ]) {
    expect(readAskIf(written)).toBeNull();
  }
});

test('a condition is proposed on what other questions depend on, and otherwise on the first one', () => {
  const [use, brand, size] = ['use', 'brand', 'size'].map((id) => ({ id }));
  const gears = { id: 'gears', ask_if: { use: { any_of: ['tour'] } } };
  const asked = [use, brand, size].flatMap((each) => each ?? []);
  expect(likelyCondition([...asked, gears], asked)?.id).toBe('use');
  expect(likelyCondition(asked, asked.slice(0, 2))?.id).toBe('use');
  expect(likelyCondition(asked, asked.slice(1))?.id).toBe('brand');
  expect(likelyCondition(asked, [])).toBeUndefined();
});
