// Whether a question is worth asking: whether some reply to it could change the present candidates or their order.
// An unknown value counts as a value of its own.

import { type Bits, intersects, isWithin, lowestBit } from './bits.ts';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { boundsAmong, fallOff } from './range-bounds.ts';
import { isOffered } from './redundant.ts';
import { type Codes, type Column, firstAbove, firstAtLeast } from './snapshot.ts';

/** Whether the question is passed over, pruning and `always_ask` considered. */
export function isPassedOver(compiled: CompiledQuestion, narrowed: Narrowed): boolean {
  const { question } = compiled;
  if (question.alwaysAsk) return !hasSomethingToOffer(compiled, narrowed);
  if (narrowed.count === 0 || (question.role === 'preference' && question.weight === 0)) return true;
  switch (compiled.kind) {
    case 'choice':
      return !choiceMatters(compiled, narrowed);
    case 'values':
      return !valuesMatter(compiled, narrowed);
    case 'range':
      return !rangeMatters(compiled, narrowed);
  }
}

function hasSomethingToOffer(compiled: CompiledQuestion, narrowed: Narrowed): boolean {
  const { candidates } = narrowed;
  if (compiled.kind === 'choice') {
    return compiled.answers.some(({ satisfied }) => satisfied === null || intersects(satisfied, candidates));
  }
  if (compiled.kind === 'range') return boundsAmong(compiled, narrowed) !== null;
  return compiled.values !== null && findVariety(compiled.values.column, candidates, 1).known > 0;
}

/** Whether some offered answer divides the candidates. A SINGLE must also offer at least two answers. */
function choiceMatters(compiled: CompiledChoice, { candidates }: Narrowed): boolean {
  const { question, answers } = compiled;
  let offered = 0;
  let divides = false;
  for (const answer of answers) {
    if (!isOffered(answer, compiled, candidates)) continue;
    offered++;
    if (answer.satisfied === null) continue;
    divides ||= !isWithin(candidates, answer.satisfied);
    if (divides && (offered > 1 || question.type === 'MULTIPLE')) return true;
  }
  // "No preference" may be the second answer, and may be listed last.
  return divides && offered > 1;
}

function valuesMatter({ question, max, values }: CompiledValues, { candidates }: Narrowed): boolean {
  const wantedKnown = question.type === 'SINGLE' ? 2 : 1;
  if (values === null || max < wantedKnown) return false;
  const variety = findVariety(values.column, candidates, wantedKnown);
  return variety.divided && variety.known >= wantedKnown;
}

function rangeMatters(compiled: CompiledRange, narrowed: Narrowed): boolean {
  const { candidates } = narrowed;
  const { question, values } = compiled;
  if (values === null) return false;
  const isAutomatic = question.from === 'auto' || question.to === 'auto';
  if (isAutomatic || question.must) {
    const bounds = boundsAmong(compiled, narrowed);
    if (bounds === null) return false;
    // If the bounds are one point, there is nothing to choose, even if rounding moved them apart.
    if (bounds.met) return false;
    // With `must`, a reply that leaves out the only value empties the results, which is a change, too.
    if (question.must) return true;
  }
  const { numbers } = values.column;
  let low = 1;
  let high = numbers.length;
  if (question.from !== 'auto' && question.to !== 'auto') {
    // Outside the bounds, all values further away than the full width count as equally far.
    const width = fallOff({ from: question.from, to: question.to }, question.step);
    low = Math.max(1, firstAbove(numbers, question.from - width));
    high = Math.min(high, firstAtLeast(numbers, question.to + width) + 1);
  }
  const variety = findVariety(values.column, candidates, 1, low, high);
  return variety.divided && variety.known > 0;
}

interface Variety {
  /** Two candidates differ, where "unknown" is a value of its own. */
  readonly divided: boolean;
  /** Distinct known values seen; counting stops at `wanted`. */
  readonly known: number;
}

/** Looks at candidates until two differ and `wanted` (1 or 2) known values were seen. Codes are clipped to [low, high]. */
function findVariety(column: Column, candidates: Bits, wanted: number, low = 1, high = 0xffffffff): Variety {
  if (column.offsets !== null) return findListVariety(column.codes, column.offsets, candidates, wanted);
  const { codes } = column;
  let first = -1;
  let known = 0;
  let divided = false;
  let firstKnown = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      let code = codes[(w << 5) + lowestBit(word)] as number;
      if (code !== 0) {
        if (code < low) code = low;
        else if (code > high) code = high;
        if (known === 0) {
          firstKnown = code;
          known = 1;
        } else if (code !== firstKnown) known = 2;
      }
      if (first === -1) first = code;
      else if (code !== first) divided = true;
      if (divided && known >= wanted) return { divided, known };
    }
  }
  return { divided, known };
}

function findListVariety(codes: Codes, offsets: Uint32Array, candidates: Bits, wanted: number): Variety {
  let first = -1;
  let divided = false;
  const known = new Set<number>();
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      if (first === -1) first = product;
      else divided ||= !sameList(codes, offsets, first, product);
      for (let at = offsets[product] as number; at < (offsets[product + 1] as number) && known.size < wanted; at++) {
        known.add(codes[at] as number);
      }
      if (divided && known.size >= wanted) return { divided, known: known.size };
    }
  }
  return { divided, known: known.size };
}

/** Whether two products have the same value, or lists of the same values in whatever order. */
export const sameCodes = ({ codes, offsets }: Column, a: number, b: number): boolean =>
  offsets === null ? codes[a] === codes[b] : sameList(codes, offsets, a, b);

function sameList(codes: Codes, offsets: Uint32Array, a: number, b: number): boolean {
  const startA = offsets[a] as number;
  const startB = offsets[b] as number;
  const length = (offsets[a + 1] as number) - startA;
  if ((offsets[b + 1] as number) - startB !== length) return false;
  let same = 0;
  while (same < length && codes[startA + same] === codes[startB + same]) same++;
  // Most lists have one order. A value comes once in a list, so as many of both are in either.
  for (let i = same; i < length; i++)
    if (!isAmong(codes, codes[startA + i] as number, startB + same, startB + length)) return false;
  return true;
}

function isAmong(codes: Codes, code: number, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (codes[at] === code) return true;
  return false;
}
