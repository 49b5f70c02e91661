// What is known of the currency of the prices before their columns are chosen: what a person or the file says, and columns of currencies.

import { currencyOf } from '../../mapping/currency-marks.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, namesPrice } from '../column/column-names.ts';
import { currencyOfName } from './read-price.ts';

const MOST_CODES = 20;

/** ISO 4217. `said`: by a person; else `stated`: by the head of the file. */
export function knownCurrencies(
  columns: readonly ColumnFacts[],
  {
    currency: said,
    statedCurrency: stated,
  }: { readonly currency: string | null; readonly statedCurrency: string | null },
): readonly string[] {
  if (said !== null) return [said];
  const listed = columns
    .filter(({ name, distinct }) => isNamed('currency', name) && distinct <= MOST_CODES)
    .flatMap(({ values }) => values.flatMap(({ text }) => currencyOf(text) ?? []));
  const named = columns.flatMap(({ name }) => (namesPrice(name) ? (currencyOfName(name) ?? []) : []));
  return [...new Set([...(stated === null ? [] : [stated]), ...listed, ...named])];
}
