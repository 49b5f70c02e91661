// How many candidates have each value.

import { type Bits, countWord, lowestBit } from './bits.ts';
import type { Indexed } from './compile.ts';
import { scratchCounts } from './scratch.ts';
import { type Codes, type Column, valueCount } from './snapshot.ts';
import type { ValueIndex } from './value-index.ts';

/**
 * Code → how many candidates have it. Valid until the next call in this thread. Either looks at every candidate, or
 * counts common values by their sets and looks at every product of the others, whichever is less.
 */
export function countValues({ column, index }: Indexed<Column>, candidates: Bits, count: number): Uint32Array {
  const counts = scratchCounts(valueCount(column) + 1);
  const { codes, offsets } = column;
  if (costOfValues(index, candidates) < count * (offsets === null ? 2 : 8)) countEachValue(index, candidates, counts);
  else if (offsets === null) countEach(codes, candidates, counts);
  else countEachList(codes, offsets, candidates, counts);
  return counts;
}

/** What a look at one product costs is the unit; measured. */
function costOfValues({ order, starts, common }: ValueIndex, { length }: Bits): number {
  let rare = order.length - (starts[1] as number);
  for (const code of common) rare -= (starts[code + 1] as number) - (starts[code] as number);
  return rare + 2 * common.length * length;
}

function countEachValue({ order, starts, common, sets }: ValueIndex, candidates: Bits, counts: Uint32Array): void {
  let nth = 0;
  for (let code = 1; code < counts.length && code + 1 < starts.length; code++) {
    if (common[nth] === code) counts[code] = countInSet(sets, nth++ * candidates.length, candidates);
    else counts[code] = countInRun(order, starts[code] as number, starts[code + 1] as number, candidates);
  }
}

function countInSet(sets: Uint32Array, at: number, candidates: Bits): number {
  let count = 0;
  for (let w = 0; w < candidates.length; w++) count += countWord((candidates[w] as number) & (sets[at + w] as number));
  return count;
}

function countInRun(order: Uint32Array, start: number, end: number, candidates: Bits): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const product = order[at] as number;
    // Without a branch, because nobody can foretell which products are candidates.
    count += ((candidates[product >>> 5] as number) >>> (product & 31)) & 1;
  }
  return count;
}

function countEach(codes: Codes, candidates: Bits, counts: Uint32Array): void {
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const code = codes[(w << 5) + lowestBit(word)] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

function countEachList(codes: Codes, offsets: Uint32Array, candidates: Bits, counts: Uint32Array): void {
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      const end = offsets[product + 1] as number;
      for (let at = offsets[product] as number; at < end; at++) {
        const code = codes[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }
}
