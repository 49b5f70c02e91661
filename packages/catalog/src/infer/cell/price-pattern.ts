// Handles prices with words or further lines beside them: `39,99 € inkl. MwSt.`, `desde $ 5.999.900`, `$5.999.900` with `Hoy` in the
// next line. The pattern takes the price out of such a cell. A cell with two prices has none, because nobody knows which one
// is meant.

import { currencyOf, isDoubtfulMark } from '../../mapping/currency-marks.ts';
import { goneWord } from '../../mapping/gone-words.ts';
import { magnitudeOf } from '../../mapping/price-magnitudes.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { areBesidePrices, isFree, withoutTail } from './price-words.ts';
import { priceParts } from './read-price.ts';

const NUMBER = "\\d(?:[\\d.,'’ \\u00a0\\u2009\\u202f]*\\d)?";
/** `1.299,-` */
const DASHES = '(?:[.,]\\s?(?:-{1,2}|–|—))?';
/** A number that is no rate of a tax: `inkl. 19% MwSt`. */
const ALONE = `(?<![\\d.,])${NUMBER}(?![\\d.,]*\\s*%)`;
/** The first line that has a digit. */
const FIRST_LINE = '^[^\\d\\r\\n\\u2028]*\\d[^\\r\\n\\u2028]*';
const ENOUGH = 0.9;
const MOST = 0.5;

/** Shops write `sold out` in place of the price. Such a product has none, and those beside it still have theirs. */
const isGone = (text: string): boolean => goneWord(text) !== null && !/\d/.test(text);

/** The price in a cell. Null: there is none, or more than one. `pattern`: null for a cell that is nothing but a price. */
export function priceIn(text: string, pattern: string | null): string | null {
  if (pattern === null) return priceParts(text) === null ? null : text;
  const matches = [...text.matchAll(new RegExp(pattern, 'gu'))].map(([whole]) => whole.trim());
  const [first] = matches;
  if (first === undefined || priceParts(first) === null) return null;
  return matches.every((match) => match === first) ? first : null;
}

/** Undefined: the cells are no prices. Null: they need no pattern. */
export function pricePattern(column: ColumnFacts): string | null | undefined {
  const pattern = patternOfAmounts(column);
  const free = freeWords(column).map(([text]) => escapePattern(text));
  return pattern && free.length > 0 ? `${pattern}|^(?:${free.join('|')})$` : pattern;
}

/** Cells that say that a product costs nothing, for a map. */
export const freeWords = ({ values }: ColumnFacts): readonly (readonly [string, string])[] =>
  values.filter(({ text }) => isFree(text)).map(({ text }) => [text, '0'] as const);

/**
 * The price before, in cells that have it in front of the one now: `$79.00 $49.00`. Null: no cell has, or the second is not always the
 * lower one.
 */
export function formerPattern(column: ColumnFacts): string | null {
  const marks = marksBeside(column);
  if (marks.length === 0) return null;
  const amount = besideMark(markPattern(marks));
  const both = new RegExp(`^(${amount})\\s+(${amount})$`, 'u');
  const pairs = column.values.flatMap(({ text }) => {
    const found = both.exec(text.trim());
    return found === null ? [] : [[found[1] ?? '', found[2] ?? ''] as const];
  });
  return pairs.length > 0 && pairs.every(isReduced) ? `^(?:${amount})(?=\\s+(?:${amount})\\s*$)` : null;
}

/** Both are written alike, and the second is lower. */
function isReduced([before, now]: readonly [string, string]): boolean {
  const [first, second] = [before, now].map((amount) => new RegExp(NUMBER, 'u').exec(amount)?.[0] ?? '');
  const cents = (number: string): number => /[.,](\d{1,2})$/.exec(number)?.[1]?.length ?? 0;
  const whole = (number: string): number => Number(number.replace(/\D/g, ''));
  const isAlike = before.replace(first ?? '', '').trim() === now.replace(second ?? '', '').trim();
  return (
    isAlike &&
    cents(first ?? '') === cents(second ?? '') &&
    whole(second ?? '') < whole(first ?? '') &&
    whole(second ?? '') > 0
  );
}

function patternOfAmounts(column: ColumnFacts): string | null | undefined {
  for (const pattern of candidates(column)) {
    let [prices, gone] = [0, 0];
    for (const { text, count } of column.values) {
      if (priceIn(text, pattern) !== null) prices += count;
      else if (isGone(text) || isFree(text)) gone += count;
    }
    if (prices >= (column.filled - gone) * ENOUGH && prices > column.filled * MOST) return pattern;
  }
  return undefined;
}

/**
 * The same price without the sign beside it, where nobody knows yet of which currency that is. Null: it cannot be told apart from it.
 * `pattern`: of `pricePattern`.
 */
export function numberPattern(column: ColumnFacts, pattern: string | null): string | null {
  if (column.values.some(({ text }) => isCountedInMore(text))) return null;
  if (pattern === null) return NUMBER;
  if (pattern === FIRST_LINE) return `^[^\\d\\r\\n\\u2028]*(${NUMBER})`;
  const mark = markPattern(marksBeside(column));
  return pattern === besideMark(mark) ? `(?<=${mark}\\s*)${NUMBER}|${NUMBER}(?=${DASHES}\\s*${mark})` : null;
}

/** `36.5 M kr`: without what stands beside it, it would be another price. */
function isCountedInMore(text: string): boolean {
  const [before = '', after = ''] = text.split(new RegExp(NUMBER, 'u'), 2);
  return magnitudeOf(before.trim(), after.trim()) !== null;
}

const markPattern = (marks: readonly string[]): string => `(?:${marks.map(escapePattern).join('|')})`;

const besideMark = (mark: string): string => `${mark}\\s*${NUMBER}${DASHES}|${NUMBER}${DASHES}\\s*${mark}`;

function candidates(column: ColumnFacts): readonly (string | null)[] {
  const marks = marksBeside(column);
  if (marks.length === 0) return [null, FIRST_LINE, ...(haveKnownWords(column) ? [ALONE] : [])];
  const amount = besideMark(markPattern(marks));
  // The second of two amounts is the price now.
  if (formerPattern(column) !== null) return [`(?<=^(?:(?:${amount})\\s+)?)(?:${amount})(?=\\s*$)`];
  return [null, FIRST_LINE, amount];
}

/** Without a sign of a currency only known words may stand beside a number, so that it is nothing else than a price. */
const haveKnownWords = ({ values }: ColumnFacts): boolean =>
  values.slice(0, MOST_LOOKED_AT).every(({ text }) => isGone(text) || (text.length < LONGEST && areBesidePrices(text)));

const LONGEST = 60;

const BESIDE = new RegExp(`(?<before>[^\\s\\d]{1,5})?\\s?${NUMBER}${DASHES}\\s?(?<after>[^\\s\\d]{1,5})?`, 'gu');
const MOST_LOOKED_AT = 200;

/** The signs of currencies right before or after numbers, the longest first. */
function marksBeside(column: ColumnFacts): readonly string[] {
  const marks = new Set<string>();
  for (const { text } of column.values.slice(0, MOST_LOOKED_AT)) {
    for (const { groups } of text.slice(0, 300).matchAll(BESIDE)) {
      for (const mark of [groups?.before, groups?.after]) {
        const plain = withoutTail(mark ?? '').replace(/[(),;:]/g, '');
        if (plain !== '' && (currencyOf(plain) !== null || isDoubtfulMark(plain))) marks.add(plain);
      }
    }
  }
  return [...marks].toSorted((a, b) => b.length - a.length);
}
