// Money as the language writes it. Currencies come from shops, so one may be none that the browser knows.

import type { Language } from './words/words.ts';

export interface Money {
  readonly currency: string;
  /** A decimal number. */
  readonly value: string | number;
}

/** The widget and drafted titles write money in the same way: `Kč 1,499`, not `CZK 1,499`. */
const LIKE_SHOPPERS = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;

/** In whole units: cents say nothing in a sum. */
export const sayMoney = (language: Language, money: Money): string => format(language, money, 0);

export const sayPrice = (language: string, money: Money): string =>
  format(language, money, Number.isInteger(Number(money.value)) ? 0 : undefined);

/**
 * A number with its unit; the sign of a currency stands where the language has it. `currency`: of the catalog; null if it is not known. Its sign
 * may be letters: `Kč 1,499`. As a unit, its code stands for the sign.
 */
export function sayAmount(language: string, value: number, unit: string, currency: string | null): string {
  const parts = partsOfMoney(language, value, currency);
  if (unit !== '' && (unit === currency || parts.some(({ value: part }) => part === unit)))
    return parts.map(({ value: part }) => part).join('');
  if (/^\p{Sc}$/u.test(unit)) return parts.map(({ type, value: part }) => (type === 'currency' ? unit : part)).join('');
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)} ${unit}`.trim();
}

/** If the currency is none that the browser knows, its sign stands where that of the euro does. */
function partsOfMoney(language: string, value: number, currency: string | null): Intl.NumberFormatPart[] {
  const money = { ...LIKE_SHOPPERS, trailingZeroDisplay: 'stripIfInteger' } as const;
  try {
    return new Intl.NumberFormat(language, { ...money, currency: currency ?? 'EUR' }).formatToParts(value);
  } catch {
    return new Intl.NumberFormat(language, { ...money, currency: 'EUR' }).formatToParts(value);
  }
}

function format(language: string, { currency, value }: Money, decimals: number | undefined): string {
  const digits = decimals === undefined ? {} : { maximumFractionDigits: decimals };
  try {
    return new Intl.NumberFormat(language, { ...LIKE_SHOPPERS, currency, ...digits }).format(Number(value));
  } catch {
    return `${new Intl.NumberFormat(language, digits).format(Number(value))} ${currency}`;
  }
}
