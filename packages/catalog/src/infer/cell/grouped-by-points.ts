// Whether the points in prices separate thousands: `85.000` beside `980`, `16.099 ₺` beside `11850`. One such price may be either; all of
// them together say more, because money has no thousandths, but for a few currencies.

import type { CountedValue } from '../column/column-facts.ts';
import type { WrittenPrice } from './mixed-prices.ts';

export interface PriceContext {
  /** Of the catalog; null: not known. */
  readonly language: string | null;
  /** ISO 4217; what is known of the currency without the marks beside the prices. */
  readonly currencies: readonly string[];
}

/** All prices of the file are written so, or are too small to have a thousand. */
export function areGroupedByPoints(prices: readonly WrittenPrice[], { language, currencies }: PriceContext): boolean {
  let [all, grouped, small, large, marked] = [0, 0, 0, 0, 0];
  for (const { number, currency, value } of prices) {
    all += value.count;
    if (currency !== null) marked += value.count;
    if (/^\d{1,3}$/.test(number)) small += value.count;
    else if (/^\d{4,}$/.test(number)) large += value.count;
    else if (isGrouped(number) && value.isNumber !== true) grouped += value.count;
    else return false;
  }
  if (mayHaveThousandths(prices, currencies)) return false;
  const isPlain = large <= all * SLIPS;
  // Programs that write three decimals write them everywhere, and no sign beside them.
  const isWritten = small > 0 || marked > all / 2 || (language !== null && groupsByPoints(language));
  return grouped >= (marked === all ? 1 : FEWEST) && isPlain && isWritten;
}

const FEWEST = 3;
const SLIPS = 0.02;

/**
 * The prices with points between thousands, where the others of the column are whole numbers of that size: as decimals, these would be a
 * hundred times smaller than all others. Empty: there are none, or it is not sure.
 */
export function groupedBesideWhole(prices: readonly WrittenPrice[], { currencies }: PriceContext): CountedValue[] {
  const whole: number[] = [];
  const grouped: WrittenPrice[] = [];
  for (const price of prices) {
    if (price.value.isNumber === true || /^[1-9]\d*$/.test(price.number)) whole.push(Number(price.number));
    else if (isGrouped(price.number)) grouped.push(price);
    else return [];
  }
  const [least, most] = endsOf(whole);
  const isSure = grouped.every(({ number }) => {
    const meant = Number(number.replaceAll('.', ''));
    return Number.parseFloat(number) * FAR < least && meant * NEAR >= least && meant <= most * NEAR;
  });
  return grouped.length > 0 && whole.length > 0 && isSure && !mayHaveThousandths(prices, currencies)
    ? grouped.map(({ value }) => value)
    : [];
}

const FAR = 20;
const NEAR = 5;

const endsOf = (numbers: readonly number[]): readonly [least: number, most: number] =>
  numbers.reduce(([least, most], one) => [Math.min(least, one), Math.max(most, one)], [Number.POSITIVE_INFINITY, 0]);

/** `16.099`, `1.250.000`; not `0.950`. */
const isGrouped = (number: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(number);

const mayHaveThousandths = (prices: readonly WrittenPrice[], currencies: readonly string[]): boolean =>
  [...new Set([...currencies, ...prices.flatMap(({ currency }) => currency ?? [])])].some(hasThousandths);

const hasThousandths = (currency: string): boolean =>
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) > 2;

const groupsByPoints = (language: string): boolean =>
  new Intl.NumberFormat(language, { useGrouping: true })
    .formatToParts(1_234_567)
    .some(({ type, value }) => type === 'group' && value === '.');
