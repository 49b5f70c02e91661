// Columns of which no key is made up, because their cells change while the product stays the same, and every change would take a product away and
// add another: prices under any name, what is saved, stocks, how others judged it, and dates.

import { currencyOf } from '../../mapping/currency-marks.ts';
import { priceParts } from '../cell/read-price.ts';
import { recogniseDate } from '../cell/recognise-date.ts';
import { changesDaily } from '../column/changing-names.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, nameRank, namesAnotherPrice, namesId } from '../column/column-names.ts';
import { namesTrade } from '../column/names-trade.ts';
import { ageOfPrice } from '../column/new-and-old-prices.ts';

/** `others`: the columns of the file. */
export const changesInKey = (column: ColumnFacts, others: readonly ColumnFacts[]): boolean =>
  changesDaily(column, others) ||
  (!isNamed('sku', column.name) && !namesId(column.name) && (isOfPrices(column) || recogniseDate(column.values)));

/** Or of pieces in stock. */
const isOfPrices = ({ name, values }: ColumnFacts): boolean =>
  (['price', 'sale_price', 'list_price', 'recommended_price', 'available'] as const).some(
    (role) => nameRank(role, name) !== null,
  ) ||
  namesAnotherPrice(name) ||
  ageOfPrice(name)?.isBare === false ||
  namesTrade(name) ||
  (values.length > 0 && values.every(({ text }) => isMoney(text)));

/** Signs of currencies that are units, too. */
const UNITS = /^(?:ft|din\.?)$/i;

/** A number with the sign of a currency beside it. */
function isMoney(text: string): boolean {
  const mark = priceParts(text)?.mark ?? '';
  return currencyOf(mark) !== null && !UNITS.test(mark);
}
