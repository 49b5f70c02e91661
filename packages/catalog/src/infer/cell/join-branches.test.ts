import { expect, test } from 'vitest';
import { joinBranches } from './join-branches.ts';

const joinedIn = (paths: Readonly<Record<string, number>>) =>
  joinBranches(
    Object.entries(paths).map(([text, count]) => ({ text, count, line: 1 })),
    (text) => (text.includes('|') ? null : text.split(' > ')),
  );

test('a branch is joined with the category that most of its products hang on themselves', () => {
  const tree = { 'All > Tanks': 8, 'All > Tanks > For a slab': 4, 'All > Winter': 5, 'All > Winter > Grit bins': 3 };
  expect(joinedIn({ ...tree, 'All > Garden > Bins': 9 })).toEqual([
    ['For a slab', 'Tanks'],
    ['Grit bins', 'Winter'],
  ]);
});

test('branches with most of the products stay, and so does everything below a root', () => {
  expect(
    joinedIn({ 'All > Laptops': 2, 'All > Laptops > Gaming': 9, 'All > Laptops > Office': 7, 'All > Bags': 9 }),
  ).toEqual([]);
  expect(joinedIn({ All: 30, 'All > Tanks': 8, 'All > Bins': 9 })).toEqual([]);
});

test('a name that comes twice in the tree is two categories, and a cell with several paths is none', () => {
  const twice = { Tanks: 8, 'Tanks > Parts': 2, Bins: 9, 'Bins > Lids': 1, 'Pumps > Parts': 9 };
  expect(joinedIn(twice)).toEqual([['Lids', 'Bins']]);
  expect(joinedIn({ Bins: 9, 'Bins > Lids|Bins': 1, Pumps: 9 })).toEqual([]);
});
