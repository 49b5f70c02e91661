// Two or three numbers packed into one cell: `2560,1440`, `1920x1080`, `20 x 30 x 5 cm`. `600,3000` beside cells with a
// single number is a range.

import type { Decimal } from '../../mapping/mapping.ts';
import { parseNumber } from '../../mapping/parse-number.ts';
import type { CountedPair } from '../attribute/ends-of-pairs.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { quantityOf, usualUnit } from './known-units.ts';
import { isDecimalCommaColumn, quantityParts, TOLERANCE } from './recognise-number.ts';

export interface NumbersReading {
  /** `range`: a cell is one number, or a smallest and a largest one. `parts`: all cells have `size` numbers. */
  readonly kind: 'range' | 'parts';
  readonly split: string;
  readonly size: number;
  readonly unit: string | null;
  /** Cells of two numbers. */
  readonly pairs: readonly CountedPair[];
  readonly misfits: readonly CountedValue[];
}

const SEPARATORS = [',', 'x', '×', '*', ';', '-', '–', ' to ', ' bis '] as const;

const FEW = 8;

export function recogniseNumbersInCell(
  values: readonly CountedValue[],
  decimal: Decimal | null,
): NumbersReading | null {
  for (const split of SEPARATORS) {
    if (split === ',' && (decimal === 'comma' || areThousands(values) || isDecimalCommaColumn(values))) continue;
    const reading = trySeparator(values, split, decimal);
    if (reading !== null) return reading;
  }
  return null;
}

/** If all cells with a comma look like `1,299` and `12,500`, each is one number. */
function areThousands(values: readonly CountedValue[]): boolean {
  const commas = values.filter(({ text }) => text.includes(','));
  return commas.every(({ text }) => /^\D*\d{1,3}(?:,\d{3})+(?:\.\d+)?\D*$/.test(text));
}

function trySeparator(values: readonly CountedValue[], split: string, decimal: Decimal | null): NumbersReading | null {
  const sizes = new Map<number, number>();
  const units = new Map<string, number>();
  const misfits: CountedValue[] = [];
  const pairs: CountedPair[] = [];
  const different = new Set<number>();
  let [total, ascending, several] = [0, 0, 0];
  for (const value of values) {
    total += value.count;
    const found = numbersOf(value.text, split, decimal);
    if (found === null) {
      misfits.push(value);
      continue;
    }
    const { numbers, unit } = found;
    for (const number of numbers) if (different.size < FEW) different.add(number);
    sizes.set(numbers.length, (sizes.get(numbers.length) ?? 0) + value.count);
    units.set(unit, (units.get(unit) ?? 0) + value.count);
    if (numbers.length < 2) continue;
    several += value.count;
    const [first, second] = numbers;
    if (first !== undefined && second !== undefined && numbers.length === 2)
      pairs.push({ numbers: [first, second], count: value.count });
    if (numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))) ascending += value.count;
  }
  const fit = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  if (several < Math.max(2, total * 0.02) || fit < total * TOLERANCE) return null;
  const unit = unitOf(units, total);
  if (unit === undefined) return null;
  for (const size of [2, 3]) {
    if ((sizes.get(size) ?? 0) >= total * TOLERANCE && split !== '-' && split !== '–') {
      return { kind: 'parts', split, size, unit, pairs, misfits };
    }
  }
  // If there are only cells such as `32,64` and `64`, these are kinds of which a thing can have both, not a range.
  if (different.size < FEW) return null;
  const isRange = (sizes.get(2) ?? 0) + (sizes.get(1) ?? 0) >= total * TOLERANCE && ascending >= several * 0.95;
  return isRange ? { kind: 'range', split, size: 2, unit, pairs, misfits } : null;
}

/** Only the last number may have a unit behind it. */
function numbersOf(text: string, split: string, decimal: Decimal | null) {
  const pieces = text.split(split);
  if (pieces.length > 3) return null;
  const numbers: number[] = [];
  let unit = '';
  for (const [index, piece] of pieces.entries()) {
    const parts = quantityParts(piece.trim());
    const number = parts === null || /^0\d/.test(parts.number) ? null : parseNumber(parts.number, decimal);
    if (parts === null || number === null || (parts.unit !== '' && index < pieces.length - 1)) return null;
    numbers.push(number);
    unit = parts.unit;
  }
  return { numbers, unit };
}

/** Undefined if the units differ or there are none. */
function unitOf(units: ReadonlyMap<string, number>, total: number): string | null | undefined {
  const named = [...units].filter(([unit]) => unit !== '');
  if (named.length === 0) return null;
  const [[unit, count] = ['', 0], second] = named;
  return second === undefined && quantityOf(unit) !== null && count >= total * 0.5 ? usualUnit(unit) : undefined;
}
