// Whether a product can be bought, where no column is called by that: from numbers under a name that holds a word for a stock, and from a yes
// or no under a name that says that a thing is gone.

import { type Reason, reason } from '@guidepost/fault/reason';
import { recogniseBoolean, sideOf } from '../cell/recognise-boolean.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesFormerStock, namesGone, namesSold, namesStock } from '../column/stock-names.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import type { AvailableChoice } from './available-choice.ts';

const WHOLE = /^-?\d{1,7}(?:[.,]0+)?$/;
const FILLED = 0.5;

/** Whether the column has numbers of pieces under a name that holds a word for a stock, and of some products none. */
export const countsStock = (column: ColumnFacts): boolean =>
  column.fill >= FILLED &&
  namesStock(column.name) &&
  column.values.every(({ text }) => WHOLE.test(text)) &&
  column.values.some(({ text }) => Number.parseInt(text, 10) <= 0) &&
  column.values.some(({ text }) => Number.parseInt(text, 10) > 0);

/** Of several such columns nobody knows which one counts, unless only one is of today. */
export function readStockOfName(columns: readonly ColumnFacts[]): AvailableChoice | null {
  const counting = columns.filter(countsStock);
  const [column, ...others] = counting.length < 2 ? counting : counting.filter(({ name }) => !namesFormerStock(name));
  if (column === undefined || others.length > 0) return null;
  const rule = valueRule([columnSource(column.name)], { matches: '^0*[1-9]' });
  return { column, rule, why: reason('pieces', 'a number of pieces; at least one is available') };
}

/** A yes says that the product is gone. Numbers of what was sold are none, but 1 and 0 of what is sold out are. */
export function readGone(columns: readonly ColumnFacts[]): AvailableChoice | null {
  for (const column of columns) {
    const isGone = namesGone(column.name);
    if (column.fill < FILLED || !(isGone || namesSold(column.name))) continue;
    const sides = sidesOf(column, isGone);
    if (sides === null) continue;
    const rule = valueRule([columnSource(column.name)], { words: { true: sides.no, false: sides.yes } });
    return { column, rule, why: WHY };
  }
  return null;
}

const WHY: Reason = reason('yes-is-gone', 'a yes says that the product is sold, and a no that it is available');

interface Sides {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** The words of the column, in small letters. In most shops all are a no today. */
function sidesOf({ values }: ColumnFacts, mayCount: boolean): Sides | null {
  const reading = recogniseBoolean(values);
  const words = [...new Set(values.map(({ text }) => text.toLowerCase()))];
  if (words.some((word) => /^\d+$/.test(word)) && !mayCount) return null;
  if (reading !== null) return { yes: reading.true, no: reading.false };
  if (!words.every((word) => sideOf(word) === false || word === '0')) return null;
  const yes = words.includes('false') ? ['true'] : words.includes('0') ? ['1'] : YES;
  return { yes, no: words };
}

/** What will stand beside a no once a piece is sold. */
const YES: readonly string[] = ['true', 'yes', 'ja', 'oui', 'sí', 'si', 'sì', 'sim', 'ano', 'tak', 'да', 'так'];
