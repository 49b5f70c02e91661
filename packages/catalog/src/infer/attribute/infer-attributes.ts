// Collects all attributes of a file, by where they are said: in columns, in descriptions, in names and addresses. What an earlier
// one says, a later one need not say again.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { type AttributesContext, FoundAttributes, type InferredRules } from './found-attributes.ts';
import { addFromColumns } from './from-columns.ts';
import { addFromDescription } from './from-descriptions.ts';
import { addFromLabels } from './from-labels.ts';
import { addFromNames } from './from-names.ts';
import { addFromShortDescription } from './from-short-descriptions.ts';
import { withoutRepeatedLevels } from './repeated-levels.ts';
import { withoutUnits } from './shopper-label.ts';

export function inferAttributes(context: AttributesContext) {
  const found = new FoundAttributes(context);
  addFromColumns(found);
  for (const column of context.columns) if (!column.isAddress) addFromDescription(found, column);
  addFromLabels(found);
  addFromNames(found);
  addFromShortDescription(found);
  return { inferred: labelled(withoutRepeatedLevels(found), context), leftOut: found.leftOut };
}

/** What a catalog calls its attributes already stays. */
function labelled(inferred: readonly InferredRules[], { known }: AttributesContext): readonly InferredRules[] {
  const own = new Set([...known.declared, ...known.rules].map(({ name }) => name));
  const labels = withoutUnits(inferred.flatMap(({ rules }) => rules)).values();
  const labelOf = (rule: AttributeRule, label: string | null): string | null =>
    own.has(rule.name) ? rule.label : label;
  return inferred.map((one) => ({
    ...one,
    rules: one.rules.map((rule) => ({ ...rule, label: labelOf(rule, labels.next().value ?? null) })),
  }));
}
