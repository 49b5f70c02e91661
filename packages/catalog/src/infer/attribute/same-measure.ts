// Names often say one measure in two units: `TV 55" 139 cm`. Shoppers are asked for it once.

import { unitFactor } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import type { MeasureInNames } from './measures-in-names.ts';

/** Names round what they convert: 32 inches are sold as 80 cm. */
const ROUNDED = 0.03;
const AGREED = 0.9;
const FEWEST_COMPARED = 4;
/** Of the names that have the other, so many must have the first. */
const AS_COMMON = 0.9;

/** Without those that say again, in another unit, what one before says. */
export function withoutConverted(title: ColumnFacts, measures: readonly MeasureInNames[]): readonly MeasureInNames[] {
  const kept: MeasureInNames[] = [];
  for (const measure of measures) {
    const at = kept.findIndex((other) => areSame(title, other, measure));
    const first = kept[at];
    if (first === undefined) kept.push(measure);
    else if (first.count < measure.count * AS_COMMON) kept[at] = measure;
  }
  return kept;
}

function areSame(title: ColumnFacts, one: MeasureInNames, other: MeasureInNames): boolean {
  const factor = unitFactor(other.unit, one.unit);
  if (factor === null) return false;
  const [inOne, inOther] = [readerOf(one), readerOf(other)];
  let [compared, agreed] = [0, 0];
  for (const { text, count } of title.values) {
    const [first, second] = [inOne(text), inOther(text)];
    if (first === null || second === null) continue;
    compared += count;
    if (Math.abs(second * factor - first) <= first * ROUNDED) agreed += count;
  }
  return compared >= FEWEST_COMPARED && agreed >= compared * AGREED;
}

function readerOf({ pattern, units }: MeasureInNames): (text: string) => number | null {
  const said = new RegExp(pattern, 'u');
  const factors = new Map(units);
  return (text) => {
    const [whole, number = '', unit = ''] = said.exec(text) ?? [];
    const value = Number(number.replace(',', '.')) * (factors.get(unit) ?? 1);
    return whole === undefined || Number.isNaN(value) ? null : value;
  };
}
