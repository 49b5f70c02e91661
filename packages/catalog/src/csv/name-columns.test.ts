import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameColumns } from './name-columns.ts';

test('doubled and blank columns get names of their own', () => {
  const names = nameColumns(['', 'Name', 'Size ', 'Name', ' ', 'Column 1']);
  expect(names.unique).toEqual(['Column 1*', 'Name (1)', 'Size', 'Name (2)', 'Column 5', 'Column 1']);
  expect(names.find('Size')).toEqual([2]);
  expect(names.find('Name')).toEqual([1, 3]);
  expect(names.find('Name (2)')).toEqual([3]);
  expect(names.find('')).toEqual([]);
});

test('whatever the header says, each name reaches its own column', () => {
  const header = fc.array(fc.constantFrom('', 'a', 'a ', 'a (1)', 'a (2)', 'Column 1', '__proto__'), { maxLength: 8 });
  fc.assert(
    fc.property(header, (cells) => {
      const { unique, find } = nameColumns(cells);
      expect(unique.map((name) => find(name))).toEqual(cells.map((_, index) => [index]));
    }),
  );
});
