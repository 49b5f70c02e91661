// The order in which people look through answers where there is one of its own: sizes from small to large, stages of a life from the youngest on.
// Everything else stays in the order of how many products have it.

import type { Concept } from '../attribute/concept-names.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { compareSizes } from '../words/compare-sizes.ts';
import { lifeStage } from '../words/life-stages.ts';
import { nameOf } from './fixed-answers.ts';

/** The very list if it has no order of its own. */
export function inNaturalOrder<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] {
  if (concept === 'size' || concept === 'weight')
    return offered.toSorted((a, b) => compareSizes(nameOf(a, concept), nameOf(b, concept)));
  const stageIn = ({ values: [value = ''] }: One): number | null => lifeStage(value);
  if (concept !== 'age' && offered.some((one) => stageIn(one) === null)) return offered;
  const stages = new Map(offered.map((one) => [one, stageIn(one)]));
  const known = new Set([...stages.values()].filter((stage) => stage !== null));
  // What is for all ages comes behind.
  const stageOf = (one: One): number => stages.get(one) ?? LAST;
  return known.size < 2 ? offered : offered.toSorted((a, b) => stageOf(a) - stageOf(b));
}
const LAST = 99;
