import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundCuts } from './round-cuts.ts';
import { roundestWithin } from './round-number.ts';

const ascending = (values: readonly number[]) => Float64Array.from(values).sort();

test('numbers are cut at round places with about equal shares', () => {
  const prices = ascending(Array.from({ length: 1000 }, (_, nth) => 203.49 + nth * 1.73));
  expect(roundCuts(prices, 5)).toEqual([500, 750, 1000, 1500]);
  const weights = ascending(Array.from({ length: 500 }, (_, nth) => 0.71 + nth * 0.0073));
  expect(roundCuts(weights, 4)).toEqual([1.5, 2.5, 3.5]);
});

test('a cut avoids the number that many products have, if another is about as round', () => {
  const prices = ascending([...Array(30).keys()].flatMap((nth) => [60 + nth * 3, 100, 100 + nth * 2.9]));
  const cuts = roundCuts(prices, 2);
  expect(cuts).not.toContain(100);
  expect(cuts).toHaveLength(1);
});

test('no product lies on a cut where a number beside it parts about as many, so no product is in two ranges', () => {
  const prices = ascending(Array.from({ length: 120 }, (_, nth) => 500 + 250 * (nth % 12) + (nth % 3 === 0 ? 90 : 0)));
  for (const parts of [3, 4, 5]) {
    const cuts = roundCuts(prices, parts, true);
    expect(cuts).toHaveLength(parts - 1);
    for (const cut of cuts) {
      expect(prices).not.toContain(cut);
      expect(cut % 10).toBe(0);
    }
  }
});

test('a cut stays as round as prices are though some are just that much, as ranges after it begin above it', () => {
  const dear = ascending(Array.from({ length: 300 }, (_, nth) => 250 * (2 + Math.round(((nth % 97) ** 2 / 97) * 0.6))));
  for (const cut of roundCuts(dear, 5, true).slice(1)) expect(cut % 1000).toBe(0);
  const cheap = ascending([30, 30, 65, 65, 70, 70, 75, ...Array(7).fill(50), ...Array(5).fill(60), 80, 80, 80]);
  for (const cut of roundCuts(cheap, 5, true)) expect(cut % 5).toBe(0);
});

test('prices of 79.99, 99.99 and 119.99 are parted between them', () => {
  const prices = ascending([...Array(40).fill(79.99), ...Array(40).fill(99.99), ...Array(40).fill(119.99)]);
  expect(roundCuts(prices, 3)).toEqual([80, 100]);
});

test('prices spread evenly are parted at round bounds into ranges of which none is a sliver', () => {
  const prices = ascending(Array.from({ length: 291 }, (_, nth) => 10 + (nth % 97)));
  expect(roundCuts(prices, 5)).toEqual([25, 40, 60, 80]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 50, max: 50_000 }),
      fc.integer({ min: 3, max: 8 }),
      (least, width, parts) => {
        const spread = ascending(Array.from({ length: 400 }, (_, nth) => least + (nth * width) / 399));
        const edges = [0, ...roundCuts(spread, parts).map((cut) => spread.filter((price) => price <= cut).length), 400];
        const shares = edges.slice(1).map((upTo, nth) => (upTo - (edges[nth] ?? 0)) / 400);
        expect(Math.min(...shares)).toBeGreaterThan(0.4 / parts);
        // Seven cuts on tens between 927 and 1028 leave twice and a fifth of an even share to the last one.
        expect(Math.max(...shares)).toBeLessThan(2.5 / parts);
      },
    ),
  );
});

test('whole numbers are cut at whole numbers', () => {
  const prices = ascending(Array.from({ length: 200 }, (_, nth) => 5 + (nth % 10)));
  for (const parts of [2, 3, 5, 8, 12]) expect(roundCuts(prices, parts).filter((cut) => cut % 1 !== 0)).toEqual([]);
});

test('prices in cents are cut at cents, and those close to each other at numbers as round as there are', () => {
  const cents = ascending([5, 6, 7, 9, 12, 15, 20, 35, 99].flatMap((price) => Array(40).fill(price / 100)));
  for (const cut of roundCuts(cents, 5)) expect(Number(cut.toFixed(2))).toBe(cut);
  const close = ascending(Array.from({ length: 400 }, (_, nth) => 1000 + (nth * 10) / 399));
  expect(roundCuts(close, 5)).toEqual([1002, 1004, 1006, 1008]);
});

test('every range between cuts has a product, and cuts can be written into ids', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 60 }),
      fc.integer({ min: 2, max: 12 }),
      (values, parts) => {
        const sorted = ascending(values);
        const cuts = roundCuts(sorted, parts);
        expect(cuts.length).toBeLessThan(parts);
        const edges = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY];
        for (const [nth, from] of edges.slice(0, -1).entries()) {
          const to = edges[nth + 1]!;
          expect(to).toBeGreaterThan(from);
          if (cuts.length > 0) expect(sorted.some((value) => value > from && value <= to)).toBe(true);
          if (Number.isFinite(to)) expect(Number(to.toFixed(6))).toBe(to);
        }
      },
    ),
  );
});

test('the roundest number of an interval is one that people would say', () => {
  expect(roundestWithin(870, 1130, 1000)).toBe(1000);
  expect(roundestWithin(1.31, 1.62, 1.44)).toBe(1.5);
  expect(roundestWithin(23.5, 24.4, 24)).toBe(24);
});
