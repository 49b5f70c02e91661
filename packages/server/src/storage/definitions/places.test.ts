import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Places } from './places.ts';

/** Places of an import in which `known` are the positions that products have already, null for those that are new. */
const place = (known: readonly (number | null)[], tail = Math.max(0, ...known.map((each) => each ?? 0))): number[] => {
  const places = new Places(tail, 0);
  return known.map((each) => (each === null ? places.next() : places.keepOrMove(each)));
};

const first = place(Array.from({ length: 100 }, () => null));

test('products that come in the order in which they are keep their places', () => {
  expect(place(first)).toEqual(first);
});

test('new products in front, in between and behind move no other', () => {
  const middle = [...first.slice(0, 50), null, null, ...first.slice(50)];
  const placed = place([null, ...middle, null]);
  expect(placed.filter((each) => first.includes(each))).toEqual(first);
});

test('products that no longer come move no other', () => {
  const rest = first.filter((_, index) => index % 3 === 0);
  expect(place(rest, first.at(-1))).toEqual(rest);
});

test('places always grow, whatever comes', () => {
  const known = fc.array(fc.option(fc.integer({ min: 1, max: 5000 })));
  fc.assert(
    fc.property(known, (each) => {
      const placed = place(each, 5000);
      expect(placed.every((position, index) => position > (placed[index - 1] ?? 0))).toBe(true);
    }),
  );
});
