// Why the column that a file's format has for the sku was not used for it. A merchandiser who looks for it finds the
// reason.

import type { ColumnFacts } from '../column/column-facts.ts';
import { show } from '../column/describe-values.ts';

export function whyNotSku({ filled, distinct, values }: ColumnFacts, rows: number): string {
  const twice = values.find(({ count }) => count > 1);
  if (filled < rows * NEARLY_ALL) return `not taken for the sku, as only ${filled} of ${rows} rows have one`;
  // A person said that another column is the sku.
  if (twice === undefined) return 'tells a shopper nothing';
  const repeat = filled - distinct === 1 ? '1 row repeats' : `${filled - distinct} rows repeat`;
  return `not taken for the sku, as ${repeat} that of another, such as ${show(twice.text)}`;
}

const NEARLY_ALL = 0.99;
