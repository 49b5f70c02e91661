// Ranges as replies spell them, and the bounds between which one is asked for.

import { knownValue, type PlainProduct, type PlainQuestion } from './plain-shop.ts';

export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** `800-1500` and `800.0-1500.0` are one range, and `-5--2` has two negative ends. */
export function rangeOf(id: string): Ends {
  const [, from, to] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(id) ?? [];
  return { from: Number(from), to: Number(to) };
}

export const isInside = (value: number, { from, to }: Ends): boolean => from <= value && value <= to;

/** The author's, or what the products have, rounded outwards to the step. Null if no product has a value. */
export function boundsAmong({ attribute = '', range }: PlainQuestion, products: readonly PlainProduct[]): Ends | null {
  if (range === undefined) throw new Error('Only a RANGE has bounds.');
  const values = products.map((product) => knownValue(product, attribute)).filter((value) => typeof value === 'number');
  if (values.length === 0) return null;
  const { step } = range;
  const from = range.from === 'auto' ? Math.floor(Math.min(...values) / step) * step : range.from;
  const to = range.to === 'auto' ? Math.ceil(Math.max(...values) / step) * step : range.to;
  if (range.from === 'auto') return { from: Math.min(from, to), to };
  return { from, to: Math.max(from, to) };
}

/** An end at the author's own bound says nothing of what lies beyond: "5,000 and more". */
export const withOpenEnds = ({ from, to }: Ends, { range }: PlainQuestion): Ends => ({
  from: typeof range?.from === 'number' && from <= range.from ? Number.NEGATIVE_INFINITY : from,
  to: typeof range?.to === 'number' && to >= range.to ? Number.POSITIVE_INFINITY : to,
});

/** The groupings as the author wrote them; an open end is that of all products there are. None if no product has a value. */
export function wholesOf(question: PlainQuestion, scope: readonly PlainProduct[]): readonly Ends[] {
  const { groupings = [], from: least, to: most } = question.range ?? {};
  const all = boundsAmong(question, scope);
  if (all === null) return [];
  return groupings.map(({ from = all.from, to = all.to }) => ({
    from: typeof least === 'number' ? Math.max(from, least) : from,
    to: typeof most === 'number' ? Math.min(to, most) : to,
  }));
}
