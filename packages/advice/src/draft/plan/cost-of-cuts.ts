// What it costs to begin a range with a value, in bits, beside what the cut tells: some cuts no person would make.

import { isSoldSize } from '../attribute/drive-size.ts';
import type { NumberProfile } from '../attribute/number-profile.ts';
import { COUNTED_CONCEPTS } from './counted-concepts.ts';

/** 15.4 and 15.6 inches are the same to most people: between such neighbours nothing is cut without need. */
export function costOfCuts({ concept, codes, column, attribute: { unit } }: NumberProfile): (place: number) => number {
  const numberAt = (place: number): number => column.numbers[(codes[place] ?? 1) - 1] ?? 0;
  return (place) => {
    const before = numberAt(place - 1);
    if (COUNTED_CONCEPTS.has(concept) || before <= 0) return 0;
    const unsold = /^[gt]i?b$/i.test(unit ?? '') && !isSoldSize(before) ? COST_OF_UNSOLD : 0;
    return unsold + Math.max(0, NEAR - (numberAt(place) / before - 1)) * (COST_OF_NEAREST / NEAR);
  };
}

const COST_OF_UNSOLD = 0.2;
const NEAR = 0.08;
/** In bits. */
const COST_OF_NEAREST = 0.25;
