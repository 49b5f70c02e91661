// Money as the language writes it. Currencies come from shops, so one may be none that the browser knows.

import type { Language } from './words/words.ts';

export interface Money {
  readonly currency: string;
  /** A decimal number. */
  readonly value: string | number;
}

/** In whole units: cents say nothing in a sum. */
export const sayMoney = (language: Language, money: Money): string => format(language, money, 0);

export const sayPrice = (language: Language, money: Money): string =>
  format(language, money, Number.isInteger(Number(money.value)) ? 0 : undefined);

function format(language: Language, { currency, value }: Money, decimals: number | undefined): string {
  const digits = decimals === undefined ? {} : { maximumFractionDigits: decimals };
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(Number(value));
  } catch {
    return `${new Intl.NumberFormat(language, digits).format(Number(value))} ${currency}`;
  }
}
