// How an import is told the currency that its file does not say: as a fact where the shop's addresses or its language leave no other,
// and else as an example.

import { likelyCurrencies, type TracesOfCurrency } from '@guidepost/catalog/infer/likely-currencies';
import { importWith, type Mend, mend } from '@guidepost/fault/remedy';

/** Begins with a verb. */
export function sayLikelyCurrency(traces: TracesOfCurrency): Mend {
  const { likely, presumed } = likelyCurrencies(traces);
  if (presumed !== null) return mend`${importWith('currency', presumed)}`;
  // English is written everywhere.
  const [first = null] = traces.language?.startsWith('en') === true ? [] : likely;
  return mend`${importWith('currency', first)}${first === null ? '' : ', or whichever it is'}`;
}
