// The weight of a format that has it in grams in one column and, in another, the unit that the shop shows it in: one attribute, in
// that unit where the numbers stay what somebody would write.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { type ColumnFacts, columnFacts } from '../column/column-facts.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { LeftOut } from './attribute-context.ts';
import { refuseColumn } from './refuse-column.ts';

/** What programs write for a weight that nobody gave. */
const NO_WEIGHT = ['0', '0.0', '0.00'];

/** `shown`: the column with the units. Pounds and ounces stay grams: 454 g are no number of pounds that a shop gives. */
export function inferWeight(
  grams: ColumnFacts,
  shown: ColumnFacts | null,
  rows: number,
  blank: readonly string[],
  base: Pick<AttributeRule, 'name' | 'label'>,
): AttributeRule | LeftOut {
  const reason = refuseColumn(columnFacts(grams.sample, rows, [...blank, ...NO_WEIGHT]), rows);
  if (reason !== null) return { reason };
  const most = shown?.values.toSorted((a, b) => b.count - a.count)[0]?.text.toLowerCase();
  const zeros = NO_WEIGHT.filter((zero) => grams.values.some(({ text }) => text === zero));
  return attributeRule({
    ...{ ...base, type: 'number', from: [columnSource(grams.name)], map: zeros.map((zero) => [zero, null]) },
    ...(most === 'kg' ? { unit: 'kg', scale: 0.001 } : { unit: 'g' }),
  });
}
