// A range as its id says it, and as people read it.

import type { RangeQuestion } from '@guidepost/client';
import { formatAmount } from './format.ts';

type Ends = readonly [from: number, to: number];

/** Null if it is not the id of a range. */
export function endsOf(id = ''): Ends | null {
  const ends = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(id);
  return ends && [Number(ends[1]), Number(ends[2])];
}

/** Whether there are groupings to choose from. */
export const isGrouped = ({ range_groupings: groupings }: RangeQuestion): boolean => groupings.length > 1;

/** The grouping with the same range, however its numbers are written. */
export function groupingOf({ range_groupings: groupings }: RangeQuestion, [from, to]: Ends) {
  return groupings.find((grouping) => grouping.range_from === from && grouping.range_to === to);
}

export function describeRange(question: RangeQuestion, id: string, language: string): string {
  const range = endsOf(id);
  if (range === null) return id;
  const { range_label: unit } = question;
  const to = formatAmount(range[1], unit, language);
  // A unit after the numbers is written only once.
  const from = formatAmount(range[0], to.startsWith(unit) ? unit : '', language);
  // One grouping alone is never offered, so nobody chose it by its title.
  const grouping = isGrouped(question) && groupingOf(question, range);
  return grouping ? grouping.title : `${from} – ${to}`;
}
