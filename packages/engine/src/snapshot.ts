// One revision of a catalog as the engine reads it: columns of codes, never product objects. Plain data over flat buffers,
// immutable once built, so any number of sessions and threads share it.

import type { Bits } from './bits.ts';
import { findText, type TextList, textAt, textCount } from './text-list.ts';

export interface Snapshot {
  /** Of the catalog; grows with every change. */
  readonly revision: number;
  /** Products are numbered from 0 in catalog order. */
  readonly size: number;
  /** By attribute name, and `price`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Product → number of its group (a product without one is a group of its own); null in a catalog without groups. */
  readonly groups: Uint32Array | null;
  readonly available: Bits;
  readonly skus: TextList;
}

/**
 * The values of one attribute. Distinct values are sorted and numbered from 1, so that code order is value order;
 * code 0 is "unknown". A list column has the ascending codes of product `p` at `codes[offsets[p] … offsets[p + 1])`.
 */
export type Column = NumberColumn | TextColumn | BooleanColumn | ListColumn;

/**
 * Only as wide as the largest code needs. A step looks at few of many products, each in another line of memory, and waits for
 * these lines. With narrow codes a line holds more of them, and a column fits into a near cache.
 */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

interface ScalarColumn {
  /** Product → code. */
  readonly codes: Codes;
  readonly offsets: null;
  readonly hasUnknown: boolean;
}

export interface NumberColumn extends ScalarColumn {
  readonly type: 'number';
  /** Ascending; the value of code `c` is at `c - 1`. */
  readonly numbers: Float64Array;
}

export interface TextColumn extends ScalarColumn {
  readonly type: 'text';
  readonly texts: TextList;
}

/** Code 1 is false, code 2 is true. */
export interface BooleanColumn extends ScalarColumn {
  readonly type: 'boolean';
}

export interface ListColumn {
  readonly type: 'list';
  /** Those of a product in the order in which the catalog has them, each once. */
  readonly codes: Codes;
  readonly offsets: Uint32Array;
  readonly texts: TextList;
  readonly hasUnknown: boolean;
}

/** The values without the products: what is kept of a revision when the next one takes its place. */
export function valuesOnly({ columns }: Snapshot): ReadonlyMap<string, Column> {
  const empty = new Uint32Array(0);
  return new Map([...columns].map(([name, column]) => [name, { ...column, codes: empty }]));
}

/** How many distinct values there are: codes run from 1 to this. */
export function valueCount(column: Column): number {
  switch (column.type) {
    case 'number':
      return column.numbers.length;
    case 'boolean':
      return 2;
    default:
      return textCount(column.texts);
  }
}

/** The codes of the values that a product has, for code whose speed does not matter. */
export function knownCodes({ codes, offsets }: Column, product: number): readonly number[] {
  const own =
    offsets === null ? codes.subarray(product, product + 1) : codes.subarray(offsets[product], offsets[product + 1]);
  return [...own].filter((code) => code !== 0);
}

/** The value of a code (from 1) as the id of an answer: texts as they are, numbers as JavaScript prints them. */
export function valueAt(column: Column, code: number): string {
  switch (column.type) {
    case 'number':
      return String(column.numbers[code - 1]);
    case 'boolean':
      return code === 2 ? 'true' : 'false';
    default:
      return textAt(column.texts, code - 1);
  }
}

/** The code of a value; 0 if no product has it. A number or boolean is also found by its spelling as text. */
export function codeOf(column: Column, value: string | number | boolean): number {
  switch (column.type) {
    case 'number': {
      const number = typeof value === 'number' ? value : parseNumber(value);
      if (number === null) return 0;
      const place = firstAtLeast(column.numbers, number);
      return column.numbers[place] === number ? place + 1 : 0;
    }
    case 'boolean':
      return value === true || value === 'true' ? 2 : value === false || value === 'false' ? 1 : 0;
    default:
      return findText(column.texts, String(value)) + 1;
  }
}

function parseNumber(value: string | boolean): number | null {
  if (typeof value === 'boolean' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The place of the first number that is `bound` or more; the length if there is none. */
export function firstAtLeast(ascending: Float64Array, bound: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the first number above `bound`; the length if there is none. */
export function firstAbove(ascending: Float64Array, bound: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
