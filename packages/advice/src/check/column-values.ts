// What findings say of the values that products have: how many have one, which one was probably meant, between which
// numbers a scope lies. All of it is asked only where something is wrong.

import { type Bits, hasBit } from '@guidepost/engine/bits';
import {
  type Column,
  codeOf,
  firstAtLeast,
  type ListColumn,
  type NumberColumn,
  type TextColumn,
  valueAt,
  valueCount,
} from '@guidepost/engine/snapshot';
import { misspelling } from '@guidepost/fault/closest-name';
import { listed, productCount, quoted } from './wording.ts';

/** Columns never change, so what was counted once stays; an author who errs in one attribute often errs again. */
const countsOfColumns = new WeakMap<Column, Uint32Array>();

/** Code → how many products of the catalog have its value. */
function countCodes(column: Column): Uint32Array {
  const known = countsOfColumns.get(column);
  if (known !== undefined) return known;
  const counts = new Uint32Array(valueCount(column) + 1);
  const { codes } = column;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  countsOfColumns.set(column, counts);
  return counts;
}

/** How many products of a set have the value of a code. */
export function countOfCodeWithin(column: Column, code: number, products: Bits): number {
  const { codes, offsets } = column;
  let count = 0;
  let product = 0;
  for (let at = 0; code !== 0 && at < codes.length; at++) {
    if (codes[at] !== code) continue;
    if (offsets === null) product = at;
    else while ((offsets[product + 1] ?? Number.POSITIVE_INFINITY) <= at) product++;
    if (hasBit(products, product)) count++;
  }
  return count;
}

/**
 * "Did you mean …?" with how many products have it, or the nearest numbers; null where nothing is near. `within`: the
 * products that are counted; null for all of the catalog.
 */
export function suggestValue(column: Column, written: string | number | boolean, within: Bits | null): string | null {
  if (column.type === 'boolean') return null;
  const counts = countCodes(column);
  const countOf = (code: number): string => {
    const all = productCount(counts[code] ?? 0);
    const inside = within === null ? null : countOfCodeWithin(column, code, within);
    return inside === 0 ? `${all}, none in scope` : inside === null ? all : productCount(inside);
  };
  const name = (code: number) => `${quoted(valueAt(column, code))} (${countOf(code)})`;
  if (column.type === 'number') {
    const near = nearestNumbers(column, Number(written));
    return near.length === 0
      ? null
      : `The nearest ${near.length === 1 ? 'value is' : 'values are'} ${listed(near.map(name))}.`;
  }
  const code = closestCode(column, String(written), counts);
  return code === 0 ? null : `Did you mean ${name(code)}?`;
}

/** Of shorter words, one letter more or less makes another word. */
const SHORTEST_MISSPELT = 8;

/**
 * The value that was certainly meant, so that it can be mended unasked: the only one that is near, and with no more than one
 * letter wrong. Null where that cannot be told.
 */
export function meantValue(column: Column, written: string | number | boolean): string | null {
  if (typeof written !== 'string' || column.type === 'boolean' || column.type === 'number') return null;
  const wanted = misspelling(written);
  let meant: string | null = null;
  for (let code = 1; code <= valueCount(column); code++) {
    const value = valueAt(column, code);
    const distance = wanted.distanceTo(value);
    if (distance === null) continue;
    if (meant !== null || distance > (written.length < SHORTEST_MISSPELT ? 0.5 : 1)) return null;
    meant = value;
  }
  return meant;
}

/** The codes on both sides of a number that is none of the values. */
function nearestNumbers(column: NumberColumn, number: number): number[] {
  if (!Number.isFinite(number)) return [];
  const place = firstAtLeast(column.numbers, number);
  return [place, place + 1].filter((code) => code > 0 && code <= valueCount(column));
}

/** The code of the text nearest to what was written, of equally near ones the one that more products have; 0 for none. */
function closestCode(column: TextColumn | ListColumn, written: string, counts: Uint32Array): number {
  const wanted = misspelling(written);
  const { offsets } = column.texts;
  // Texts of quite another length cannot be near, and need not be decoded.
  const shortest = written.length / 2 - 3;
  const longest = written.length * 4 + 8;
  let smallest = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let code = 1; code <= valueCount(column); code++) {
    const bytes = (offsets[code] ?? 0) - (offsets[code - 1] ?? 0);
    if (bytes < shortest || bytes > longest) continue;
    const distance = wanted.distanceTo(valueAt(column, code));
    if (distance === null || distance > smallest) continue;
    if (distance === smallest && (counts[code] ?? 0) <= (counts[found] ?? 0)) continue;
    smallest = distance;
    found = code;
  }
  return found;
}

/** Whether a product of the catalog has the value, as the engine reads it. */
export const hasValue = (column: Column, value: string | number | boolean): boolean => {
  const code = codeOf(column, value);
  return code !== 0 && (column.type !== 'boolean' || column.codes.includes(code));
};

/** The smallest and largest number that a product of the set has; null where none has one. */
export function extentWithin(column: Column, products: Bits): { from: number; to: number } | null {
  if (column.type !== 'number') return null;
  let low = 0;
  let high = 0;
  for (let product = 0; product < column.codes.length; product++) {
    const code = column.codes[product] ?? 0;
    if (code === 0 || !hasBit(products, product)) continue;
    if (low === 0 || code < low) low = code;
    if (code > high) high = code;
  }
  return low === 0 ? null : { from: column.numbers[low - 1] ?? 0, to: column.numbers[high - 1] ?? 0 };
}
