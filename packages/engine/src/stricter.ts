// Which answers of a question ask for more than others. That follows from their conditions alone, whatever the catalog has: a part of
// the same number's line is within a larger part, and everything is within "no preference".

import type { Condition } from './condition.ts';

/** What a condition leaves of the numbers of one attribute. */
interface Span {
  readonly attribute: string;
  readonly low: number;
  readonly isLowIn: boolean;
  readonly high: number;
  readonly isHighIn: boolean;
}

/**
 * For each condition, the places of those that are stricter: whatever satisfies one of these satisfies it, too, but not the other way
 * round. Only conditions that compare one number are considered, and null, which everything satisfies.
 */
export function placesOfStricter(conditions: readonly (Condition | null)[]): number[][] {
  const spans = conditions.map((condition) => (condition === null ? null : spanOf(condition)));
  return spans.map((wide) =>
    spans.flatMap((narrow, place) => (narrow && wide !== undefined && isStricter(narrow, wide) ? [place] : [])),
  );
}

/** Undefined if it is no comparison. */
function spanOf(condition: Condition): Span | undefined {
  if (condition.kind !== 'compare') return undefined;
  const { attribute, gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = condition;
  return {
    attribute,
    ...{ low: Math.max(gt, gte), isLowIn: gte > gt },
    ...{ high: Math.min(lt, lte), isHighIn: lte < lt },
  };
}

const isStricter = (narrow: Span, wide: Span | null): boolean =>
  wide === null || (narrow.attribute === wide.attribute && isWithin(narrow, wide) && !isWithin(wide, narrow));

const isWithin = (inner: Span, outer: Span): boolean =>
  (inner.low > outer.low || (inner.low === outer.low && (outer.isLowIn || !inner.isLowIn))) &&
  (inner.high < outer.high || (inner.high === outer.high && (outer.isHighIn || !inner.isHighIn)));
