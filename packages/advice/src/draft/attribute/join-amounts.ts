// Joins sizes that are the same amount in other words, where there are so many sizes that nobody looks through them: `100 ml with pump` and
// `100 ml spray` are 100 ml. Of few sizes the words behind the amount may be what matters.

import type { SameValues } from './same-values.ts';

const MANY = 20;
const MOSTLY = 0.7;
const AMOUNT = /^(\d+(?:[.,]\d+)?)\s?(ml|cl|dl|l|gr?|kg|oz|lbs?)(?![\p{L}\d])/iu;

/** `same`: all values of an attribute, the most frequent first. Each amount stands where its most frequent value stood. */
export function joinAmounts(same: readonly SameValues[]): readonly SameValues[] {
  if (same.length <= MANY) return same;
  const amounts = same.map(({ values: [value = ''] }) => AMOUNT.exec(value.trim()));
  if (amounts.filter((amount) => amount !== null).length < MOSTLY * same.length) return same;
  const joined = new Map<string, SameValues[]>();
  for (const [nth, one] of same.entries()) {
    const [, number = '', unit = ''] = amounts[nth] ?? [];
    const key = number === '' ? `:${nth}` : `${number.replace(',', '.')} ${unit.toLowerCase()}`;
    joined.set(key, [...(joined.get(key) ?? []), one]);
  }
  return [...joined.values()].map(asOne);
}

/** The bare amount is what all are called. */
function asOne(some: readonly SameValues[]): SameValues {
  const isBare = ({ values: [value = ''] }: SameValues): boolean => AMOUNT.exec(value.trim())?.[0] === value.trim();
  const bare = some.find(isBare);
  const ordered = bare === undefined ? some : [bare, ...some.filter((one) => one !== bare)];
  const [first] = ordered;
  const codes = ordered.flatMap((one) => one.codes);
  const values = ordered.flatMap((one) => one.values);
  if (first === undefined || some.length === 1 || bare !== undefined) return { ...first, codes, values };
  return { codes, values, name: AMOUNT.exec(values[0]?.trim() ?? '')?.[0] ?? values[0] ?? '' };
}
