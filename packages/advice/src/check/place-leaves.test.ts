import type { Condition } from '@guidepost/engine/condition';
import { expect, test } from 'vitest';
import { placeProductLeaves, placeReplyLeaves } from './place-leaves.ts';
import { atLeast, atMost, is } from './small-shop.fixture.ts';

const pointersOf = (condition: Condition) => placeProductLeaves(condition, '/where').map(({ pointer }) => pointer);
const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
const any = (...of: Condition[]): Condition => ({ kind: 'any', of });
const not = (of: Condition): Condition => ({ kind: 'not', of });

test.each([
  ['{ kind: home }', is('kind', 'home'), ['/where/kind']],
  ['{ a/b~c: 1 }', is('a/b~c', 1), ['/where/a~1b~0c']],
  ['{ gpu: x, ram_gb: { gte: 16 } }', all(is('gpu', 'x'), atLeast('ram_gb', 16)), ['/where/gpu', '/where/ram_gb']],
  [
    '{ any: [{ a: 1 }, { b: 1, c: 1 }] }',
    any(is('a', 1), all(is('b', 1), is('c', 1))),
    ['/where/any/0/a', '/where/any/1/b', '/where/any/1/c'],
  ],
  ['{ not: { a: 1 } }', not(is('a', 1)), ['/where/not/a']],
  [
    '{ a: 1, not: { b: 1 }, any: [{ c: 1 }] }',
    all(is('a', 1), not(is('b', 1)), any(is('c', 1))),
    ['/where/a', '/where/not/b', '/where/any/0/c'],
  ],
  ['{ all: [{ a: 1 }] }', all(is('a', 1)), ['/where/all/0/a']],
  [
    '{ all: [{ a: 1 }, { b: 1 }, { a: 2 }] }',
    all(is('a', 1), is('b', 1), is('a', 2)),
    ['/where/all/0/a', '/where/all/1/b', '/where/all/2/a'],
  ],
  [
    '{ all: [{ a: { lte: 5 } }, { a: { gte: 1 } }] }',
    all(atMost('a', 5), atLeast('a', 1)),
    ['/where/all/0/a', '/where/all/1/a'],
  ],
  [
    '{ all: [{ not: { a: 1 } }, { not: { b: 1 } }] }',
    all(not(is('a', 1)), not(is('b', 1))),
    ['/where/all/0/not/a', '/where/all/1/not/b'],
  ],
])('The spelling is found where only one is possible or usual: %s', (_, condition, pointers) => {
  expect(pointersOf(condition)).toEqual(pointers);
});

test('Where `all` may be a member or the list around it, a pointer stays at what both have', () => {
  expect(pointersOf(all(is('a', 1), all(is('b', 1), is('c', 1))))).toEqual(['/where/a', '/where/all', '/where/all']);
});

test('Tests of a reply are found by question', () => {
  const [first, second] = placeReplyLeaves(
    {
      kind: 'all',
      of: [
        { kind: 'gte', question: 'budget', value: 5 },
        { kind: 'not', of: { kind: 'any_of', question: 'use', answers: ['x'] } },
      ],
    },
    '/questions/2/ask_if',
  );
  expect(first?.inside('gte')).toBe('/questions/2/ask_if/budget/gte');
  expect(second?.inside('any_of', 0)).toBe('/questions/2/ask_if/not/use/any_of/0');
});
