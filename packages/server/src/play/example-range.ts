// A range to show how one is typed, within what can be asked for: an example in other sizes would be taken for a rule.

import type { Range } from '@guidepost/engine/range-id';

/** About the middle half, in round numbers; `step` is the least difference that makes sense. */
export function exampleRange({ from, to }: Range, step: number): Range {
  const span = to - from;
  if (!(span > 0)) return { from, to };
  const round = Math.max(step, 10 ** Math.floor(Math.log10(span / 4)));
  // Multiples of 0.1 are not exact.
  const multiple = (number: number): number => Number((number * round).toFixed(6));
  const low = multiple(Math.ceil((from + span / 4) / round));
  const high = multiple(Math.floor((to - span / 4) / round));
  return low < high ? { from: low, to: high } : { from, to };
}
