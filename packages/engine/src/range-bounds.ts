// The bounds between which a RANGE question is asked, and what a reply means within them.

import type { RangeQuestion } from './advisor.ts';
import type { Bits } from './bits.ts';
import type { CompiledRange } from './compile.ts';
import { extent } from './extent.ts';
import { type Range, roundToStep } from './range-id.ts';

export interface Bounds extends Range {
  /** The bounds are the same before rounding: there is nothing to choose. */
  readonly met: boolean;
}

/** What {@link boundsAmong} needs of a step: its candidates, and what was found among them before. */
interface Among {
  readonly candidates: Bits;
  readonly count: number;
  /** By place; undefined: not looked for yet. */
  readonly bounds: (Bounds | null | undefined)[];
}

/** The bounds of a question among the candidates of a step, looked for once a step. */
export function boundsAmong(question: CompiledRange, { candidates, count, bounds }: Among): Bounds | null {
  let found = bounds[question.place];
  if (found === undefined) {
    found = findBounds(question, candidates, count);
    bounds[question.place] = found;
  }
  return found;
}

/** Null if no candidate has a value. */
export function findBounds({ question, values }: CompiledRange, candidates: Bits, count: number): Bounds | null {
  if (values === null) return null;
  const { numbers } = values.column;
  const codes = extent(values, candidates, count);
  if (codes === null) return null;
  const least = question.from === 'auto' ? (numbers[codes.low - 1] as number) : question.from;
  const largest = question.to === 'auto' ? (numbers[codes.high - 1] as number) : question.to;
  const from = question.from === 'auto' ? roundToStep(least, question.step, 'down') : question.from;
  const to = question.to === 'auto' ? roundToStep(largest, question.step, 'up') : question.to;
  const met = least >= largest;
  // If the author's bound lies beyond every value, the other, automatic bound becomes equal to it.
  if (question.from === 'auto') return { from: Math.min(from, to), to, met };
  return { from, to: Math.max(from, to), met };
}

export const isWhole = (range: Range, bounds: Range): boolean => range.from <= bounds.from && range.to >= bounds.to;

/** The part of a range within the bounds; the range itself if they do not overlap. */
export function clip(range: Range, bounds: Range): Range {
  const from = Math.max(range.from, bounds.from);
  const to = Math.min(range.to, bounds.to);
  return from <= to ? { from, to } : range;
}

/** A range whose end is at the author's own bound says nothing of what lies beyond. */
export const withOpenEnds = (range: Range, { from, to }: RangeQuestion): Range => ({
  from: from !== 'auto' && range.from <= from ? Number.NEGATIVE_INFINITY : range.from,
  to: to !== 'auto' && range.to >= to ? Number.POSITIVE_INFINITY : range.to,
});

export const isInside = (value: number, { from, to }: Range): boolean => value >= from && value <= to;

/** The distance over which satisfaction falls from 1 to 0 outside a range: its width, at least one step. */
export const fallOff = (range: Range, step: number): number => Math.max(range.to - range.from, step);

/**
 * 1 inside; outside it falls for ever, to a half at one range-width, so that of two values the nearer one always has more.
 * Tells how badly a wish is missed.
 */
export function nearness(value: number, range: Range, width: number): number {
  return width / (distanceTo(value, range) + width);
}

/** 0 inside. */
function distanceTo(value: number, { from, to }: Range): number {
  return value < from ? from - value : value > to ? value - to : 0;
}

/** 1 inside, falling linearly to 0 at one range-width outside. */
export function closeness(value: number, range: Range, width: number): number {
  const distance = distanceTo(value, range);
  return distance >= width ? 0 : 1 - distance / width;
}
