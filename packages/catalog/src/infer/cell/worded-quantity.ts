// A quantity with words around it that are the same in all cells: `47 m² living area`, `2 years warranty`, `up to 25 km/h`, `Seats 4 people`. A word before a
// bare number makes a name of it: `Series 3`.
// It may be said twice, `170 g (6 oz)`, in two known units of one quantity.

import type { Decimal } from '../../mapping/mapping.ts';
import { parseNumber } from '../../mapping/parse-number.ts';
import { isSameUnitWord } from '../../mapping/same-unit-word.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { quantityOf, unitFactor } from './known-units.ts';
import type { FileDecimal } from './number-notation.ts';
import { quantityParts, recogniseNumber, TOLERANCE } from './recognise-number.ts';

export interface WordedQuantity {
  readonly unit: string | null;
  readonly units: readonly (readonly [string, number])[];
  readonly decimal: Decimal | null;
  /** Matches whole cells. Its group is the number, and a second one the unit, if there are several. */
  readonly pattern: string;
  readonly misfits: readonly CountedValue[];
}

interface Worded {
  readonly before: string;
  /** The number with its unit. */
  readonly amount: string;
  readonly unit: string;
  readonly after: string;
  /** The unit in which the amount is said once more; empty: it is not. */
  readonly again: string;
}

const NUMBER = "-?\\d(?:[\\d.,'’\\u00a0\\u2009\\u202f]*\\d)?";
const UNIT = '[\\p{L}"″”°%µ²³/\'][\\p{L}\\p{M}\\p{N}"″”°%µ²³/\']{0,11}';
const CELL = new RegExp(`^(\\D*?)(${NUMBER})(\\s?)(${UNIT})?(\\D*)$`, 'u');
const AGAIN = new RegExp(`\\s*[/|(,]\\s*(${NUMBER}\\s?${UNIT})\\)?$`, 'u');
/** In characters and in words. */
const LONGEST = 30;
/** `m²`, `km/h`, `years`: what is known of units is not all, and one that stands behind every number is one. */
const MAY_BE_UNIT = /^\p{Ll}|[²³/]/u;
const MOST_WORDS = 4;
const FEWEST = 2;

/** Null: the cells are something else, or no words stand around their numbers. */
export function wordedQuantity({ values, filled }: ColumnFacts, decimal: FileDecimal): WordedQuantity | null {
  const cells = values.map((value) => ({ value, worded: isShort(value.text) ? wordedIn(value.text) : null }));
  const frame = commonFrame(cells.flatMap(({ value, worded }) => (worded === null ? [] : { ...worded, ...value })));
  const fits = (worded: Worded | null): worded is Worded => worded !== null && frame !== null && isIn(worded, frame);
  const fitting = cells.filter((cell) => fits(cell.worded));
  const count = fitting.reduce((sum, { value }) => sum + value.count, 0);
  if (frame === null || count < filled * TOLERANCE) return null;
  const amounts = fitting.map(({ value, worded }) => ({ ...value, text: worded?.amount ?? '' }));
  if (new Set(amounts.map(({ text }) => text)).size < FEWEST) return null;
  const isBare = amounts.every(({ text }, at) => text === fitting[at]?.value.text);
  const number = isBare ? null : recogniseNumber(amounts, decimal);
  if (number === null || number.misfits.length > 0) return null;
  return {
    ...{ unit: number.unit, units: number.units, decimal: number.decimal },
    pattern: patternOf(
      fitting.flatMap(({ worded }) => worded ?? []),
      number.units.length > 0,
    ),
    misfits: cells.filter((cell) => !fits(cell.worded)).map(({ value }) => value),
  };
}

const isShort = (text: string): boolean => text.length <= 2 * LONGEST;

/** Null: it is no single number with a unit. */
function wordedIn(text: string): Worded | null {
  const again = saidAgain(text);
  const [, before = '', number, gap = '', unit = '', after = ''] = CELL.exec(text.slice(0, again?.begin)) ?? [];
  const isUnit = quantityOf(unit) !== null || MAY_BE_UNIT.test(before === '' ? unit.toLowerCase() : unit);
  if (number === undefined || !isUnit) return null;
  const isFrame = [before, after].every(
    (side) => side.length <= LONGEST && side.trim().split(/\s+/).length <= MOST_WORDS,
  );
  return isFrame
    ? {
        ...{ before: before.trim(), amount: `${number}${gap}${unit}`, unit, after: after.trim() },
        again: again?.unit ?? '',
      }
    : null;
}

/** The same amount in another unit says nothing new: `(6 oz)` behind `170 g`. Null: there is none. */
function saidAgain(text: string): { readonly begin: number; readonly unit: string } | null {
  const found = AGAIN.exec(text);
  if (found === null) return null;
  const one = quantityParts(text.slice(0, found.index).trim());
  const other = quantityParts(found[1] ?? '');
  if (one === null || other === null) return null;
  const factor = unitFactor(one.unit, other.unit);
  const [here, there] = [one, other].map(({ number }) => parseNumber(number.replace(',', '.'), null));
  const agree = factor !== null && here && there && Math.abs((here * factor) / there - 1) < ROUNDED;
  return agree ? { begin: found.index, unit: other.unit } : null;
}

const ROUNDED = 0.1;

interface Frame {
  readonly before: string;
  readonly after: string;
}

/** What most cells have around their numbers. */
function commonFrame(cells: readonly (Worded & { readonly count: number })[]): Frame | null {
  const counts = new Map<string, { readonly frame: Frame; count: number }>();
  for (const { before, after, count } of cells) {
    const key = `${before}\n${after}`.toLowerCase();
    const known = counts.get(key) ?? { frame: { before, after }, count: 0 };
    known.count += count;
    counts.set(key, known);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.frame ?? null;
}

/** With the same words, in the singular or the plural, or without them. */
const isIn = ({ before, after }: Worded, frame: Frame): boolean =>
  isSaidBy(before, frame.before) && isSaidBy(after, frame.after);

function isSaidBy(side: string, common: string): boolean {
  const [words, others] = [side, common].map((text) => text.toLowerCase().split(/\s+/));
  const isSame = (word: string, at: number): boolean =>
    word === others?.[at] || isSameUnitWord(word, others?.[at] ?? '');
  return side === '' || (words?.length === others?.length && words?.every(isSame) === true);
}

function patternOf(worded: readonly Worded[], several: boolean): string {
  const [before, unit, after, again] = (['before', 'unit', 'after', 'again'] as const).map((side) =>
    alternativesOf(worded.map((one) => one[side])),
  );
  return [
    ...['^', before && `(?:(?:${before})\\s*)?`, `(${NUMBER})`],
    ...[`\\s?(${several ? '' : '?:'}${unit})`, after && `(?:[\\s,;:-]*(?:${after}))?`],
    ...[again && `(?:\\s*[/|(,]\\s*${NUMBER}\\s?(?:${again})\\)?)?`, '$'],
  ].join('');
}

/** The longest first. */
const alternativesOf = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => escapePattern(text).replace(/\s+/g, '\\s+'))
    .join('|');
