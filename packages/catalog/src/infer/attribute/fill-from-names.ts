// A sparse column of measures is filled from names where names say the same certainly: the unit stands right behind the number, and
// wherever both say it, they agree.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { quantityParts } from '../cell/recognise-number.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { columnSource } from '../new-rule.ts';
import type { MeasureInNames } from './measures-in-names.ts';

const FEWEST_COMPARED = 4;
const AGREED = 0.95;
/** Of all rows: fewer are not worth a longer rule. */
const WORTH_IT = 0.03;

/** Null: the column is full, or names say something else. */
export function fillFromNames(
  rule: AttributeRule,
  column: ColumnFacts,
  title: ColumnFacts,
  measure: MeasureInNames,
  rows: number,
): AttributeRule | null {
  const isPlain = rule.type === 'number' && rule.pattern === null && rule.units.length === 0 && rule.from.length === 1;
  if (!isPlain || rule.unit !== measure.unit || measure.units.length > 0 || measure.map.length > 0) return null;
  const said = new RegExp(measure.pattern, 'u');
  const inName = (row: number): number | null => numberOf(said.exec(title.textAt(row))?.[1]);
  const spellings = new Set<string>();
  let [compared, agreed, filled] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const cell = quantityParts(column.textAt(row));
    if (cell !== null && cell.unit !== '') spellings.add(cell.unit);
    const [own, named] = [numberOf(cell?.number), inName(row)];
    if (named === null) continue;
    if (own !== null) {
      compared++;
      if (own === named) agreed++;
    } else if (column.textAt(row) === '') filled++;
  }
  if (compared < FEWEST_COMPARED || agreed < compared * AGREED || filled < rows * WORTH_IT) return null;
  const units = spellings.size === 0 ? '' : `\\s*(?:${[...spellings].map(escapePattern).join('|')})?`;
  const pattern = `^\\s*(-?\\d+(?:[.,]\\d+)?)${units}\\s*$|${measure.pattern}`;
  return { ...rule, from: [...rule.from, columnSource(title.name)], pattern, decimal: rule.decimal ?? measure.decimal };
}

const numberOf = (text: string | undefined): number | null => {
  const number = Number((text ?? '').replace(',', '.'));
  return text === undefined || text === '' || Number.isNaN(number) ? null : number;
};
