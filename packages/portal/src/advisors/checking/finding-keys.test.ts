import { expect, test } from 'vitest';
import { keysOf } from './finding-keys.ts';

const finding = (code: string, pointer: string, message: string) => ({ code, pointer, message });

test('a finding keeps its key when the next check has other numbers, so what is opened in it stays open', () => {
  const before = [finding('never-recommended', '', '12 of 90 products'), finding('titles-alike', '/questions/1', 'x')];
  const after = [finding('never-recommended', '', '9 of 90 products'), finding('titles-alike', '/questions/1', 'x')];
  expect(keysOf(after)).toEqual(keysOf(before));
});

test('findings of one kind at one place have keys of their own', () => {
  const keys = keysOf([
    finding('titles-alike', '/a', 'x'),
    finding('titles-alike', '/a', 'y'),
    finding('other', '/a', ''),
  ]);
  expect(new Set(keys).size).toBe(3);
});
