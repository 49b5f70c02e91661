// Bounds of RANGE questions, and how close a value is to a range.

import type { RangeQuestion } from '../../src/advisor.ts';
import type { Product } from '../../src/product.ts';
import { type Catalog, typeOf, valuesOf } from './catalog.ts';

export interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** The known values of the candidates. */
export function numbersOf(catalog: Catalog, question: RangeQuestion, candidates: readonly Product[]): number[] {
  if (typeOf(catalog, question.attribute) !== 'number') return [];
  return candidates.flatMap((product) => valuesOf(product, question.attribute)).map(Number);
}

/** Before rounding; null if no candidate has a value. */
export function boundsBeforeRounding(
  catalog: Catalog,
  question: RangeQuestion,
  candidates: readonly Product[],
): Bounds | null {
  const numbers = numbersOf(catalog, question, candidates);
  if (numbers.length === 0) return null;
  return {
    from: question.from === 'auto' ? Math.min(...numbers) : question.from,
    to: question.to === 'auto' ? Math.max(...numbers) : question.to,
  };
}

export function boundsOf(catalog: Catalog, question: RangeQuestion, candidates: readonly Product[]): Bounds | null {
  const bounds = boundsBeforeRounding(catalog, question, candidates);
  if (bounds === null) return null;
  const from = question.from === 'auto' ? roundOutwards(bounds.from, question.step, Math.floor) : bounds.from;
  const to = question.to === 'auto' ? roundOutwards(bounds.to, question.step, Math.ceil) : bounds.to;
  if (from <= to) return { from, to };
  // If an automatic bound lies beyond the author's other one, it becomes equal to it.
  return question.from === 'auto' ? { from: to, to } : { from, to: from };
}

/** In millionths, as whole numbers, so that decimals are exact (steps and values here have fewer digits). */
function roundOutwards(value: number, step: number, round: (quotient: number) => number): number {
  const steps = Math.round(step * 1e6);
  return (round(Math.round(value * 1e6) / steps) * steps) / 1e6 + 0;
}

/** 1 inside, falling linearly to 0 at the distance `width` outside. */
export function closeness(value: number, { from, to }: Bounds, width: number): number {
  const distance = Math.max(from - value, value - to, 0);
  return Math.max(0, 1 - distance / width);
}
