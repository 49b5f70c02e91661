// The weight, for formats with one column of grams and another column with the unit that the shop shows. It becomes one
// attribute, in the shown unit if the numbers stay natural in it.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { type ColumnFacts, columnFacts } from '../column/column-facts.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { NoAttribute } from './attribute-context.ts';
import { refuseColumn } from './refuse-column.ts';

/** What programs write if nobody gave a weight. */
const NO_WEIGHT = ['0', '0.0', '0.00'];

/** `shown`: the column with the units. Pounds and ounces stay grams, because no shop would give 454 g as pounds. */
export function inferWeight(
  grams: ColumnFacts,
  shown: ColumnFacts | null,
  rows: number,
  blank: readonly string[],
  base: Pick<AttributeRule, 'name' | 'label'>,
): AttributeRule | NoAttribute {
  const reason = refuseColumn(columnFacts(grams.sample, rows, [...blank, ...NO_WEIGHT]), rows);
  if (reason !== null) return { reason };
  const most = shown?.values.toSorted((a, b) => b.count - a.count)[0]?.text.toLowerCase();
  const zeros = NO_WEIGHT.filter((zero) => grams.values.some(({ text }) => text === zero));
  return attributeRule({
    ...{ ...base, type: 'number', from: [columnSource(grams.name)], map: zeros.map((zero) => [zero, null]) },
    ...(most === 'kg' ? { unit: 'kg', scale: 0.001 } : { unit: 'g' }),
  });
}
