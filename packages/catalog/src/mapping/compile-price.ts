// Prices: plain decimals as text. The currency's own code or sign may stand beside the number, where the mapping names the
// currency; any other word there makes the row a fault, so that dollars are never sold as euros.

import type { TextOf } from './cell-text.ts';
import { type CompileContext, compileText } from './compile-value.ts';
import type { ValueRule } from './mapping.ts';
import { cleanNumber, countDigits, MOST_DIGITS, parseDecimal } from './parse-number.ts';

const SIGNS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  CZK: 'Kč',
  PLN: 'zł',
  INR: '₹',
  KRW: '₩',
  TRY: '₺',
  UAH: '₴',
  CHF: 'Fr.',
};

/** A plain decimal; what is none comes out as it was written, and is refused when the product is finished. */
export function compilePrice<F>(rule: ValueRule, context: CompileContext<F>): TextOf<F> {
  const text = compileText(rule, context);
  const decimal = rule.decimal ?? context.mapping.decimal;
  const { currency } = context.mapping;
  const marks = currency === null ? [] : [currency, SIGNS[currency] ?? currency];
  return (fields) => {
    const written = text(fields);
    if (written === '') return '';
    const plain = parseDecimal(written, decimal) ?? parseDecimal(withoutMark(written, marks), decimal);
    if (plain === null) return written;
    return rule.scale === null ? plain : scaled(plain, rule.scale);
  };
}

function withoutMark(text: string, marks: readonly string[]): string {
  for (const mark of marks) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim();
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim();
  }
  return text;
}

/** Prices in cents, say. What no longer fits a double stays as it was, with digits too many, and is refused for that. */
function scaled(plain: string, scale: number): string {
  if (countDigits(plain) > MOST_DIGITS) return plain;
  const number = cleanNumber(Number(plain) * scale);
  return number === null ? plain : String(number);
}
