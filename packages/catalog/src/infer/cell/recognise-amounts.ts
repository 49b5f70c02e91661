// Recognises a column that says how much there is of each thing, by weight or by volume: `500 GR`, `1 KG`, `700ML`. Each is a number of its
// own, as nobody knows what a litre of a thing weighs.

import type { Decimal } from '../../mapping/mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { quantityOf, unitFactor, usualUnit } from './known-units.ts';
import { quantityParts } from './recognise-number.ts';

export interface Amount {
  readonly quantity: 'weight' | 'volume';
  readonly unit: string;
  readonly units: readonly (readonly [string, number])[];
  readonly pattern: string;
  readonly decimal: Decimal | null;
}

export interface AmountsReading {
  readonly amounts: readonly Amount[];
  /** Cells that are neither. */
  readonly misfits: readonly CountedValue[];
}

/** The share of cells that must be one of them. */
const ENOUGH = 0.9;
/** Cells of each. */
const FEWEST = 3;
const QUANTITIES = [
  ['weight', quantityOf('g')],
  ['volume', quantityOf('l')],
] as const;

/** Null: the column has only one of them, or something else. */
export function recogniseAmounts(values: readonly CountedValue[]): AmountsReading | null {
  const read = values.map((value) => ({ value, parts: quantityParts(value.text) }));
  const fits = ({ parts }: (typeof read)[number]): boolean =>
    parts !== null && parts.unit !== '' && QUANTITIES.some(([, units]) => quantityOf(parts.unit) === units);
  const sum = (some: typeof read): number => some.reduce((all, { value }) => all + value.count, 0);
  if (sum(read.filter(fits)) < sum(read) * ENOUGH) return null;
  const commas = read.some(({ value }) => /\d,\d/.test(value.text));
  const points = read.some(({ value }) => /\d\.\d/.test(value.text));
  if (commas && points) return null;
  const amounts = QUANTITIES.flatMap(([quantity, known]): Amount[] => {
    const own = read.filter(({ parts }) => parts !== null && quantityOf(parts.unit) === known);
    if (sum(own) < FEWEST) return [];
    const counts = new Map<string, number>();
    for (const { value, parts } of own) {
      const unit = parts?.unit ?? '';
      counts.set(unit, (counts.get(unit) ?? 0) + value.count);
    }
    const spellings = [...counts].toSorted(([, a], [, b]) => b - a).map(([unit]) => unit);
    const unit = usualUnit(spellings[0] ?? '');
    const factors = spellings.map((one) => [one, unitFactor(usualUnit(one), unit) ?? 1] as const);
    const isOneUnit = factors.every(([, factor]) => factor === 1);
    const written = spellings
      .toSorted((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|');
    return [
      {
        ...{ quantity, unit, units: isOneUnit ? [] : factors },
        pattern: `^\\D{0,3}(\\d+(?:[.,]\\d+)?)\\s*${isOneUnit ? `(?:${written})` : `(${written})`}$`,
        decimal: commas ? 'comma' : points ? 'point' : null,
      },
    ];
  });
  return amounts.length < 2 ? null : { amounts, misfits: read.filter((one) => !fits(one)).map(({ value }) => value) };
}
