// A range as its id says it, and as people read it.

import type { RangeGrouping, RangeQuestion } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';

type Ends = readonly [from: number, to: number];

/** Null if it is not the id of a range. */
export function endsOf(id = ''): Ends | null {
  const [, from, to] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(id) ?? [];
  return from && to ? [+from, +to] : null;
}

/** As the author wrote it, also where it is cut to what there is now: that is what the shopper reads and chooses. */
export const wholeOf = (grouping: RangeGrouping): Ends => [
  grouping.whole_from ?? grouping.range_from,
  grouping.whole_to ?? grouping.range_to,
];

/** The grouping with the same range, however its numbers are written. */
export const groupingOf = ({ range_groupings: groupings }: RangeQuestion, ends: Ends) =>
  groupings.find((grouping) => `${wholeOf(grouping)}` === `${ends}`);

export function describeRange(question: RangeQuestion, id: string, drawing: Drawing): string {
  const range = endsOf(id);
  if (!range) return id;
  const { range_label: unit } = question;
  const [from = '', to = ''] = range.map((end) => formatAmount(end, unit, drawing));
  const grouping = groupingOf(question, range);
  if (grouping) return grouping.title;
  // A unit after the numbers is written only once.
  return `${to.endsWith(unit) ? from.replace(unit, '').trim() : from} – ${to}`;
}
