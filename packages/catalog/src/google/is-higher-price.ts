// Whether one price of a feed is above another. Both stand beside the same currency and are written alike; where that is not sure,
// neither is.

import { parseDecimal } from '../mapping/parse-number.ts';

const NUMBER = /\d(?:[\d.,'’ \u00a0]*\d)?/;

export function isHigherPrice(one: string, other: string): boolean {
  const [first, second] = [NUMBER.exec(one)?.[0], NUMBER.exec(other)?.[0]];
  if (first === undefined || second === undefined) return false;
  if (one.replace(first, '').trim() !== other.replace(second, '').trim()) return false;
  // `1.299` is two different prices in two countries.
  if ([first, second].some((number) => /^\d{1,3}[.,]\d{3}$/.test(number))) return false;
  for (const decimal of [null, 'comma', 'point'] as const) {
    const [a, b] = [parseDecimal(first, decimal), parseDecimal(second, decimal)];
    if (a !== null && b !== null) return Number(a) > Number(b);
  }
  return false;
}
