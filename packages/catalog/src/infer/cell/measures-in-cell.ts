// Several measures in one cell. Each is known by its unit (`19.5V 4.62A` is a voltage and a current) or by a label (`US 9 |
// EU 42` is a size in two systems).

import type { CountedValue } from '../column/column-facts.ts';
import { quantityOf, usualUnit } from './known-units.ts';
import { TOLERANCE } from './recognise-number.ts';

export interface MeasuresReading {
  readonly measures: readonly { readonly unit: string; readonly pattern: string }[];
  /** Cells with more or other measures. Nobody knows which of them counts, so they get no value. */
  readonly misfits: readonly CountedValue[];
}

/** The share of cells that must be such a combination from beginning to end. */
const ENOUGH = 0.85;
const MEASURE = /^(-?\d+(?:[.,]\d+)?)\s?(\p{L}{1,3})(?=[\s/,;@+]|$)[\s/,;@+]*/u;

export function recogniseMeasures(values: readonly CountedValue[]): MeasuresReading | null {
  const combinations = new Map<string, { readonly units: readonly string[]; count: number }>();
  let total = 0;
  for (const { text, count } of values) {
    total += count;
    const units = unitsIn(text);
    if (units === null) continue;
    const known = combinations.get(units.join(' ')) ?? { units, count: 0 };
    known.count += count;
    combinations.set(units.join(' '), known);
  }
  const found = [...combinations.values()].find(({ count }) => count >= total * ENOUGH);
  if (found === undefined || found.count < 5) return null;
  const fits = new Set(values.filter(({ text }) => unitsIn(text)?.join(' ') === found.units.join(' ')));
  return {
    measures: found.units.map((unit, at) => ({ unit: usualUnit(unit), pattern: patternOf(found.units, at) })),
    misfits: values.filter((value) => !fits.has(value)),
  };
}

/** Two or three quantities. Null: the cell is something else. */
function unitsIn(text: string): readonly string[] | null {
  const units: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [whole = '', , unit = ''] = MEASURE.exec(rest) ?? [];
    if (whole === '' || quantityOf(unit) === null || units.length === 3) return null;
    units.push(unit);
    rest = rest.slice(whole.length);
  }
  return units.length > 1 && new Set(units.map(quantityOf)).size === units.length ? units : null;
}

/** It matches the whole cell, so a cell with one more measure has no value. */
function patternOf(units: readonly string[], wanted: number): string {
  const parts = units.map((unit, at) => `${at === wanted ? `(${NUMBER})` : NUMBER}\\s?${unit}`);
  return `^${parts.join('[\\s/,;@+]*')}$`;
}

const NUMBER = '-?\\d+(?:[.,]\\d+)?';

interface LabelledPart {
  readonly label: string;
  readonly pattern: string;
}

export function recogniseLabelledParts(values: readonly CountedValue[]): LabelledPart[] | null {
  const labels = new Map<string, number>();
  let [total, fitting] = [0, 0];
  for (const { text, count } of values) {
    total += count;
    const parts = text
      .split(/\s*(?:[|/;]|,(?=\s|\p{L}))\s*/u)
      .map((part) => /^(\p{L}{1,8})[ :]?\s?\d[\d.,]*$/u.exec(part)?.[1]);
    const found = parts.filter((label) => label !== undefined);
    if (parts.length < 2 || found.length < parts.length) continue;
    fitting += count;
    for (const label of new Set(found)) labels.set(label, (labels.get(label) ?? 0) + count);
  }
  if (total === 0 || fitting < total * TOLERANCE || labels.size < 2 || labels.size > 4) return null;
  return [...labels.keys()].map((label) => ({ label, pattern: `(?:^|[^\\p{L}])${label}[ :]?\\s?(\\d+(?:[.,]\\d+)?)` }));
}
