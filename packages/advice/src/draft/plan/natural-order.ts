// The order in which people look through answers where there is one of its own: sizes from small to large. Everything else stays in the order of
// how many products have it.

import type { Concept } from '../attribute/concept-names.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { compareSizes } from '../words/compare-sizes.ts';
import { nameOf } from './fixed-answers.ts';

export function inNaturalOrder<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] {
  return concept === 'size' || concept === 'weight'
    ? offered.toSorted((a, b) => compareSizes(nameOf(a, concept), nameOf(b, concept)))
    : offered;
}
