// How an import is told the currency that its file does not say: as a fact where the shop's addresses or its language leave no other,
// and else as an example.

import { likelyCurrencies, type TracesOfCurrency } from '@guidepost/catalog/infer/likely-currencies';
import { importWith, type Mend, mend } from '@guidepost/fault/remedy';

/** Begins with a verb. */
export function sayLikelyCurrency(traces: TracesOfCurrency): Mend {
  const { likely, presumed } = likelyCurrencies(traces);
  if (presumed !== null) return mend`${importWith('currency', presumed)}`;
  // English is written everywhere.
  const [first, ...others] = traces.language?.startsWith('en') === true ? [] : likely;
  if (first === undefined) return mend`${importWith('currency')}, such as EUR or USD`;
  const named = others.slice(0, MOST_OTHERS);
  return mend`${importWith('currency', first)}, ${named.length === 0 ? '' : `${named.join(', ')} `}or whichever it is`;
}

/** Nobody reads all currencies of the countries where Spanish is spoken. */
const MOST_OTHERS = 2;
