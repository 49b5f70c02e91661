import { expect, it } from 'vitest';
import { changesOfList } from './list-changes.ts';

it('what came and what went is told, and nothing moved by it', () => {
  expect(changesOfList(['a', 'b', 'c'], ['x', 'a', 'c', 'y'])).toEqual({
    ...{ added: ['x', 'y'], removed: ['b'], moved: [] },
  });
});

it('as few as can be have moved', () => {
  const { moved } = changesOfList(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']);
  expect(moved).toEqual([{ item: 'd', before: 'c', after: null }]);
  expect(changesOfList(['a', 'b'], ['b', 'a']).moved).toHaveLength(1);
  expect(changesOfList(['a', 'b', 'c'], ['c', 'b', 'a']).moved).toHaveLength(2);
});
