// The candidates that gains are counted over: all of them up to 1,024, else one of every block of as many neighbours. Which one
// is settled by the block's number alone. It is never every k-th product: variants stand side by side in catalogs, and every
// k-th might be the same size of each model.

import { type Bits, countWord, listWords, lowestBit } from './bits.ts';
import { MOST_LOGARITHM } from './log-table.ts';

export interface CandidateSample {
  /** The first `length` are the products, ascending. Valid until the next sample of this thread. */
  readonly products: Uint32Array;
  readonly length: number;
  /** How many candidates there are. */
  readonly count: number;
}

const MOST = MOST_LOGARITHM;

const products = new Uint32Array(MOST);

export function sampleCandidates(candidates: Bits, count: number): CandidateSample {
  if (count <= MOST) return { products, length: listWords(candidates, 0, candidates.length, products, 0), count };
  const size = Math.ceil(count / MOST);
  let length = 0;
  let wanted = placeInBlock(0, size);
  let before = 0;
  for (let w = 0; w < candidates.length && wanted < count; w++) {
    let word = candidates[w] as number;
    const inWord = countWord(word);
    for (let passed = before; wanted < before + inWord; ) {
      for (; passed < wanted; passed++) word &= word - 1;
      products[length++] = (w << 5) + lowestBit(word);
      wanted = length * size + placeInBlock(length, size);
    }
    before += inWord;
  }
  return { products, length, count };
}

/** From 0 up to `size`, by steps of MurmurHash3, which spread the blocks' numbers. */
function placeInBlock(block: number, size: number): number {
  let hash = block + 1;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  // The upper half is spread best. It is taken as a share of the block, because a remainder would take longer than all the rest.
  return ((hash >>> 16) * size) >>> 16;
}
