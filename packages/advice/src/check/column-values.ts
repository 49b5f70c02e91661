// What findings say of the values that products have: how many have one, between which numbers a scope lies.

import { type Bits, hasBit } from '@guidepost/engine/bits';
import { type Column, codeOf } from '@guidepost/engine/snapshot';

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
