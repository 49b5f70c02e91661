// The one currency of a catalog, which is the currency of most prices. Rows in another currency are rejected when the file
// is read. If prices have none, a format that shops of one country use says it. The country of the shop's addresses is only a
// suggestion: a shop may sell in another currency, and a wrong one would stand on every product.

import { counted } from '@guidepost/fault/say-number';
import { currencyOf, shareSign } from '../../mapping/currency-marks.ts';
import { currenciesIn, currencyOfName } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import type { Evidence } from '../evidence.ts';
import { findCountry } from '../find-country.ts';
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
  { currency: given, statedCurrency, preset }: Pick<Evidence, 'currency' | 'statedCurrency' | 'preset'>,
  language: string | null,
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
  // A former price may have the sign that the price of today lacks.
  if (counts.size === 0) {
    const former = (chosen.fields.get('list_price')?.rule.from ?? []).flatMap((source) =>
      source.kind === 'column' ? columns.filter(({ name }) => name === source.column) : [],
    );
    for (const column of former) for (const [code, count] of currenciesIn(column)) counts.set(code, count);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const named = prices.map(({ name }) => currencyOfName(name)).find((code) => code !== null) ?? null;
  const said = given ?? sorted[0]?.[0] ?? named ?? statedCurrency ?? statedInHeader(columns);
  const base = language?.split('-')[0]?.toLowerCase() ?? null;
  const ofFormat = said === null && prices.length > 0 ? (preset?.currency?.(base) ?? null) : null;
  const currency = said ?? ofFormat;
  const others = sorted.filter(([code]) => code !== currency && !(currency !== null && shareSign(code, currency)));
  const notes = others.map(
    ([code, count]) =>
      `${counted(count, 'row is', 'rows are')} priced in ${code} and will be rejected, because a catalog has one currency.`,
  );
  notes.push(...notesOnPrices(prices, rows));
  if (ofFormat !== null)
    notes.push(
      `The file does not say its currency: ${ofFormat} is taken, which this format of feeds has. If that is wrong, set \`currency:\`.`,
    );
  const column = currency !== null && chosen.currencyColumn !== null ? chosen.currencyColumn.name : null;
  if (currency === null) notes.push(askForCurrency(columns, base));
  return { currency, column, notes };
}

/** eBay says it in the name of a column: `*Action(SiteID=Germany|Country=DE|Currency=EUR)`. */
const statedInHeader = (columns: readonly ColumnFacts[]): string | null =>
  columns
    .map(({ name }) => currencyOf(/\bcurrency ?[=:] ?([A-Z]{3})\b/i.exec(name)?.[1] ?? ''))
    .find((code) => code !== null) ?? null;

function askForCurrency(columns: readonly ColumnFacts[], language: string | null): string {
  const country = findCountry(columns);
  if (country === null || (language !== null && !country.languages.includes(language)))
    return 'The file does not say its currency; set `currency:`, such as `currency: EUR`.';
  return `The file does not say its currency. The addresses of the shop end in .${country.ending}: if prices are in ${country.currency}, set \`currency: ${country.currency}\`.`;
}
