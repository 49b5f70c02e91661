// Whether a table has no headings, so that its first row is a product already. Headings that are taken for a product cost a product, and a
// product that is taken for headings names columns `110100` and `10,26`. So it is said only where nothing else can be meant.

import { findBody, isFigure, isLikeProduct, type WrittenRow } from './body-columns.ts';
import { columnNamesIn, countKnown } from './heading-names.ts';

const FEWEST_ROWS = 4;
const FEWEST_ALIKE = 2;
/** Of the rows below. */
const MOSTLY = 0.6;

/** `rows`: the first ones of a table; `at`: the place of the one that would be the headings. */
export function hasNoHeadings(rows: readonly WrittenRow[], at: number): boolean {
  const [row, ...below] = rows.slice(at);
  const body = findBody(rows.slice(at));
  if (row === undefined || body === null || body.begin > 0 || below.length + 1 < FEWEST_ROWS) return false;
  if (!isLikeProduct(row, body.columns) || countKnown(row.cells) > 0 || columnNamesIn(row.cells) !== null) return false;
  const alike = row.cells.filter((cell, column) => {
    const shape = shapeOf(cell);
    const same = below.filter(({ cells }) => shapeOf(cells[column] ?? '') === shape).length;
    return shape !== '' && same >= below.length * MOSTLY;
  });
  // Sizes and years are headings, too: `Name;36;37;38`. No column is called by a price, a long number or an address.
  return alike.length >= FEWEST_ALIKE && alike.some((cell) => NO_NAME.test(cell.trim()));
}

const NO_NAME = /^(?:\D{0,3}\d+[.,]\d{1,2}\D{0,4}|\d{5,}|https?:\/\/\S+)$/u;

/** How a figure or an address is written: `12,50 €` is `9,9 €`. Blank: it is words. */
function shapeOf(cell: string): string {
  const text = cell.trim();
  if (/^https?:\/\//i.test(text)) return 'address';
  return isFigure(text) ? text.replace(/\d+/g, '9') : '';
}

/** Whether the columns are called so because the file does not say what they are. */
export const areNumbered = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => /^Column \d+$/.test(name));

/** The line that the table lacks. */
export const madeUpHeadings = (width: number): readonly string[] =>
  Array.from({ length: width }, (_, column) => columnWithoutName(column));

/** `column`: its place, from 0. */
export const columnWithoutName = (column: number): string => `Column ${column + 1}`;
