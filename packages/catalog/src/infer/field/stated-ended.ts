// The currency that a file states and that has ended: in the head of the document, beside most prices, or in the column of currencies.

import { currencyOf } from '../../mapping/currency-marks.ts';
import { type EndedCurrency, endedCurrencyOf } from '../../mapping/ended-currencies.ts';
import { priceParts } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, plainName } from '../column/column-names.ts';

/** `stated`: in the head of the document. `prices`: the columns of the price. Null: none, or most rows have one of today. */
export function statedEnded(
  columns: readonly ColumnFacts[],
  prices: readonly ColumnFacts[],
  stated: string | null,
): EndedCurrency | null {
  const ofColumns = columns
    .filter(({ name }) => isNamed('currency', name))
    .map((column) => mostIn(column, (text) => text));
  const ofPrices = prices.map((column) => mostIn(column, (text) => priceParts(text)?.mark ?? ''));
  const named = prices.flatMap(({ name }) => plainName(name).split(' ')).map(endedCurrencyOf);
  return [...ofPrices, ...ofColumns, ...named].find((one) => one !== null) ?? endedCurrencyOf(stated ?? '');
}

/** Its code stands beside prices. */
export const hasEndedMarks = ({ values }: ColumnFacts): boolean =>
  values.some(({ text }) => endedCurrencyOf(priceParts(text)?.mark ?? '') !== null);

function mostIn({ values }: ColumnFacts, markOf: (text: string) => string): EndedCurrency | null {
  const counts = new Map<string, number>();
  for (const { text, count } of values) {
    const code = endedCurrencyOf(markOf(text))?.code ?? currencyOf(markOf(text));
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + count);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most === undefined ? null : endedCurrencyOf(most[0]);
}
