// Values in comments.

import type { CountedValue } from '../cell/recognise-number.ts';

export function describeMisfits(misfits: readonly CountedValue[]): string[] {
  const [first] = misfits;
  if (first === undefined) return [];
  const cells = misfits.reduce((sum, { count }) => sum + count, 0);
  const verb = cells === 1 ? 'cell is' : 'cells are';
  return [`${cells} ${verb} no number and will be left out, ${show(first.text)} in line ${first.line} for instance`];
}

export const show = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
