// The one currency of a catalog, which is the currency of most prices. Rows in another currency are rejected when the file
// is read.

import { counted } from '@guidepost/fault/say-number';
import { shareSign } from '../../mapping/currency-marks.ts';
import { currenciesIn, currencyOfName } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import type { Evidence } from '../evidence.ts';
import type { ChosenFields } from './choose-fields.ts';
import { notesOnPrices } from './note-prices.ts';

export interface ConcludedCurrency {
  readonly currency: string | null;
  /** The column that names each row's currency. */
  readonly column: string | null;
  readonly notes: readonly string[];
}

export function concludeCurrency(
  columns: readonly ColumnFacts[],
  chosen: ChosenFields,
  { currency: given, statedCurrency }: Pick<Evidence, 'currency' | 'statedCurrency'>,
  rows: number,
): ConcludedCurrency {
  // In the order of the rule. The last one is the price if the others are blank.
  const prices = (chosen.fields.get('price')?.rule.from ?? []).flatMap((source) =>
    source.kind === 'column' ? columns.filter(({ name }) => name === source.column) : [],
  );
  const counts = new Map<string, number>();
  const pattern = chosen.fields.get('price')?.rule.pattern ?? null;
  for (const column of prices)
    for (const [code, count] of currenciesIn(column, pattern)) counts.set(code, (counts.get(code) ?? 0) + count);
  if (counts.size === 0 && chosen.currencyColumn !== null) {
    for (const [code, count] of currenciesIn(chosen.currencyColumn)) counts.set(code, count);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const named = prices.map(({ name }) => currencyOfName(name)).find((code) => code !== null) ?? null;
  const currency = given ?? sorted[0]?.[0] ?? named ?? statedCurrency;
  const others = sorted.filter(([code]) => code !== currency && !(currency !== null && shareSign(code, currency)));
  const notes = others.map(
    ([code, count]) =>
      `${counted(count, 'row is', 'rows are')} priced in ${code} and will be rejected, because a catalog has one currency.`,
  );
  notes.push(...notesOnPrices(prices, rows));
  const column = currency !== null && chosen.currencyColumn !== null ? chosen.currencyColumn.name : null;
  if (currency === null) notes.push('The file does not say its currency; set `currency:`, such as `currency: EUR`.');
  return { currency, column, notes };
}
