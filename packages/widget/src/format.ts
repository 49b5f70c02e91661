// Numbers as the shopper's language writes them. Each formatter is made once. The first one of a page takes a slow device
// up to 70 ms, because the browser reads its language data. It is better made while the shopper reads than after a reply.

import type { Drawing } from './controls.ts';
import type { Counted } from './counted.ts';

const made = new Map<string, Intl.NumberFormat>();

function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key) ?? make(language, options);
  made.set(key, known);
  return known;
}

/**
 * Whole amounts have no decimals. Pages say `en_US` instead of `en-US`, or name currencies that do not exist. Numbers must be shown
 * all the same.
 */
function make(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language.replaceAll('_', '-'), {
      ...{ currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' },
      ...options,
    });
  } catch (error) {
    console.error(error);
    return new Intl.NumberFormat();
  }
}

/** Makes the browser read its language data while it has nothing else to do. */
export function prepareFormats(drawing: Drawing): void {
  const prepare = (): unknown => formatAmount(0, '', drawing);
  // Safari has no `requestIdleCallback`.
  (globalThis.requestIdleCallback ?? setTimeout)(prepare);
}

/** `price` is a decimal number as a string; anything else stays as it is. Without a currency it is a plain number with its decimals. */
export function formatPrice(price: string, { language, currency }: Drawing): string {
  const [, decimals] = /^\d+\.?(\d*)$/.exec(price) ?? [];
  if (decimals === undefined) return price;
  const options = currency ? { style: 'currency' as const, currency } : { minimumFractionDigits: decimals.length };
  return formatter(language, options).format(Number(price));
}

/**
 * Puts the unit where people write it: signs of currencies where the language has them, all other units behind the number. By itself, it
 * may be a year, which is written without a mark between its digits; `useGrouping` true: it is none.
 */
export function formatAmount(
  amount: number,
  unit: string,
  { language, currency }: Drawing,
  useGrouping: 'min2' | true = 'min2',
): string {
  const digits = { maximumFractionDigits: 6 };
  // Where the currency is not known, its sign stands where that of the euro does.
  const money = { style: 'currency' as const, currency: currency || 'EUR', ...digits };
  const parts = formatter(language, money).formatToParts(amount);
  if (/^\p{Sc}$/u.test(unit) || parts.some(({ value }) => value === unit))
    return parts.map(({ type, value }) => (type === 'currency' ? unit : value)).join('');
  return formatter(language, { useGrouping, ...digits }).format(amount) + (unit && `\u00a0${unit}`);
}

/** The form that goes with the number. */
export function formFor(n: number, text: Counted, language: string): string {
  if (typeof text === 'string') return text;
  // A formatter knows a language that exists, whatever the page says.
  const { locale } = formatter(language, {}).resolvedOptions();
  return text[new Intl.PluralRules(locale).select(n)] ?? text.other;
}
