// Prices: plain decimals as text. If the mapping names the currency, its code or sign may stand beside the number. Any
// other word there makes the row a fault, so that dollars are never sold as euros.

import { splitAmounts } from '../product/split-amounts.ts';
import type { TextOf } from './cell-text.ts';
import { type CompileContext, compileText } from './compile-value.ts';
import { currencyOf, marksCurrency } from './currency-marks.ts';
import type { Decimal, Part, PriceDecimal, ValueRule } from './mapping.ts';
import { bindNumbers } from './number-cells.ts';
import { cleanNumber, countDigits, isEither, MOST_DIGITS, notationOf, parseDecimal } from './parse-number.ts';
import { magnitudeOf } from './price-magnitudes.ts';

/** A plain decimal. Anything else comes out as it was written and is refused when the product is finished. */
export function compilePrice<F>(rule: ValueRule, given: CompileContext<F>): TextOf<F> {
  const context = { ...given, bind: bindNumbers(given.bind, rule.decimal ?? given.mapping.decimal) };
  const text = compileText(rule, context, isZeroPrice);
  const parse = parserOf(rule.decimal, context.mapping.decimal);
  const { currency } = context.mapping;
  // A file has few different marks, and a look-up is cheaper than deciding again.
  const known = new Map<string, boolean>();
  const isOwn = (mark: string): boolean => {
    const decided = known.get(mark);
    if (decided !== undefined) return decided;
    const own = currency !== null && (mark === '' || marksCurrency(mark, currency));
    if (known.size < 100) known.set(mark, own);
    return own;
  };
  const read = (written: string): string | null => {
    const plain = parse(written);
    if (plain !== null) return plain;
    const marked = splitMark(written);
    if (marked === null) return null;
    const isAlone = marked.factor !== 1 && marked.marks.every((mark) => mark === '');
    if (!isAlone && !marked.marks.every(isOwn)) return null;
    const number = parse(marked.number);
    return number === null || marked.factor === 1 ? number : scaled(number, marked.factor);
  };
  const { part } = rule;
  return (fields) => {
    const written = text(fields);
    if (written === '') return '';
    const plain = read(written) ?? (part === null ? null : oneOf(written, part, read));
    if (plain === null) return rule.decimal === 'each' && mayBeEither(written) ? `${written}${EITHER}` : written;
    return rule.scale === null ? plain : scaled(plain, rule.scale);
  };
}

/** Of several amounts that can all be read. Null: it has no such part, or not several. */
function oneOf(written: string, part: Part, read: (amount: string) => string | null): string | null {
  const amounts = splitAmounts(written)?.map(read) ?? [];
  const plain = amounts.filter((amount) => amount !== null);
  if (plain.length < amounts.length) return null;
  if (typeof part === 'number') return plain[part - 1] ?? null;
  const inOrder = plain.toSorted((a, b) => Number(a) - Number(b));
  return inOrder.at(part === 'min' ? 0 : -1) ?? null;
}

function parserOf(own: PriceDecimal | null, ofFile: Decimal | null): (text: string) => string | null {
  if (own !== 'each') return (text) => parseDecimal(text, own ?? ofFile);
  return (text) => {
    const notation = notationOf(text);
    return notation === null ? null : parseDecimal(text, notation);
  };
}

/** Behind a price that may be either of two. `1.500` alone would be taken for a plain decimal. */
const EITHER = ' ?';

/** `1.500 ?` → `1.500`. Null: it may not be either of two. */
export const eitherPrice = (price: string): string | null =>
  price.endsWith(EITHER) ? price.slice(0, -EITHER.length) : null;

const mayBeEither = (written: string): boolean => isEither(splitMark(written)?.number ?? '');

/**
 * `0`, `0,00 €`: it means no price in the column of a sale price, and in every column but the last that a price comes
 * from.
 */
export function isZeroPrice(written: string): boolean {
  const first = written.charCodeAt(0);
  return !(first > 48 && first < 58) && written.includes('0') && !/[1-9]/.test(written);
}

/** The currency of a price that could not be read, if it is another one than the catalog's. */
export function foreignCurrency(written: string, currency: string): string | null {
  const foreign = splitMark(written)?.marks.find((mark) => mark !== '' && !marksCurrency(mark, currency));
  return foreign === undefined ? null : currencyOf(foreign);
}

const NUMBER = /-?\d(?:[\d.,'’ \u00a0\u2009\u202f]*\d)?/;

interface MarkedNumber {
  readonly number: string;
  /** What it is counted in: 1,000,000 for `41.2 M Ft`. */
  readonly factor: number;
  readonly marks: readonly string[];
}

/** `SR 1,385`, `5,- Kč` and `$46 USD`: the number, and the mark before or after it, or those on both sides. */
function splitMark(text: string): MarkedNumber | null {
  if (text.length > 60) return null;
  const found = NUMBER.exec(text);
  if (found === null) return null;
  const written = {
    before: text.slice(0, found.index).trim(),
    after: text
      .slice(found.index + found[0].length)
      .replace(/^[,.](?:-{1,2}|–|—)/, '')
      .trim(),
  };
  const { factor, before, after } = magnitudeOf(written.before, written.after) ?? { factor: 1, ...written };
  return { number: found[0], factor, marks: before !== '' && after !== '' ? [before, after] : [before + after] };
}

/**
 * For prices in cents, say. A number that no longer fits a double keeps its digits, and is refused because it has too
 * many.
 */
function scaled(plain: string, scale: number): string {
  if (countDigits(plain) > MOST_DIGITS) return plain;
  const number = cleanNumber(Number(plain) * scale);
  return number === null ? plain : String(number);
}
