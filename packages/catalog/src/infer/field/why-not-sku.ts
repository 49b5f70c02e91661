// Why a column that a format has for the sku is not the sku, for a merchandiser who looks for the reason.

import { type Reason, reason } from '@guidepost/fault/reason';
import { counted } from '@guidepost/fault/say-number';
import type { ColumnFacts } from '../column/column-facts.ts';
import { shortValue, show } from '../column/describe-values.ts';

export const NO_HELP = reason('no-help', 'tells a shopper nothing');

/** `rows`: of the file. */
export function whyNotSku({ filled, distinct, values }: ColumnFacts, rows: number): Reason {
  const twice = values.find(({ count }) => count > 1);
  if (filled < rows * NEARLY_ALL) {
    const text = `not taken for the sku, because only ${filled} of ${rows} rows have one`;
    return reason('sku-often-blank', text, { filled, rows });
  }
  // A person said that another column is the sku.
  if (twice === undefined) return NO_HELP;
  const repeat = counted(filled - distinct, 'row repeats', 'rows repeat');
  const text = `not taken for the sku, because ${repeat} that of another, such as ${show(twice.text)}`;
  return reason('sku-repeats', text, { count: filled - distinct, example: shortValue(twice.text) });
}

const NEARLY_ALL = 0.99;
