// Finds the products of an interval of values without looking at every product: products sorted by value, and marks
// (the set of all products below a place in that order) at regular places. An interval is the difference of two marks
// plus at most two short runs, so it costs the same wherever it lies.

import { type Allocate, allocateOwn, type Bits, hasBit, lowestBit, setBit, wordsFor } from './bits.ts';
import { type Column, valueCount } from './snapshot.ts';

export interface ValueIndex {
  /** Products by ascending code, unknown values (code 0) first. A product with a list stands under each of its values. */
  readonly order: Uint32Array;
  /** Code → place in `order` of its first product; one more than there are codes at the end. */
  readonly starts: Uint32Array;
  /** Mark `k` is the set of the products in `order` before `k * every`; all marks in one buffer. Empty for lists. */
  readonly marks: Uint32Array;
  readonly every: number;
}

/** Takes 4 bytes a product for the order, and at most 4 for the marks. */
const MARKS = 32;
const LEAST_RUN = 1024;

export function buildValueIndex(column: Column, size: number, allocate: Allocate = allocateOwn): ValueIndex {
  const codes = valueCount(column);
  const starts = new Uint32Array(allocate((codes + 2) * 4));
  for (const code of column.codes) starts[code + 1] = (starts[code + 1] as number) + 1;
  for (let code = 1; code < starts.length; code++) {
    starts[code] = (starts[code] as number) + (starts[code - 1] as number);
  }
  const order = new Uint32Array(allocate(column.codes.length * 4));
  const next = starts.slice();
  const place = (product: number, code: number) => {
    const at = next[code] as number;
    order[at] = product;
    next[code] = at + 1;
  };
  if (column.offsets === null) {
    for (let product = 0; product < size; product++) place(product, column.codes[product] as number);
    const every = Math.max(LEAST_RUN, Math.ceil(size / MARKS));
    return { order, starts, marks: buildMarks(order, every, size, allocate), every };
  }
  for (let product = 0; product < size; product++) {
    const end = column.offsets[product + 1] as number;
    for (let at = column.offsets[product] as number; at < end; at++) place(product, column.codes[at] as number);
  }
  return { order, starts, marks: new Uint32Array(0), every: Number.MAX_SAFE_INTEGER };
}

function buildMarks(order: Uint32Array, every: number, size: number, allocate: Allocate): Uint32Array {
  const words = wordsFor(size);
  const count = Math.floor(size / every) + 1;
  if (count === 1) return new Uint32Array(0);
  const marks = new Uint32Array(allocate(count * words * 4));
  for (let k = 1; k < count; k++) {
    marks.copyWithin(k * words, (k - 1) * words, k * words);
    const mark = marks.subarray(k * words, (k + 1) * words);
    for (let at = (k - 1) * every; at < k * every; at++) setBit(mark, order[at] as number);
  }
  return marks;
}

/** Adds to `into` the products whose code lies in `[low, high]`; for a list, any of its codes. */
export function addCodes(index: ValueIndex, low: number, high: number, into: Bits): void {
  if (low > high) return;
  const { order, starts, marks, every } = index;
  const start = starts[low] as number;
  const end = starts[high + 1] as number;
  const firstMark = Math.ceil(start / every);
  const lastMark = Math.floor(end / every);
  if (marks.length === 0 || firstMark >= lastMark) {
    addRun(order, start, end, into);
    return;
  }
  const words = into.length;
  const below = firstMark * words;
  const above = lastMark * words;
  for (let w = 0; w < words; w++) {
    into[w] = (into[w] as number) | ((marks[above + w] as number) & ~(marks[below + w] as number));
  }
  addRun(order, start, firstMark * every, into);
  addRun(order, lastMark * every, end, into);
}

/** Adds the products of unknown value. */
export function addUnknown(column: Column, index: ValueIndex, into: Bits): void {
  const { offsets } = column;
  if (offsets === null) addCodes(index, 0, 0, into);
  else for (let p = 0; p + 1 < offsets.length; p++) if (offsets[p] === offsets[p + 1]) setBit(into, p);
}

function addRun(order: Uint32Array, start: number, end: number, into: Bits): void {
  for (let at = start; at < end; at++) {
    const product = order[at] as number;
    const word = product >>> 5;
    into[word] = (into[word] as number) | (1 << (product & 31));
  }
}

/**
 * The smallest and largest code that a candidate has; null if all values are unknown. If there are many candidates, it
 * searches the order from both ends, which soon finds one. If there are few, it looks at each of them.
 */
export function extent(
  { column, index }: { column: Column; index: ValueIndex },
  candidates: Bits,
  count: number,
): { low: number; high: number } | null {
  const { order, starts } = index;
  const first = starts[1] as number;
  const known = order.length - first;
  const looks = count === 0 ? 0 : Math.min(known, 64 + 16 * Math.ceil(order.length / count));
  if (column.offsets === null && looks < count) {
    let low = 0;
    let high = 0;
    for (let step = 0; step < looks && low === 0; step++) {
      const product = order[first + step] as number;
      if (hasBit(candidates, product)) low = column.codes[product] as number;
    }
    for (let step = 1; step <= looks && low !== 0 && high === 0; step++) {
      const product = order[order.length - step] as number;
      if (hasBit(candidates, product)) high = column.codes[product] as number;
    }
    if (high !== 0) return { low, high };
  }
  return scanExtent(column, candidates);
}

function scanExtent({ codes, offsets }: Column, candidates: Bits): { low: number; high: number } | null {
  let low = 0xffffffff;
  let high = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      const start = offsets === null ? product : (offsets[product] as number);
      const end = offsets === null ? product + 1 : (offsets[product + 1] as number);
      for (let at = start; at < end; at++) {
        const code = codes[at] as number;
        if (code === 0) continue;
        if (code < low) low = code;
        if (code > high) high = code;
      }
    }
  }
  return high === 0 ? null : { low, high };
}

/** Whether a candidate has a code in `[low, high]`; looks at the interval or at the candidates, whichever is shorter. */
export function hasCandidateWithin(
  { column, index }: { column: Column; index: ValueIndex },
  low: number,
  high: number,
  candidates: Bits,
  count: number,
): boolean {
  if (low > high || count === 0) return false;
  const { order, starts } = index;
  const start = starts[low] as number;
  const end = starts[high + 1] as number;
  if (column.offsets !== null || end - start <= 4 * count) {
    for (let at = start; at < end; at++) if (hasBit(candidates, order[at] as number)) return true;
    return false;
  }
  const { codes } = column;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const code = codes[(w << 5) + lowestBit(word)] as number;
      if (code >= low && code <= high) return true;
    }
  }
  return false;
}
