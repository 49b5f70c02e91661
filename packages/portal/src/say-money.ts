// Money as the language writes it. Currencies come from shops, so one may be none that the browser knows.

import type { Language } from './words/words.ts';

export interface Money {
  readonly currency: string;
  /** A decimal number. */
  readonly value: string | number;
}

/** In whole units: cents say nothing in a sum. */
export const sayMoney = (language: Language, money: Money): string => format(language, money, 0);

export const sayPrice = (language: string, money: Money): string =>
  format(language, money, Number.isInteger(Number(money.value)) ? 0 : undefined);

/** A number with its unit; the sign of a currency stands where the language has it. */
export function sayAmount(language: string, value: number, unit: string): string {
  if (!/^\p{Sc}$/u.test(unit))
    return `${new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)} ${unit}`.trim();
  const money = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  const parts = new Intl.NumberFormat(language, money).formatToParts(value);
  return parts.map(({ type, value: part }) => (type === 'currency' ? unit : part)).join('');
}

function format(language: string, { currency, value }: Money, decimals: number | undefined): string {
  const digits = decimals === undefined ? {} : { maximumFractionDigits: decimals };
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(Number(value));
  } catch {
    return `${new Intl.NumberFormat(language, digits).format(Number(value))} ${currency}`;
  }
}
