// The order in which people look through answers where there is one of its own: sizes from small to large, stages of a life from the youngest on.
// Everything else stays in the order of how many products have it.

import type { Concept } from '../attribute/concept-names.ts';
import type { SameValues } from '../attribute/same-values.ts';
import { compareSizes } from '../words/compare-sizes.ts';
import { stepsOnLadder } from '../words/ladders.ts';
import { lifeStage } from '../words/life-stages.ts';
import { saysNone } from '../words/none-words.ts';
import { nameOf } from './fixed-answers.ts';

/** The very list if it has no order of its own. Answers that say there is none come last. */
export function inNaturalOrder<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] {
  const ordered = inOwnOrder(offered, concept);
  return CLIMBED.has(concept) ? ordered : sorted(ordered, (one) => Number(saysNone(nameOf(one, concept))));
}

function inOwnOrder<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] {
  const areYears = concept === 'age' && offered.every((one) => /^\d{1,2}$/.test(nameOf(one, concept)));
  if (concept === 'size' || concept === 'weight' || areYears)
    return byStep(offered, concept) ?? offered.toSorted((a, b) => compareSizes(nameOf(a, concept), nameOf(b, concept)));
  const ordered = CLIMBED.has(concept) ? null : (byStep(offered, concept) ?? numbersFirst(offered, concept));
  if (ordered !== null) return ordered;
  const stageIn = ({ values: [value = ''] }: One): number | null => lifeStage(value);
  if (concept !== 'age' && offered.some((one) => stageIn(one) === null)) return offered;
  const stages = new Map(offered.map((one) => [one, stageIn(one)]));
  const known = new Set([...stages.values()].filter((stage) => stage !== null));
  // What is for all ages comes behind.
  const stageOf = (one: One): number => stages.get(one) ?? LAST;
  return known.size < 2 ? offered : offered.toSorted((a, b) => stageOf(a) - stageOf(b));
}
const LAST = 99;

/** Names and ages are looked through in other orders, and colours by how many there are. */
const CLIMBED: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age', 'brand', 'color', 'theme']);

function byStep<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] | null {
  const steps = stepsOnLadder(offered.map((one) => nameOf(one, concept)));
  const stepOf = (one: One): number => steps?.get(nameOf(one, concept)) ?? 0;
  return steps === null ? null : sorted(offered, stepOf);
}

/** `30°`, `60°`, then `Wide`: sizes from small to large, and words behind them in the order of how many products have them. */
function numbersFirst<One extends SameValues>(offered: readonly One[], concept: Concept): readonly One[] | null {
  const numbers = numbersAmong(offered, concept);
  return numbers === null ? null : sorted(offered, (one) => numbers.get(one) ?? Number.POSITIVE_INFINITY);
}

/** True if at least a third are numbers of one measure, and the others words. On a scale that leaves out 60°, people wonder where it is. */
export const holdScale = (offered: readonly SameValues[], concept: Concept): boolean =>
  numbersAmong(offered, concept) !== null;

function numbersAmong<One extends SameValues>(
  offered: readonly One[],
  concept: Concept,
): ReadonlyMap<One, number> | null {
  const measured = offered.map((one) => MEASURED.exec(nameOf(one, concept).trim()));
  const numbers = new Map(
    offered.flatMap((one, nth) => {
      const [, number = ''] = measured[nth] ?? [];
      return number === '' ? [] : [[one, Number(number.replace(',', '.'))] as const];
    }),
  );
  const units = new Set(measured.flatMap((found) => (found === null ? [] : [found[2]?.toLowerCase()])));
  return numbers.size < FEWEST_NUMBERS || units.size > 1 || numbers.size < offered.length / 3 ? null : numbers;
}
const FEWEST_NUMBERS = 2;
const MEASURED = /^[ø⌀]?\s*(\d+(?:[.,]\d+)?)\s*(°|[\p{L}%"]{0,4})$/u;

/** The very list if it is in this order already. */
function sorted<One>(offered: readonly One[], placeOf: (one: One) => number): readonly One[] {
  const places = offered.map(placeOf);
  const isInOrder = places.every((place, nth) => nth === 0 || place >= (places[nth - 1] ?? 0));
  return isInOrder ? offered : offered.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
