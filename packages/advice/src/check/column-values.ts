// What findings say of the values that products have: how many have one, which one was probably meant, between which
// numbers a scope lies. All of it is asked only where something is wrong.

import { type Bits, hasBit } from '@guidepost/engine/bits';
import { type Column, codeOf, firstAtLeast, type NumberColumn, valueAt, valueCount } from '@guidepost/engine/snapshot';
import { want } from './closest.ts';
import { productCount, quoted } from './wording.ts';

/** How many products of the catalog have the value of a code. */
export function countOfCode(column: Column, code: number): number {
  let count = 0;
  if (code !== 0) for (const own of column.codes) if (own === code) count++;
  return count;
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

/** "Did you mean …?" with how many products have it, or the nearest numbers; null where nothing is near. */
export function suggestValue(column: Column, written: string | number | boolean): string | null {
  if (column.type === 'number') return suggestNumber(column, Number(written));
  if (column.type === 'boolean') return null;
  const code = closestCode(column, String(written));
  return code === 0
    ? null
    : `Did you mean ${quoted(valueAt(column, code))} (${productCount(countOfCode(column, code))})?`;
}

function suggestNumber(column: NumberColumn, number: number): string | null {
  const place = firstAtLeast(column.numbers, number);
  const near = [place, place + 1].filter((code) => code > 0 && code <= valueCount(column));
  if (near.length === 0 || !Number.isFinite(number)) return null;
  const texts = near.map((code) => `${quoted(valueAt(column, code))} (${productCount(countOfCode(column, code))})`);
  return `The nearest ${near.length === 1 ? 'value is' : 'values are'} ${texts.join(' and ')}.`;
}

/** The code of the text nearest to what was written, of equally near ones the one that more products have; 0 for none. */
function closestCode(column: Exclude<Column, { type: 'number' | 'boolean' }>, written: string): number {
  const wanted = want(written);
  const { offsets } = column.texts;
  // Texts of quite another length cannot be near, and need not be decoded.
  const shortest = written.length / 2 - 3;
  const longest = written.length * 4 + 8;
  let smallest = Number.POSITIVE_INFINITY;
  let near: number[] = [];
  for (let code = 1; code <= valueCount(column); code++) {
    const bytes = (offsets[code] ?? 0) - (offsets[code - 1] ?? 0);
    if (bytes < shortest || bytes > longest) continue;
    const distance = wanted.distanceTo(valueAt(column, code));
    if (distance === null || distance > smallest) continue;
    if (distance < smallest) near = [];
    smallest = distance;
    if (near.length < 20) near.push(code);
  }
  return near.reduce(
    (best, code) => (countOfCode(column, code) > countOfCode(column, best) ? code : best),
    near[0] ?? 0,
  );
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
