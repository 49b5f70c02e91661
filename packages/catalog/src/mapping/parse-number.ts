// Parses numbers as people write them to plain decimals. Nothing is guessed: a number with a thousands separator is refused
// unless the mapping says how numbers are written, because `1,299` is two different prices in two countries.

import type { Decimal } from './mapping.ts';

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const GROUPED = {
  // `1,09,390`: lakhs and crores have two digits.
  point: /^-?(?:\d{1,3}(?:[, '’\u00a0\u2009\u202f]\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/,
  comma: /^-?\d{1,3}(?:[. '’\u00a0\u2009\u202f]\d{3})*(?:,\d+)?$/,
};
const UNGROUPED_COMMA = /^-?\d+(?:,\d+)?$/;

/** The same number as a plain decimal (`1.299,00` → `1299.00`), or null. */
export function parseDecimal(text: string, decimal: Decimal | null): string | null {
  if (decimal === 'comma') {
    if (!UNGROUPED_COMMA.test(text) && !GROUPED.comma.test(text)) return null;
    return text.replace(/[^\d,-]/g, '').replace(',', '.');
  }
  if (PLAIN.test(text)) return text;
  return decimal === 'point' && GROUPED.point.test(text) ? text.replace(/[^\d.-]/g, '') : null;
}

/** What is no group of thousands behind the last mark, or several groups with the same mark. */
const SURE = {
  point:
    /^-?(?:\d+\.(?:\d{1,2}|\d{4,})|(?:0|\d{4,})\.\d+|\d{1,3}(?:[, '’\u00a0\u2009\u202f]\d{3})+\.\d{1,2}|\d{1,3}(?:,\d{3}){2,}|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?)$/,
  comma:
    /^-?(?:\d+,(?:\d{1,2}|\d{4,})|(?:0|\d{4,}),\d+|\d{1,3}(?:[. '’\u00a0\u2009\u202f]\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/,
};
const WHOLE = /^-?(?:\d+|\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+)$/;

/** How a number is written, if it says so by itself: `20,90`, `1,299.00`, `1.299.000`. Null: it may be either, as `1.500`. */
export function notationOf(text: string): Decimal | null {
  if (SURE.point.test(text) || WHOLE.test(text)) return 'point';
  return SURE.comma.test(text) ? 'comma' : null;
}

/** `1.500` and `1,500` */
export const isEither = (text: string): boolean => /^-?(?!0[.,])\d{1,3}[.,]\d{3}$/.test(text);

/** Significant digits that a double holds exactly. */
export const MOST_DIGITS = 15;

export const countDigits = (plain: string): number => plain.replace(/^[-0.]+/, '').replace('.', '').length;

/** The number. Null if it is not a plain decimal, or has more digits than a double compares exactly. */
export function parseNumber(text: string, decimal: Decimal | null, scale = 1): number | null {
  const plain = parseDecimal(text, decimal) ?? parseSigned(text, decimal);
  if (plain === null) return null;
  if (plain.length > MOST_DIGITS && countDigits(plain) > MOST_DIGITS && !isSum(plain)) return null;
  const number = Number(plain);
  // With so few digits the double nearest to the text is the one that cleaning would give; 0 is added for -0.
  return scale === 1 && plain.length <= MOST_DIGITS ? number + 0 : cleanNumber(number * scale);
}

/** `1.7000000000000002`: what a program has added up. Rounded, it is what was meant. */
const isSum = (plain: string): boolean => /^-?\d{1,9}\.\d{10,20}$/.test(plain);

/** `+7`, `−7` and `–7`, as people and word processors write them. */
function parseSigned(text: string, decimal: Decimal | null): string | null {
  const sign = text.charCodeAt(0);
  if (sign !== 0x2b && sign !== 0x2212 && sign !== 0x2013) return null;
  const number = text.slice(1).trimStart();
  return number.startsWith('-') ? null : parseDecimal(sign === 0x2b ? number : `-${number}`, decimal);
}

/** 0.1 × 3 is 0.3 here: conversions must not leave noise that shows up in values. Null if it overflows. */
export function cleanNumber(number: number): number | null {
  if (!Number.isFinite(number)) return null;
  return Number.isInteger(number) ? number + 0 : Number(number.toPrecision(MOST_DIGITS));
}
