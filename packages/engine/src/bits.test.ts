// Compares sets of bits with plain sets, at sizes around the borders of words.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addAll,
  type Bits,
  countBits,
  countCommon,
  eachBit,
  emptyBits,
  fullBits,
  hasBit,
  intersect,
  intersectInto,
  intersects,
  invert,
  isWithin,
  listWords,
  lowestBit,
  setBit,
} from './bits.ts';

const sizes = fc.constantFrom(0, 1, 31, 32, 33, 63, 64, 65, 100);
const pair = sizes.chain((size) => {
  const members = size === 0 ? fc.constant<number[]>([]) : fc.uniqueArray(fc.nat(size - 1));
  return fc.record({ size: fc.constant(size), a: members, b: members });
});

function bitsOf(size: number, members: readonly number[]): Bits {
  const bits = emptyBits(size);
  for (const member of members) setBit(bits, member);
  return bits;
}

const sorted = (members: Iterable<number>) => [...members].sort((a, b) => a - b);

test('sets of bits say what sets of numbers say', () => {
  fc.assert(
    fc.property(pair, ({ size, a, b }) => {
      const [left, right] = [bitsOf(size, a), bitsOf(size, b)];
      const common = a.filter((member) => b.includes(member));
      expect([...eachBit(left)]).toEqual(sorted(a));
      expect(countBits(left)).toBe(a.length);
      expect(countCommon(left, right)).toBe(common.length);
      expect(intersects(left, right)).toBe(common.length > 0);
      expect(isWithin(left, right)).toBe(common.length === a.length);
      for (let index = 0; index < size; index++) expect(hasBit(left, index)).toBe(a.includes(index));

      const into = fullBits(size);
      expect(intersectInto(left, right, into)).toBe(common.length);
      expect([...eachBit(into)]).toEqual(sorted(common));
      const union = left.slice();
      addAll(union, right);
      expect([...eachBit(union)]).toEqual(sorted(new Set([...a, ...b])));
      const narrowed = left.slice();
      expect(intersect(narrowed, right)).toBe(common.length);
      expect(narrowed).toEqual(into);

      const list = new Uint32Array(size);
      expect(listWords(left, 0, left.length, list, 0)).toBe(a.length);
      expect([...list.subarray(0, a.length)]).toEqual(sorted(a));
    }),
  );
});

test('bits beyond the last product stay zero, in full and inverted sets', () => {
  fc.assert(
    fc.property(pair, ({ size, a }) => {
      expect(countBits(fullBits(size))).toBe(size);
      const bits = bitsOf(size, a);
      invert(bits, size);
      expect(countBits(bits)).toBe(size - a.length);
      expect([...eachBit(bits)].every((index) => index < size && !a.includes(index))).toBe(true);
    }),
  );
});

test('the lowest bit of a word is found, the highest one too', () => {
  for (let place = 0; place < 32; place++) {
    expect(lowestBit(1 << place)).toBe(place);
    expect(lowestBit((0xffffffff << place) >>> 0)).toBe(place);
  }
});
