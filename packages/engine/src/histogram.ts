// How the candidates lie along the range that a question offers: bars of equal width on round borders.

import { lowestBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import type { RangeOffer } from './offer.ts';
import { type Range, roundToStep } from './range-id.ts';
import { firstAtLeast } from './snapshot.ts';

/** From `from` up to `to`, which belongs to the next bar but for the last one. `count`: products. */
export interface Bar extends Range {
  readonly count: number;
}

/** About as many bars as can be told apart on a phone. */
const MOST_BARS = 24;

/** Products of unknown value, and those beyond an author's bound, are in no bar. Empty where there is nothing to choose. */
export function makeHistogram(compiled: CompiledAdvisor, { candidates }: Narrowed, offered: RangeOffer): Bar[] {
  const question = compiled.questions[offered.place];
  if (question?.kind !== 'range' || question.values === null || offered.from >= offered.to) return [];
  const borders = bordersOf(offered, question.question.step);
  const { codes, numbers } = question.values.column;
  const counts = new Uint32Array(borders.length - 1);
  const first = firstAtLeast(numbers, offered.from);
  const barOf = new Uint8Array(numbers.length + 1).fill(NO_BAR);
  for (let at = first, bar = 0; at < numbers.length && (numbers[at] as number) <= offered.to; at++) {
    while (bar < counts.length - 1 && (numbers[at] as number) >= (borders[bar + 1] as number)) bar++;
    barOf[at + 1] = bar;
  }
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      const bar = barOf[codes[(w << 5) + lowestBit(word)] as number] as number;
      if (bar !== NO_BAR) counts[bar] = (counts[bar] as number) + 1;
    }
  }
  return [...counts].map((count, bar) => ({ from: borders[bar] as number, to: borders[bar + 1] as number, count }));
}

const NO_BAR = 0xff;

/** Ascending, the bounds among them; every border between them is a multiple of a round width. */
function bordersOf({ from, to }: RangeOffer, step: number): number[] {
  const width = roundWidth((to - from) / MOST_BARS, step);
  const borders = [from];
  for (let nth = 0; ; nth++) {
    const border = roundToStep(from, width, 'down') + nth * width;
    // Sums of fractions such as 0.1 are not quite multiples of them.
    const exact = roundToStep(border + width / 2, width, 'down');
    if (exact >= to) break;
    if (exact > from) borders.push(exact);
  }
  return [...borders, to];
}

/** The least of 1, 2 and 5 times a power of ten times the step that is at least `least`. */
function roundWidth(least: number, step: number): number {
  for (let power = step; ; power *= 10) {
    for (const factor of [1, 2, 5]) if (power * factor >= least) return power * factor;
  }
}
