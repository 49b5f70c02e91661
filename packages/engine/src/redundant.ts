// An answer is redundant while a stricter one leaves the same products: "4 GB is enough" beside "8 GB or more", where all that is left has 8.

import { type Bits, intersects, isWithin } from './bits.ts';
import type { CompiledAnswer, CompiledChoice } from './compile.ts';

/** Whether the answer is offered for these candidates: some satisfy it, and it is not redundant. */
export const isOffered = (answer: CompiledAnswer, of: CompiledChoice, candidates: Bits): boolean =>
  (answer.satisfied === null || intersects(answer.satisfied, candidates)) && !isRedundant(answer, of, candidates);

/** The stricter answer must be offered itself, which it need not be beside "no preference" where no candidate is left. */
export function isRedundant(answer: CompiledAnswer, { answers }: CompiledChoice, candidates: Bits): boolean {
  for (const place of answer.stricter) {
    const other = answers[place] as CompiledAnswer;
    if (
      leavesTheSame(other, answer, candidates) &&
      (answer.satisfied !== null || intersects(other.satisfied as Bits, candidates))
    )
      return true;
  }
  return false;
}

/** Whatever satisfies the stricter one satisfies the other, too. */
const leavesTheSame = (stricter: CompiledAnswer, { satisfied, possible }: CompiledAnswer, candidates: Bits): boolean =>
  isCovered(satisfied, stricter.satisfied as Bits, candidates) &&
  (possible === satisfied || isCovered(possible, stricter.possible as Bits, candidates));

/** Whether each candidate that is in `set` is in `other`, too. Null: all are in it. */
function isCovered(set: Bits | null, other: Bits, candidates: Bits): boolean {
  if (set === null) return isWithin(candidates, other);
  for (let w = 0; w < candidates.length; w++) {
    if (((candidates[w] as number) & (set[w] as number) & ~(other[w] as number)) !== 0) return false;
  }
  return true;
}
