// Fractions as people measure in them: `5/8`, `1 1/4`, `1-9/16`, `2½`. Only halves of halves count, thirds and fifths, which are parts of
// something, so that `16/9` and `24/7` stay what they are.

import type { Decimal } from './mapping.ts';
import { parseNumber } from './parse-number.ts';

const SIGNS: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
  ...{ '⅓': 1 / 3, '⅔': 2 / 3, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5 },
};

/** A regular expression of a fraction, with its whole number before it. It has no groups. */
export const FRACTION =
  '(?:(?:\\d{1,3}[ \\u00a0-])?\\d{1,2}[/\\u2044](?:2|3|4|5|8|16|32|64)(?!\\d)|\\d{0,3} ?[½¼¾⅛⅜⅝⅞⅓⅔⅕⅖⅗⅘])';

const PLAIN = /^(?:(\d{1,3})[ \u00a0-])?(\d{1,2})[/\u2044](2|3|4|5|8|16|32|64)$/;
const SIGNED = /^(\d{0,3}) ?([½¼¾⅛⅜⅝⅞⅓⅔⅕⅖⅗⅘])$/;

/** Null: it is no fraction, or one above 1, which is a proportion. */
export function parseFraction(text: string): number | null {
  const [, before = '', sign = ''] = SIGNED.exec(text) ?? [];
  const part = SIGNS[sign];
  if (part !== undefined) return rounded(Number(before) + part);
  const found = PLAIN.exec(text);
  if (found === null) return null;
  const [above, below] = [Number(found[2]), Number(found[3])];
  return above > 0 && above < below ? rounded(Number(found[1] ?? 0) + above / below) : null;
}

const rounded = (number: number): number => Number(number.toFixed(6));

/** A number, or a fraction, that stands before its unit. */
export function parseAmount(text: string, decimal: Decimal | null, scale = 1): number | null {
  const number = parseNumber(text, decimal, scale);
  if (number !== null) return number;
  const fraction = parseFraction(text);
  return fraction === null ? null : fraction * scale;
}
