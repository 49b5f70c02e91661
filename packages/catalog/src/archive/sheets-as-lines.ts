// The sheets of a workbook as lines of CSV: the first sheet, and behind it those with the same columns. The others are counted.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { OtherTableCounts } from './other-tables.ts';
import { findHeadings, type HeadedSheet, joinSheets } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';
import { TableLines } from './table-lines.ts';
import type { WorkbookSheet } from './workbook-parts.ts';

/** `others` is told of each further sheet once it is read. */
export async function* sheetsAsLines(
  [first, ...further]: readonly [WorkbookSheet, ...WorkbookSheet[]],
  rowsOf: (sheet: WorkbookSheet) => AsyncGenerator<readonly SheetRow[]>,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const main: HeadedSheet = { sheet: first, headings: await findHeadings(rowsOf(first)) };
  const rest: HeadedSheet[] = [];
  for (const sheet of further) {
    const headings = await findHeadings(rowsOf(sheet)).catch(unlessDamaged(null));
    rest.push({ sheet, headings: headings ?? NO_HEADINGS });
  }
  const table = joinSheets(main, rest);
  const lines = new TableLines(table);
  for (const { sheet, headings } of [main, ...rest]) {
    const columns = table.sheets.get(sheet.path);
    if (columns === undefined) {
      others.add('sheet', sheet.name, await countRows(rowsOf(sheet), headings.row), null);
      continue;
    }
    const line = lines.begin(headings, columns);
    let count = 0;
    for await (const rows of rowsOf(sheet)) {
      if (sheet !== first) count += rows.filter((row) => isBelow(row, headings.row)).length;
      const text = lines.write(rows);
      if (text !== '') yield Buffer.from(text);
    }
    if (sheet !== first) others.add('sheet', sheet.name, count, line);
  }
}

const NO_HEADINGS = { row: 0, cells: [], areNames: false };

/** A sheet of which nothing is read may be damaged: what was counted until there counts. */
async function countRows(batches: AsyncGenerator<readonly SheetRow[]>, headings: number): Promise<number> {
  let count = 0;
  try {
    for await (const rows of batches) count += rows.filter((row) => isBelow(row, headings)).length;
  } catch (error) {
    unlessDamaged(null)(error);
  }
  return count;
}

const isBelow = ({ number, cells }: SheetRow, headings: number): boolean =>
  number > headings && cells.some((cell) => cell !== '');

const unlessDamaged =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CatalogFileError) return instead;
    throw error;
  };
