// Collects all attributes of a file, by where they are said: in columns, in descriptions, in names and addresses. What an earlier
// one says, a later one need not say again.

import { isProse } from '../column/column-facts.ts';
import { type AttributesContext, FoundAttributes } from './found-attributes.ts';
import { addFromColumns } from './from-columns.ts';
import { addFromDescription } from './from-descriptions.ts';
import { addFromNames } from './from-names.ts';

export function inferAttributes(context: AttributesContext) {
  const found = new FoundAttributes(context);
  addFromColumns(found);
  for (const column of context.columns) if (isProse(column) && !column.isAddress) addFromDescription(found, column);
  addFromNames(found);
  return { inferred: found.inferred, leftOut: found.leftOut };
}
