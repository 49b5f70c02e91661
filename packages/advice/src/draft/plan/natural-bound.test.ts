import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalEnd, naturalStart } from './natural-bound.ts';

test('bounds are said in whole numbers where these tell the same products apart', () => {
  expect([naturalStart(21.4, 20), naturalEnd(25.7, 26.5)]).toEqual([21, 26]);
  expect([naturalStart(11.25, 11.1), naturalEnd(11.55, 14.4)]).toEqual([11.2, 12]);
  expect([naturalStart(1256, 1128), naturalEnd(1128, 1256)]).toEqual([1200, 1200]);
});

test('what is plain already, and what would be far off, stays', () => {
  expect([144, 14_000, 4096, 0].map((value) => naturalEnd(value, 1e9))).toEqual([144, 14_000, 4096, 0]);
  expect([naturalStart(1.5, 0.5), naturalEnd(0.7, 2)]).toEqual([1.5, 0.7]);
});

test('a bound never passes a value of the neighbouring range', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      (value, gap) => {
        const end = naturalEnd(value, value + gap);
        expect(end >= value && (end < value + gap || end === value)).toBe(true);
        const start = naturalStart(value, value - gap);
        expect(start <= value && (start > value - gap || start === value)).toBe(true);
      },
    ),
  );
});
