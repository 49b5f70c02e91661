// A column with weights and volumes becomes two attributes, each under the word that everybody knows for it.

import { reason } from '@guidepost/fault/reason';
import { recogniseAmounts } from '../cell/recognise-amounts.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { describeMisfits } from '../column/describe-values.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { AttributeContext, InferredAttributes } from './attribute-context.ts';
import { attributeName } from './attribute-name.ts';
import { labelWords } from './label-words.ts';

/** Null: the column is something else. */
export function inferAmounts(column: ColumnFacts, context: AttributeContext): InferredAttributes | null {
  const reading = recogniseAmounts(column.values);
  if (reading === null) return null;
  const { taken, language, decimal } = context;
  const words = labelWords(language);
  const rules = reading.amounts.map(({ quantity, unit, units, pattern, decimal: own }) =>
    attributeRule({
      ...{ name: attributeName(quantity, taken, language), label: words[quantity], type: 'number' },
      ...{ from: [columnSource(column.name)], unit, units, pattern, decimal: decimal.setting === own ? null : own },
    }),
  );
  const said = reason('weight-or-volume', 'a weight in some rows and a volume in others, each with its unit');
  return { rules, notes: [said, ...describeMisfits(reading.misfits, 'something-else')], values: [] };
}
