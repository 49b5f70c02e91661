// Which members of a record hold a price.

import { nameRank, plainName } from '../infer/column/column-names.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import { WrittenNumber } from './written-number.ts';

const OF_MONEY = /(?:^| )(?:prices?|pricing|offers?)$/;
const DEEPEST = 4;

/** A member that has the price somewhere inside: `{ "price": { "gross": { "amount": 9 } } }`, `[{ "value": { "centAmount": 900 } }]`. */
export const holdsPrice = (name: string, value: unknown): boolean =>
  isPrice(name, value) || (OF_MONEY.test(plainName(name)) && typeof value === 'object' && holdsAmount(value, DEEPEST));

function holdsAmount(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null || deepest === 0) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => holdsAmount(each, deepest - 1));
  return Object.entries(value).some(
    ([name, inside]) => (isAmount(inside) && namesAmount(name)) || holdsAmount(inside, deepest - 1),
  );
}

const namesAmount = (name: string): boolean => /(?:^| )(?:amount|price)$/.test(plainName(name)) || namesPaid(name);

const DIGIT = /\d/;

/** A member that has the price: a number, or an object with one inside, such as `{ "amount": "9.00" }`. */
export function isPrice(name: string, value: unknown): boolean {
  if (isFields(value)) return namesPaid(name) && Object.values(value).some(isAmount);
  return isAmount(value) && namesPaid(name);
}

/** Has a place for a price, which is blank or has words: `{ "price": "on request" }`. */
export const lacksPrice = (fields: JsonFields): boolean =>
  Object.entries(fields).some(([name, value]) => (value === null || typeof value === 'string') && namesPaid(name));

/** `{ "size": "M", "price": null }` */
export const hasBlankPrice = (fields: JsonFields): boolean =>
  Object.entries(fields).some(([name, value]) => (value === null || value === '') && namesPaid(name));

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' || value instanceof WrittenNumber || (typeof value === 'string' && DIGIT.test(value));

/** Kept, because the same names come again and again. */
const paid = new Map<string, boolean>();
const MOST_KNOWN = 10_000;

export function namesPaid(name: string): boolean {
  const known = paid.get(name);
  if (known !== undefined) return known;
  const found = (['price', 'sale_price'] as const).some((role) => (nameRank(role, name) ?? 100) < 100);
  if (paid.size < MOST_KNOWN) paid.set(name, found);
  return found;
}
