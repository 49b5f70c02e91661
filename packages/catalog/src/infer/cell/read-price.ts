// Reads prices in cells: a number, perhaps with a currency beside it. The currency comes from there, from another column,
// or from the column's name. It is never guessed from the language.

import { currencyOf, isDoubtfulMark } from '../../mapping/currency-marks.ts';
import { magnitudeOf } from '../../mapping/price-magnitudes.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

export interface PriceParts {
  readonly number: string;
  /** What stands before or after it. */
  readonly mark: string;
  readonly currency: string | null;
  /** A word like `About` stands before it. */
  readonly rough: boolean;
}

const NUMBER = /\d(?:[\d.,'’ \u00a0\u2009\u202f]*\d)?/;
const ROUGH = /^(?:about|approx\.?|ca\.?|etwa|around|~)\s*/i;

/** The words before prices such as `About 130 EUR`, as they are written. */
export function roughWords(column: ColumnFacts): string[] {
  const words = column.values.map(({ text }) => ROUGH.exec(text)?.[0].trim()).filter((word) => word !== undefined);
  return [...new Set(words)];
}

/** Null: no price. */
export function priceParts(text: string): PriceParts | null {
  const plain = text.replace(ROUGH, '');
  const found = NUMBER.exec(plain);
  if (found === null) return null;
  const written = {
    before: plain.slice(0, found.index).trim(),
    after: plain
      .slice(found.index + found[0].length)
      .replace(/^,?-{1,2}|^,–/, '')
      .trim(),
  };
  const { before, after } = magnitudeOf(written.before, written.after) ?? written;
  if (before !== '' && after !== '') return null;
  const mark = before + after;
  const currency = mark === '' ? null : currencyOf(mark);
  if (mark !== '' && currency === null && !isDoubtfulMark(mark)) return null;
  return { number: found[0], mark, currency, rough: plain !== text };
}

/** How often each mark of a currency stands in the cells. `pattern`: takes the price out of a cell. */
export function marksIn(column: ColumnFacts, pattern: string | null = null): Map<string, number> {
  const counts = new Map<string, number>();
  const expression = pattern === null ? null : new RegExp(pattern, 'u');
  for (const { text, count } of column.values) {
    const found = expression?.exec(text);
    const price = found?.[1] ?? found?.[0] ?? text;
    const beside = priceParts(price.trim());
    const mark = beside !== null && beside.currency !== null ? beside.mark : text;
    if (currencyOf(mark) !== null) counts.set(mark, (counts.get(mark) ?? 0) + count);
  }
  return counts;
}

/** `Preis (in €)`, `Valor R$`. */
export const signOfName = (name: string): string | null => /(?<!\p{L})\p{L}{0,2}\$|[€£₹]/u.exec(name)?.[0] ?? null;

/** `Price_euros`, `price_usd`. */
export function currencyOfName(name: string): string | null {
  const words = plainName(name).split(' ');
  return words.length < 2
    ? null
    : (words.map((word) => (word === 'sr' || word === 'ft' ? null : currencyOf(word))).find((code) => code !== null) ??
        null);
}

/** The share of filled cells that are prices. */
export function priceShare(column: ColumnFacts): number {
  let prices = 0;
  for (const { text, count } of column.values) if (priceParts(text) !== null) prices += count;
  return column.filled === 0 ? 0 : prices / column.filled;
}
