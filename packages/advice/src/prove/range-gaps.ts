// Where in a RANGE there is no candidate: between two neighbouring values. Whoever sets both ends into one gap asks for what
// nobody has; every other range within the bounds has a candidate.

import { lowestBit } from '@guidepost/engine/bits';
import type { CompiledRange } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import { acceptedRange, formatRangeId, parseRangeId, type Range } from '@guidepost/engine/range-id';

/** The distinct values of the candidates, ascending. */
export function candidateNumbers({ values }: CompiledRange, { candidates }: Narrowed): number[] {
  if (values === null) return [];
  const { codes, numbers } = values.column;
  const seen = new Uint8Array(numbers.length + 1);
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] ?? 0; word !== 0; word &= word - 1) seen[codes[(w << 5) + lowestBit(word)] ?? 0] = 1;
  }
  const found: number[] = [];
  for (let code = 1; code < seen.length; code++) if (seen[code] === 1) found.push(numbers[code - 1] ?? 0);
  return found;
}

/**
 * Of the values within the bounds one that the fewest candidates have; null where none can be written as both ends of a range.
 * `sizes`: how many products each candidate stands for; without it one.
 */
export function rarestNumber(
  { values }: CompiledRange,
  { candidates }: Narrowed,
  { from, to }: Range,
  sizes: Uint32Array | null,
): number | null {
  if (values === null) return null;
  const { codes, numbers } = values.column;
  const counts = new Uint32Array(numbers.length + 1);
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] ?? 0; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      const code = codes[product] ?? 0;
      counts[code] = (counts[code] ?? 0) + (sizes?.[product] ?? 1);
    }
  }
  let rarest = 0;
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    const value = numbers[code - 1] ?? 0;
    if (count === 0 || value < from || value > to || (rarest !== 0 && count >= (counts[rarest] ?? 0))) continue;
    if (acceptedRange([formatRangeId({ from: value, to: value })])?.from === value) rarest = code;
  }
  return rarest === 0 ? null : (numbers[rarest - 1] ?? null);
}

/** Whether a candidate has no value. */
export function hasUnknown({ values }: CompiledRange, { candidates }: Narrowed): boolean {
  if (values === null) return true;
  const { codes, hasUnknown: isPossible } = values.column;
  for (let w = 0; isPossible && w < candidates.length; w++) {
    for (let word = candidates[w] ?? 0; word !== 0; word &= word - 1) {
      if (codes[(w << 5) + lowestBit(word)] === 0) return true;
    }
  }
  return false;
}

/** Whether a gap is of use; `below` and `above`: the neighbouring values, infinite at the ends. */
type IsGapOfUse = (below: number, above: number) => boolean;

/**
 * For each gap the widest range in it that a shopper can send, as both ends are written: with six decimals at most. One after
 * the other, as a catalog may have as many gaps as products; those of no use are not even spelled.
 */
export function* gapsBetween(
  numbers: readonly number[],
  bounds: Range,
  isOfUse: IsGapOfUse = () => true,
): Generator<Range> {
  let below = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth <= numbers.length; nth++) {
    const above = numbers[nth] ?? Number.POSITIVE_INFINITY;
    if (nth < numbers.length && (above < bounds.from || above > bounds.to)) continue;
    const gap = isOfUse(below, above) ? partOf(bounds, justBeside(below, 1), justBeside(above, -1), 1e-6) : null;
    if (gap !== null && gap.from > below && gap.to < above && gap.from <= gap.to) {
      if (parseRangeId(formatRangeId(gap)) !== null) yield gap;
    }
    below = above;
  }
}

/** The widest range between multiples of the step, as a slider has them, that lies in a gap; null where there is none. */
export function widestGapOfSteps(all: readonly number[], bounds: Range, step: number): Range | null {
  const numbers = all.filter((value) => value >= bounds.from && value <= bounds.to);
  const stepsTo = (value: number): number => (value - bounds.from) / step;
  let widest: Range | null = null;
  for (let nth = 0; nth <= numbers.length; nth++) {
    const below = numbers[nth - 1] ?? Number.NEGATIVE_INFINITY;
    const above = numbers[nth] ?? Number.POSITIVE_INFINITY;
    if (widest !== null && above - below <= widest.to - widest.from) continue;
    // Before the first value and behind the last there are the bounds, which may lie further out.
    const { from, to } = partOf(
      bounds,
      nth === 0 ? bounds.from : sixPlaces(bounds.from + step * (Math.floor(stepsTo(below)) + 1)),
      nth === numbers.length ? bounds.to : sixPlaces(bounds.from + step * (Math.ceil(stepsTo(above)) - 1)),
      step,
    );
    const isGap = from > below && to < above && from <= to;
    if (isGap && (widest === null || to - from > widest.to - widest.from)) widest = { from, to };
  }
  return widest;
}

/** Within the bounds; not the whole of them, which says nothing and keeps everything. */
function partOf(bounds: Range, from: number, to: number, less: number): Range {
  const part = { from: Math.max(bounds.from, from), to: Math.min(bounds.to, to) };
  const isWhole = part.from === bounds.from && part.to === bounds.to;
  return isWhole ? { ...part, to: sixPlaces(part.to - less) } : part;
}

const sixPlaces = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The next number that a shopper can send. */
export const justBeside = (value: number, side: 1 | -1): number =>
  Number.isFinite(value) ? Number((value + side * 1e-6).toFixed(6)) : value;
