import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersOf, pointerTo } from './json-pointer.ts';

// The examples of RFC 6901, section 5.
test.each([
  ['', []],
  ['/foo', ['foo']],
  ['/foo/0', ['foo', '0']],
  ['/', ['']],
  ['/a~1b', ['a/b']],
  ['/m~0n', ['m~n']],
  ['/~01', ['~1']],
])('%j leads to %j and is written so', (pointer, members) => {
  expect(membersOf(pointer)).toEqual(members);
  expect(pointerTo('', ...members)).toBe(pointer);
});

test('A pointer goes on from another one', () => {
  expect(pointerTo('/questions', 2, 'title')).toBe('/questions/2/title');
});

test('Any names come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') })), (members) => {
      expect(membersOf(pointerTo('', ...members))).toEqual(members);
    }),
  );
});
