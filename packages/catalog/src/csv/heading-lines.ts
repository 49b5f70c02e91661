// What an import says of headings that are not the first row of a file, or take several rows: where they are, and what stands above them.

import type { WrittenRow } from './body-columns.ts';
import { linesOf } from './heading-rows.ts';

export interface HeadingLines {
  /** The first and the last line of the headings, from 1. 0: there are none, so columns have numbers. */
  readonly first: number;
  readonly last: number;
  /** Rows with words above them. Of none of them a product is made. */
  readonly above: number;
  /** The words of the first of these rows, shortened. Blank if there are none. */
  readonly example: string;
}

/** `rows`: the first ones of the file; `first` and `last`: places of the headings among them. Null: nothing but blank rows is above one row of headings. */
export function tellHeadings(rows: readonly WrittenRow[], first: number, last: number): HeadingLines | null {
  const [begin, end] = [rows[first], rows[last]];
  if (begin === undefined || end === undefined) return null;
  const place = { first: begin.line, last: end.line + linesOf(end) - 1 };
  const above = rows.slice(0, first).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (above.length === 0 && first === last) return null;
  return { ...place, above: above.length, example: exampleOf(above[0]?.cells ?? []) };
}

const LONGEST = 80;

/** The words of a row, as one text. */
export function exampleOf(cells: readonly string[]): string {
  const words = cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' ');
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}
