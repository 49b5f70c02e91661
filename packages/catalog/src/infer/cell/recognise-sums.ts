// Volumes that are sometimes written with their extension, `65+10 l`: the volume is the sum. That is certain only for
// litres; `8+256 GB` are two things.

import { type Reason, reason } from '@guidepost/fault/reason';
import { counted } from '@guidepost/fault/say-number';
import type { CountedValue } from '../column/column-facts.ts';
import { describeMisfits, shortValue, show } from '../column/describe-values.ts';
import { usualUnit } from './known-units.ts';
import type { FileDecimal } from './number-notation.ts';
import { type NumberReading, quantityParts, recogniseNumber } from './recognise-number.ts';

export interface SumsReading {
  readonly unit: string;
  readonly decimal: NumberReading['decimal'];
  /** Each match is one number to add, if the cell is nothing but such a sum or one number. */
  readonly pattern: string;
  readonly notes: readonly Reason[];
}

const NUMBER = '\\d+(?:[.,]\\d+)?';
const SUM = new RegExp(`^(${NUMBER})\\s*\\+\\s*${NUMBER}\\s*(\\p{L}+)$`, 'u');

export function recogniseSums(values: readonly CountedValue[], decimal: FileDecimal): SumsReading | null {
  const sums = values.filter(({ text }) => isSum(text));
  const [example] = sums;
  if (example === undefined) return null;
  // Only the first number counts here, to see whether the column holds numbers.
  const plain = values.map((value) => ({ ...value, text: value.text.replace(SUM, '$1 $2') }));
  const number = recogniseNumber(plain, decimal);
  if (number?.unit !== 'l' || number.units.length > 0) return null;
  const misfits = values.filter((_, at) => number.misfits.some((misfit) => misfit === plain[at]));
  const hasBare = values.some(({ text }) => quantityParts(text)?.unit === '');
  const cells = sums.reduce((total, { count }) => total + count, 0);
  return {
    unit: number.unit,
    decimal: number.decimal,
    pattern: patternOf(hasBare),
    notes: [
      reason(
        'sums',
        `${counted(cells, 'cell is', 'cells are')} a sum such as ${show(example.text)}, which is added up; if only the first number counts, leave out sum`,
        { count: cells, example: shortValue(example.text) },
      ),
      ...describeMisfits(misfits),
    ],
  };
}

const isSum = (text: string): boolean => usualUnit(SUM.exec(text)?.[2] ?? '') === 'l';

/** It also checks what surrounds a number, so that a cell with anything else has no value. */
const patternOf = (hasBare: boolean): string =>
  `(?<=^(?:${NUMBER}\\s*\\+\\s*)?)(?<![\\d.,])${NUMBER}(?=(?:\\s*\\+\\s*${NUMBER})?\\s*${LITRES}${hasBare ? '?' : ''}$)`;

const LITRES = '(?:[Ll]|[Ll]it\\p{L}+)';
