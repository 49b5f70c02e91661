// Cells that say by a range for whom or when a thing is right: sizes `35/45`, ages `3-6 years`, months `7-8` or `March - May`. Whoever wears
// a 38 fits `35/40` and `35/45`, so the values are all that lie in a range. The name of the column says what the numbers are, and ranges that
// only stand side by side (`39/42`, `43/46`) are names of sizes and stay as they are.

import type { Between } from '../../mapping/mapping.ts';
import { type Range, rangesReader } from '../../mapping/read-ranges.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { isYears, namesAge, namesMonth, namesWornSize } from '../column/fitting-names.ts';
import { TOLERANCE } from './recognise-number.ts';

export interface RangesReading {
  readonly between: Between;
  /** What stands behind the numbers. Null: nothing. */
  readonly unit: string | null;
  /** A cell that is a range. */
  readonly example: string;
  readonly misfits: readonly CountedValue[];
}

/** `language`: of the names of months. */
export function recogniseRanges(column: ColumnFacts, language: string | null): RangesReading | null {
  if (column.isArray || !column.values.some(({ text }) => MAY_BE.test(text))) return null;
  return monthsIn(column, language) ?? numbersIn(column);
}

/** Two values with something between. */
const MAY_BE = /[\p{L}\d.][^\p{L}\d]+[\p{L}\d]/u;

function monthsIn(column: ColumnFacts, language: string | null): RangesReading | null {
  const { values, filled, called } = column;
  const inWords = values.reduce((sum, { text, count }) => sum + (/\p{L}{3}/u.test(text) ? count : 0), 0);
  if (!namesMonth(called) && inWords < filled * MOSTLY) return null;
  return reading(column, { between: 'months', unit: null }, language, () => true);
}

/** Cells with names of months, where the name of the column says nothing. */
const MOSTLY = 0.8;

function numbersIn(column: ColumnFacts): RangesReading | null {
  const isAge = namesAge(column.called);
  const unit = unitBehind(column.values);
  if (unit === undefined) return null;
  // `0-6 months` and `3-6 years` are not of one measure, so only years are read.
  if (unit === null ? !isAge && !namesWornSize(column.called) : !isYears(unit)) return null;
  return reading(column, { between: 'numbers', unit }, null, overlap);
}

/** The word that stands behind numbers. Null: none; undefined: several. */
function unitBehind(values: readonly CountedValue[]): string | null | undefined {
  const words = new Set(values.flatMap(({ text }) => text.match(/(?<=\d\s?)\p{L}[\p{L}.]*$/u)?.[0] ?? []));
  const [first, ...others] = words;
  if (first === undefined) return null;
  return isYears(first) && others.every(isYears) ? longestOf(words) : others.length === 0 ? first : undefined;
}

const longestOf = (words: Iterable<string>): string => [...words].reduce((a, b) => (b.length > a.length ? b : a));

function reading(
  column: ColumnFacts,
  { between, unit }: Pick<RangesReading, 'between' | 'unit'>,
  language: string | null,
  belongTogether: (ranges: readonly Range[]) => boolean,
): RangesReading | null {
  const rangesOf = rangesReader(between, { unit, language });
  const misfits: CountedValue[] = [];
  const different = new Map<string, Range>();
  let [read, several] = [0, 0];
  let example: string | null = null;
  for (const value of column.values) {
    const ranges = rangesOf(value.text);
    if (ranges === null || ranges.some(({ first, last }) => last - first > WIDEST)) {
      misfits.push(value);
      continue;
    }
    read += value.count;
    for (const range of ranges) different.set(`${range.first}-${range.last}`, range);
    if (ranges.every(({ first, last }) => first === last) && ranges.length < 2) continue;
    several += value.count;
    example ??= value.text;
  }
  const isOne = read >= column.filled * TOLERANCE && several >= Math.max(2, column.filled * FEWEST);
  return isOne && example !== null && belongTogether([...different.values()])
    ? { between, unit, example, misfits }
    : null;
}

const WIDEST = 60;
const FEWEST = 0.02;

/** Whether one of them has more than an end in common with another. */
function overlap(ranges: readonly Range[]): boolean {
  let widest: Range | null = null;
  for (const range of ranges.toSorted((a, b) => a.first - b.first || b.last - a.last)) {
    const isInside =
      widest !== null && (range.first < widest.last || (range.last <= widest.last && range.first === range.last));
    if (isInside) return true;
    if (widest === null || range.last > widest.last) widest = range;
  }
  return false;
}
