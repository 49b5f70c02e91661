// Finds the products of an interval of values without looking at every product: products sorted by value, and marks
// (the set of all products below a place in that order) at regular places. An interval is the difference of two marks
// plus at most two short runs, so it costs the same wherever it lies. A value that many products have has a set of its own.

import { type Allocate, allocateOwn, type Bits, hasBit, lowestBit, setBit, wordsFor } from './bits.ts';
import { type Codes, type Column, valueCount } from './snapshot.ts';

export interface ValueIndex {
  /** Products by ascending code, unknown values (code 0) first. A product with a list stands under each of its values. */
  readonly order: Uint32Array;
  /** Code → place in `order` of its first product; one more than there are codes at the end. */
  readonly starts: Uint32Array;
  /** Mark `k` is the set of the products in `order` before `k * every`; all marks in one buffer. Empty for lists. */
  readonly marks: Uint32Array;
  readonly every: number;
  /** The codes from 1 that many products have, ascending: at least as many as a set has words, which is one in 32 of all. */
  readonly common: Uint32Array;
  /** The products of each common code as a set; all sets in one buffer. */
  readonly sets: Uint32Array;
}

/** Takes 4 bytes a product for the order, at most 4 for the marks, and at most 4 for the sets; of a list, for each of its values. */
const MARKS = 32;
const LEAST_RUN = 1024;
const LEAST_COMMON = 256;

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
    const marks = buildMarks(order, every, size, allocate);
    return { order, starts, marks, every, ...buildSets(order, starts, size, allocate) };
  }
  for (let product = 0; product < size; product++) {
    const end = column.offsets[product + 1] as number;
    for (let at = column.offsets[product] as number; at < end; at++) place(product, column.codes[at] as number);
  }
  const marks = new Uint32Array(0);
  return { order, starts, marks, every: Number.MAX_SAFE_INTEGER, ...buildSets(order, starts, size, allocate) };
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

function buildSets(
  order: Uint32Array,
  starts: Uint32Array,
  size: number,
  allocate: Allocate,
): Pick<ValueIndex, 'common' | 'sets'> {
  const words = wordsFor(size);
  const least = Math.max(LEAST_COMMON, words);
  const codes: number[] = [];
  for (let code = 1; code + 1 < starts.length; code++) {
    if ((starts[code + 1] as number) - (starts[code] as number) >= least) codes.push(code);
  }
  const common = new Uint32Array(allocate(codes.length * 4));
  common.set(codes);
  const sets = new Uint32Array(allocate(codes.length * words * 4));
  for (const [nth, code] of codes.entries()) {
    addRun(order, starts[code] as number, starts[code + 1] as number, sets.subarray(nth * words, (nth + 1) * words));
  }
  return { common, sets };
}

/** Adds to `into` the products whose code lies in `[low, high]`; for a list, any of its codes. */
export function addCodes(index: ValueIndex, low: number, high: number, into: Bits): void {
  if (low > high) return;
  const { order, starts, marks, every, common, sets } = index;
  const nth = low === high ? common.indexOf(low) : -1;
  if (nth !== -1) {
    const at = nth * into.length;
    for (let w = 0; w < into.length; w++) into[w] = (into[w] as number) | (sets[at + w] as number);
    return;
  }
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

/** Whether a candidate has a code in `[low, high]`; looks at the interval or at the candidates, whichever is shorter. */
export function hasCandidateWithin(
  { column, index }: { column: Column; index: ValueIndex },
  low: number,
  high: number,
  candidates: Bits,
  count: number,
): boolean {
  if (low > high || count === 0) return false;
  const { order, starts, marks, every } = index;
  const start = starts[low] as number;
  const end = starts[high + 1] as number;
  if (column.offsets === null && 4 * count < Math.min(end - start, 2 * every)) {
    return hasCodeWithin(column.codes, low, high, candidates);
  }
  const firstMark = Math.ceil(start / every);
  const lastMark = Math.floor(end / every);
  if (marks.length === 0 || firstMark >= lastMark) return hasInRun(order, start, end, candidates);
  return (
    hasBetweenMarks(index, firstMark, lastMark, candidates) ||
    hasInRun(order, start, firstMark * every, candidates) ||
    hasInRun(order, lastMark * every, end, candidates)
  );
}

function hasCodeWithin(codes: Codes, low: number, high: number, candidates: Bits): boolean {
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const code = codes[(w << 5) + lowestBit(word)] as number;
      if (code >= low && code <= high) return true;
    }
  }
  return false;
}

function hasInRun(order: Uint32Array, start: number, end: number, candidates: Bits): boolean {
  for (let at = start; at < end; at++) if (hasBit(candidates, order[at] as number)) return true;
  return false;
}

/** Whether a candidate stands in the order between two marks. */
export function hasBetweenMarks({ marks }: ValueIndex, low: number, high: number, candidates: Bits): boolean {
  const words = candidates.length;
  const below = low * words;
  const above = high * words;
  for (let w = 0; w < words; w++) {
    if (((candidates[w] as number) & (marks[above + w] as number) & ~(marks[below + w] as number)) !== 0) return true;
  }
  return false;
}
