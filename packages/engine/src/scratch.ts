// Memory that a step works in, kept between steps so that a large catalog does not cost an allocation each time. A step is
// synchronous, so one set of buffers serves a thread; what a step returns never points into it.

import type { Bits } from './bits.ts';

export interface Scratch {
  readonly candidates: Bits;
  readonly chosen: Bits;
  readonly narrowed: Bits;
}

let words = new Uint32Array(0);
/** By length. A step has few; a proof goes from one to another at each look, and making the views costs more than the look. */
const scratches = new Map<number, Scratch>();

/** Three sets of `length` words with any content. */
export function scratchSets(length: number): Scratch {
  let scratch = scratches.get(length);
  if (scratch === undefined) {
    if (words.length < length * 3) {
      words = new Uint32Array(length * 3);
      scratches.clear();
    }
    scratch = {
      candidates: words.subarray(0, length),
      chosen: words.subarray(length, 2 * length),
      narrowed: words.subarray(2 * length, 3 * length),
    };
    scratches.set(length, scratch);
  }
  return scratch;
}

/** Makes `count` sets of a length, with any content. The views of each length are kept, because making them costs more than a look. */
function setsOf<Sets extends readonly Bits[]>(count: number): (length: number) => Sets {
  let own = new Uint32Array(0);
  const kept = new Map<number, Sets>();
  return (length) => {
    let sets = kept.get(length);
    if (sets === undefined) {
      if (own.length < length * count) {
        own = new Uint32Array(length * count);
        kept.clear();
      }
      sets = Array.from({ length: count }, (_, nth) => own.subarray(nth * length, (nth + 1) * length)) as Bits[] & Sets;
      kept.set(length, sets);
    }
    return sets;
  };
}

/** For what fits best among the candidates. */
export const scratchFitting = setsOf<readonly [chosen: Bits, left: Bits, before: Bits]>(3);

/** For the products that satisfy all that is never missed. */
export const scratchWithin = setsOf<readonly [left: Bits, before: Bits]>(2);

/** For the products that miss few wishes. */
export const scratchFew = setsOf<readonly [once: Bits, twice: Bits]>(2);

/** For those that miss a certain number of more. */
export const scratchMany = setsOf<readonly [Bits]>(1);

/** For what an answer that is counted selects, and what it leaves. */
export const scratchCounted = setsOf<readonly [chosen: Bits, left: Bits]>(2);

const wishWords: Uint32Array[] = [];

/** The `nth` set of what a step says of wishes: `length` words of zeros. */
export function scratchWish(nth: number, length: number): Bits {
  let kept = wishWords[nth];
  if (kept === undefined || kept.length < length) {
    kept = new Uint32Array(length);
    wishWords[nth] = kept;
  } else kept.fill(0, 0, length);
  return kept.length === length ? kept : kept.subarray(0, length);
}

let numbers = new Uint32Array(0);

/** `length` numbers with any content. */
export function scratchNumbers(length: number): Uint32Array {
  if (numbers.length < length) numbers = new Uint32Array(length);
  return numbers;
}

const keys: Float64Array[] = [];

/** The `nth` list of sort keys: `length` zeros. */
export function scratchKeys(nth: number, length: number): Float64Array {
  let list = keys[nth];
  if (list === undefined || list.length < length) {
    list = new Float64Array(length);
    keys[nth] = list;
  } else list.fill(0, 0, length);
  return list;
}

let parts = new Float64Array(0);

/** `length` zeros, apart from those of {@link scratchKeys}. */
export function scratchParts(length: number): Float64Array {
  if (parts.length < length) parts = new Float64Array(length);
  else parts.fill(0, 0, length);
  return parts;
}

let counts = new Uint32Array(0);

/** `length` zeros, to count by value. */
export function scratchCounts(length: number): Uint32Array {
  if (counts.length < length) counts = new Uint32Array(length);
  else counts.fill(0, 0, length);
  return counts;
}

let best = new Uint32Array(0);

/** `length` numbers with any content, apart from those of {@link scratchNumbers}. */
export function scratchBest(length: number): Uint32Array {
  if (best.length < length) best = new Uint32Array(length);
  return best;
}

let bestKeys = new Float64Array(0);

/** `length` numbers with any content. */
export function scratchBestKeys(length: number): Float64Array {
  if (bestKeys.length < length) bestKeys = new Float64Array(length);
  return bestKeys;
}

let seen = new Uint32Array(0);
let lastSeen = 0;

/** Marks of `length` numbers, none of which is `nth` yet: to write `nth` at a number is to have seen it. */
export function scratchSeen(length: number): { readonly seen: Uint32Array; readonly nth: number } {
  if (seen.length < length) {
    seen = new Uint32Array(length);
    lastSeen = 0;
  } else if (lastSeen === 0xffffffff) {
    seen.fill(0);
    lastSeen = 0;
  }
  lastSeen++;
  return { seen, nth: lastSeen };
}

let marks = new Uint8Array(0);

/** `length` zeros. */
export function scratchMarks(length: number): Uint8Array {
  if (marks.length < length) marks = new Uint8Array(length);
  else marks.fill(0, 0, length);
  return marks;
}
