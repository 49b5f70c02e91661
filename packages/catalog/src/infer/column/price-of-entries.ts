// Finds what may be the price in a list of objects, `sizes.0.cost`, whatever it is called: the only number there that is neither a
// measure nor a count nor a code. Only a person can say that it is the price.

import { quantityOf } from '../cell/known-units.ts';
import { priceShare } from '../cell/read-price.ts';
import type { ColumnFacts } from './column-facts.ts';
import { isNamed, namesId, plainName } from './column-names.ts';
import { listOfColumn } from './unread-entries.ts';

export interface PriceOfEntries {
  readonly list: string;
  readonly column: ColumnFacts;
  /** The column, once each entry is a product: `sizes.cost`. */
  readonly example: string;
}

const ENOUGH = 0.9;
/** Nearly no shop sells for less than 1, and ratings, levels and shares are small numbers. */
const SMALL = 10;
const NO_MONEY =
  /(?:^| )(?:count|qty|quantity|stock|rating|stars?|score|rank|position|order|sort|level|index|year|width|height|depth|length|weight|size|volume|diameter|percent|discount|views?|sold|min|max|x|y|lat|lng|lon)(?: |$)/;

/** Null: no number, or several. */
export function priceOfEntries(columns: readonly ColumnFacts[]): PriceOfEntries | null {
  const found = columns.filter((column) => mayBePaid(column));
  const [column, ...others] = found;
  const list = column === undefined ? null : listOfColumn(column.name);
  if (column === undefined || list === null || others.length > 0 || list.includes('.')) return null;
  const member = column.name.slice(`${list}.0.`.length);
  return member.includes('.') ? null : { list, column, example: `${list}.${member}` };
}

function mayBePaid(column: ColumnFacts): boolean {
  const list = listOfColumn(column.name);
  if (list === null || column.distinct < 2 || priceShare(column) < ENOUGH) return false;
  const member = column.name.slice(`${list}.0.`.length);
  if (namesId(member) || isNamed('available', member) || NO_MONEY.test(plainName(member))) return false;
  if (quantityOf(member) !== null) return false;
  return column.values.some(({ text }) => Number.parseFloat(text) >= SMALL);
}
