// What tells whether one number goes up and down with another: the number of a product, and how far apart many are.

import type { NumberProfile } from './profile.ts';

/** Of so many, the share that may be exceptions at either end. */
const EXCEPTIONS = 0.05;

/** NaN: the product has none. */
export const numberIn = ({ column }: NumberProfile, product: number): number =>
  column.numbers[(column.codes[product] ?? 0) - 1] ?? Number.NaN;

/** The largest divided by the smallest, without exceptions. */
export function spreadOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const out = Math.floor(sorted.length * EXCEPTIONS);
  return (sorted[sorted.length - 1 - out] ?? 1) / (sorted[out] ?? 1);
}
