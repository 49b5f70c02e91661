// The smallest and largest value that candidates have. The order by value is searched from both ends, where a candidate soon
// comes if there are many. If none does, marks tell where to look on; if there are few candidates, each of them is looked at.

import { type Bits, hasBit, lowestBit } from './bits.ts';
import type { Codes, Column } from './snapshot.ts';
import { hasBetweenMarks, type ValueIndex } from './value-index.ts';

/** As codes. */
interface Extent {
  readonly low: number;
  readonly high: number;
}

const NONE = -1;

/** Null if all values are unknown. */
export function extent(
  { column: { codes, offsets }, index }: { column: Column; index: ValueIndex },
  candidates: Bits,
  count: number,
): Extent | null {
  if (offsets !== null) return extentOfLists(codes, offsets, candidates);
  const { order, starts, every } = index;
  const first = starts[1] as number;
  const looks = Math.min(order.length - first, 64 + 16 * Math.ceil(order.length / Math.max(1, count)));
  if (looks >= count) return extentOfEach(codes, candidates);
  let lowest = firstInRun(order, first, first + looks, candidates);
  let highest = lastInRun(order, order.length - looks, order.length, candidates);
  if (count > every) {
    if (lowest === NONE) lowest = firstByMarks(index, candidates);
    if (lowest === NONE) return null;
    if (highest === NONE) highest = lastByMarks(index, candidates);
  } else if (lowest === NONE || highest === NONE) return extentOfEach(codes, candidates);
  return { low: codes[lowest] as number, high: codes[highest] as number };
}

/** The product of known value that comes first in the order, or `NONE`. */
function firstByMarks(index: ValueIndex, candidates: Bits): number {
  const { order, starts, every } = index;
  const first = starts[1] as number;
  const begin = Math.ceil(first / every);
  const unmarked = firstInRun(order, first, Math.min(begin * every, order.length), candidates);
  if (unmarked !== NONE) return unmarked;
  let low = begin;
  let high = Math.floor(order.length / every) + 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (hasBetweenMarks(index, begin, middle, candidates)) high = middle;
    else low = middle;
  }
  return firstInRun(order, low * every, Math.min(high * every, order.length), candidates);
}

/** The product that comes last in the order, of at least one candidate of known value. */
function lastByMarks(index: ValueIndex, candidates: Bits): number {
  const { order, every } = index;
  let low = 0;
  let high = Math.floor(order.length / every) + 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (hasAboveMark(index, middle, candidates)) low = middle;
    else high = middle;
  }
  return lastInRun(order, low * every, Math.min(high * every, order.length), candidates);
}

/** Whether a candidate stands in the order at the mark or after it. */
function hasAboveMark({ marks }: ValueIndex, mark: number, candidates: Bits): boolean {
  const at = mark * candidates.length;
  for (let w = 0; w < candidates.length; w++) {
    if (((candidates[w] as number) & ~(marks[at + w] as number)) !== 0) return true;
  }
  return false;
}

function firstInRun(order: Uint32Array, start: number, end: number, candidates: Bits): number {
  for (let at = start; at < end; at++) {
    const product = order[at] as number;
    if (hasBit(candidates, product)) return product;
  }
  return NONE;
}

function lastInRun(order: Uint32Array, start: number, end: number, candidates: Bits): number {
  for (let at = end - 1; at >= start; at--) {
    const product = order[at] as number;
    if (hasBit(candidates, product)) return product;
  }
  return NONE;
}

function extentOfEach(codes: Codes, candidates: Bits): Extent | null {
  let low = 0xffffffff;
  let high = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const code = codes[(w << 5) + lowestBit(word)] as number;
      if (code === 0) continue;
      if (code < low) low = code;
      if (code > high) high = code;
    }
  }
  return high === 0 ? null : { low, high };
}

function extentOfLists(codes: Codes, offsets: Uint32Array, candidates: Bits): Extent | null {
  let low = 0xffffffff;
  let high = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      const start = offsets[product] as number;
      const end = offsets[product + 1] as number;
      if (start === end) continue;
      // The codes of a list ascend.
      low = Math.min(low, codes[start] as number);
      high = Math.max(high, codes[end - 1] as number);
    }
  }
  return high === 0 ? null : { low, high };
}
