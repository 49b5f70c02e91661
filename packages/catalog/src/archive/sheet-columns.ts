// The columns of the table that the sheets of a workbook make together. A sheet belongs to it if most of its columns are those
// of the first one: then a shop has a sheet for each category, or had too many rows for one. Its own columns come behind.

import { type HeadingLines, tellHeadings } from '../csv/heading-lines.ts';
import { findHeadingRows } from '../csv/heading-rows.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { WorkbookSheet } from './workbook-parts.ts';

export interface Headings {
  /** The number of the row. 0: the sheet has no rows. */
  readonly row: number;
  /** As they stand there. */
  readonly cells: readonly string[];
  /** Whether they look like names of columns at all. */
  readonly areNames: boolean;
  /** Null: they are the first row of the sheet. */
  readonly lines: HeadingLines | null;
}

export interface HeadedSheet {
  readonly sheet: WorkbookSheet;
  readonly headings: Headings;
}

/** How the cells of one sheet become the cells of the table. */
export interface SheetColumns {
  /** Index in the sheet → index in the table. */
  readonly places: readonly number[];
  /** The name of the sheet, for the column that says the category. Null without one. */
  readonly category: string | null;
}

export interface TableColumns {
  readonly names: readonly string[];
  /** By the path of the sheet. */
  readonly sheets: ReadonlyMap<string, SheetColumns>;
}

/** How many rows are looked at to find the headings. */
const FIRST_ROWS = 30;

/** Looks at the first rows of a sheet. Of headings in several rows, the last one has the names. */
export async function findHeadings(batches: AsyncGenerator<readonly SheetRow[]>): Promise<Headings> {
  const first: SheetRow[] = [];
  for await (const rows of batches) {
    first.push(...rows);
    if (first.length >= FIRST_ROWS) break;
  }
  const at = headingAt(first);
  const today = Math.max(0, at);
  const rows = first.map(({ number, cells }) => ({ line: number, cells: cells.map(inOneLine) }));
  const found = findHeadingRows(rows, today, NO_NAMES);
  const [top, last] = [found?.first ?? today, found?.last ?? today];
  const row = first[last];
  const isFirstRow = last === 0 || rows.slice(0, last).every(({ cells }) => filled(cells).length === 0);
  return {
    ...{ row: row?.number ?? 0, cells: found?.names ?? row?.cells ?? [], areNames: found !== null || at >= 0 },
    lines: isFirstRow ? null : tellHeadings(rows, top, last),
  };
}

const NO_NAMES: ReadonlySet<string> = new Set();

const inOneLine = (cell: string): string => cell.replace(/[\r\n]+/g, ' ');

/** The first row in which nearly as many columns have a text as any row has values. -1 if none is known. */
function headingAt(rows: readonly SheetRow[]): number {
  const widest = Math.max(0, ...rows.map(({ cells }) => filled(cells).length));
  return rows.findIndex(({ cells }) => {
    const names = filled(cells);
    return (
      names.length >= Math.max(2, widest * 0.6) &&
      names.every((name) => /\p{L}/u.test(name)) &&
      new Set(names).size === names.length
    );
  });
}

const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

/** `first` and those of `others` that belong to it. */
export function joinSheets(first: HeadedSheet, others: readonly HeadedSheet[]): TableColumns {
  const joined = others.filter(({ headings }) => areAlike(first.headings, headings));
  const names = [...first.headings.cells];
  const known = new Map(names.map((name, at) => [keyOf(name, at), at]));
  const placesOf = ({ headings }: HeadedSheet): readonly number[] =>
    headings.cells.map((name, at) => {
      const key = keyOf(name, at);
      const place = known.get(key) ?? names.push(name) - 1;
      known.set(key, place);
      return place;
    });
  const all = [first, ...joined].map((one) => ({ one, places: placesOf(one) }));
  const isByCategory =
    joined.length > 0 && !names.some((name) => CATEGORY.test(name)) && saySomething(all.map(({ one }) => one));
  if (isByCategory) names.push('category');
  return {
    names,
    sheets: new Map(
      all.map(({ one: { sheet }, places }) => [sheet.path, { places, category: isByCategory ? sheet.name : null }]),
    ),
  };
}

/** Fewer columns in common may be those of prices, stock or translations of the same products. */
const FEWEST_SHARED = 3;
const SHARE = 0.6;

function areAlike(one: Headings, other: Headings): boolean {
  if (!one.areNames || !other.areNames) return false;
  const [names, others] = [one, other].map(({ cells }) => new Set(filled(cells).map((cell) => keyOf(cell, 0))));
  if (names === undefined || others === undefined) return false;
  const shared = [...names].filter((name) => others.has(name)).length;
  return shared >= FEWEST_SHARED && shared >= SHARE * Math.max(names.size, others.size);
}

/** A column without a name is known by its place. */
const keyOf = (name: string, at: number): string => name.trim().toLowerCase() || `\u0000${at}`;

/** A column that has the category already, or the kind of product. */
const CATEGORY =
  /categ|catég|kateg|rubri|rubry|кат[еа]гор|κατηγορ|カテゴリ|分类|類別|카테고리|^(?:product[ _]?)?(?:type|typ|tipo|tip|tüür|тип|kind)$|gruppe$|^(?:produkt|waren|artikel)art$/iu;

/** Names that programs give: `Sheet1`, `Tabelle2`, `Лист3`. Those of years or copies do not name categories either. */
const OF_PROGRAM = /^\P{L}*$|^\p{L}+[ _]?\d+(?:[ _]?\(\d+\))?$|\(\d+\)$/u;

const saySomething = (sheets: readonly HeadedSheet[]): boolean =>
  sheets.every(({ sheet }) => !OF_PROGRAM.test(sheet.name.trim()));
