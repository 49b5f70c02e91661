// Values in comments.

import type { CountedValue } from '../cell/recognise-number.ts';

/** `what`: what they are. */
export function describeMisfits(misfits: readonly CountedValue[], what = 'no number'): string[] {
  const [first] = misfits;
  if (first === undefined) return [];
  const cells = misfits.reduce((sum, { count }) => sum + count, 0);
  const verb = cells === 1 ? 'cell is' : 'cells are';
  return [`${cells} ${verb} ${what} and will be left out, ${show(first.text)} in line ${first.line} for instance`];
}

export const show = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
