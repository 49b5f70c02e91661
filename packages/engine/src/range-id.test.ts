// The grammar of range ids (rows 28 to 33 of the interface), their canonical spelling, and rounding to steps.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { formatDecimal, formatRangeId, parseRangeId, roundToStep } from './range-id.ts';

describe('what the grammar takes', () => {
  test.each([
    ['10-20', 10, 20],
    ['10.0-20.00', 10, 20],
    ['1e1-2e1', 10, 20],
    ['1E+1-2e01', 10, 20],
    ['-10--5', -10, -5],
    ['5-5', 5, 5],
    ['12.5-20', 12.5, 20],
    ['20-10', 20, 10],
    ['0-0', 0, 0],
    ['-0-0', 0, 0],
    ['1e-2-3', 0.01, 3],
    ['1-2e-2', 1, 0.02],
    ['-1e-1--1e-2', -0.1, -0.01],
    ['0.000001-999999999999999', 0.000001, 999_999_999_999_999],
    ['-999999999999999.0-999999999999999.0', -999_999_999_999_999, 999_999_999_999_999],
    ['123456789.123456-123456789.123457', 123456789.123456, 123456789.123457],
  ])('%s', (id, from, to) => {
    expect(parseRangeId(id)).toEqual({ from, to });
  });
});

test.each([
  ...['', '-', '10', '10-', '-10', '10-20-30', '1-5-3', '10,5-20', '+1-2', '1-+2', '01-2', '1-02', '.5-1', '1.-2'],
  ...[
    ' 1-2',
    '1-2 ',
    '1 -2',
    '1-2\n',
    '1e-2',
    '1e100-2',
    '1e-2',
    '1_0-20',
    '0x1-2',
    'NaN-1',
    '1-Infinity',
    '1--',
    '--1-2',
  ],
  ...['0.0000001-1', '1000000000000000-1', '1234567890.123456-1', '0-1234567890.123456', '１-２', '1–2', '1.2.3-4'],
])('%j is refused', (id) => {
  expect(parseRangeId(id)).toBeNull();
});

/** Numbers with at most 15 digits, 6 of them after the point: what bounds are made of. */
const decimal = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(6))
  .map(([digits, fraction]) => Number(`${digits}e-${fraction}`) + 0);

test('canonical ids parse back to the same doubles, and are their own canonical spelling', () => {
  fc.assert(
    fc.property(decimal, decimal, (from, to) => {
      const id = formatRangeId({ from, to });
      expect(id).toMatch(/^-?\d+\.\d+--?\d+\.\d+$/);
      expect(parseRangeId(id)).toEqual({ from, to });
    }),
    runs(1000),
  );
});

test('whatever parses keeps its doubles in its canonical spelling, where that is within the grammar', () => {
  const number = fc
    .tuple(decimal, fc.constantFrom('', 'e1', 'e-3', 'E+2', 'e20'))
    .map(([value, exponent]) => `${formatDecimal(value)}${exponent}`);
  fc.assert(
    fc.property(number, number, (from, to) => {
      const range = parseRangeId(`${from}-${to}`);
      if (range === null) return;
      expect(range).toEqual({ from: Number(from) + 0, to: Number(to) + 0 });
      const again = parseRangeId(formatRangeId(range));
      if (again !== null) expect(again).toEqual(range);
    }),
    runs(1000),
  );
});

test('a string never parses two ways: only one hyphen of an id can part its numbers', () => {
  const number = /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?([eE][+-]?\d{1,2})?$/;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('-', '1', '0', '.', 'e', '+'), minLength: 3, maxLength: 14 }),
      (id) => {
        const ways = [...id]
          .map((_, at) => [id.slice(0, at), id.slice(at + 1)] as const)
          .filter(([from, to], at) => id[at] === '-' && number.test(from) && number.test(to));
        expect(ways.length).toBeLessThan(2);
        expect(parseRangeId(id) === null).toBe(ways.length === 0);
      },
    ),
    runs(3000),
  );
});

test.each([
  [1e21, '1000000000000000000000.0'],
  [1.5e-7, '0.00000015'],
  [-2.5e-10, '-0.00000000025'],
  [1.25e22, '12500000000000000000000.0'],
  [-7, '-7.0'],
  [0.1, '0.1'],
])('%d is written without an exponent', (value, text) => {
  expect(formatDecimal(value)).toBe(text);
});

test.each([
  [0.3, 0.1, 0.3, 0.3],
  [0.35, 0.1, 0.3, 0.4],
  [1.005, 0.01, 1, 1.01],
  [-0.35, 0.1, -0.4, -0.3],
  [499, 50, 450, 500],
  [500, 50, 500, 500],
  [7, 2.5, 5, 7.5],
  [-7, 5, -10, -5],
  [0, 5, 0, 0],
  [-0.2, 1, -1, 0],
  [123456.78, 0.01, 123456.78, 123456.78],
  [0.1 + 0.2, 0.1, 0.3, 0.4],
  [0.7 - 0.6, 0.1, 0, 0.1],
  [5e15, 1, 999_999_999_999_999, 999_999_999_999_999],
])('%d at step %d lies between %d and %d', (value, step, down, up) => {
  expect(roundToStep(value, step, 'down')).toBe(down);
  expect(roundToStep(value, step, 'up')).toBe(up);
});

test('rounding goes outwards by less than a step, to bounds that an id can carry', () => {
  const value = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100);
  const step = fc.constantFrom(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 50, 1000);
  fc.assert(
    fc.property(value, step, (price, width) => {
      const [down, up] = [roundToStep(price, width, 'down'), roundToStep(price, width, 'up')];
      expect(down).toBeLessThanOrEqual(price);
      expect(up).toBeGreaterThanOrEqual(price);
      expect(price - down).toBeLessThan(width + 1e-9);
      expect(up - price).toBeLessThan(width + 1e-9);
      expect(parseRangeId(formatRangeId({ from: down, to: up }))).toEqual({ from: down, to: up });
    }),
    runs(1000),
  );
});
