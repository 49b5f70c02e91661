// The sheets of a workbook as lines of CSV: the one with the products, and behind it those with the same columns. Names and values
// that other sheets have of the products are put to them. The rest is counted.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { LeftOutReason, OtherTableCounts } from './other-tables.ts';
import { findMain, findPairSheet } from './pair-sheets.ts';
import { findHeadings, type HeadedSheet, joinSheets } from './sheet-columns.ts';
import { type AddedPairs, SheetPairs } from './sheet-pairs.ts';
import type { SheetRow } from './sheet-rows.ts';
import { TableLines } from './table-lines.ts';
import type { WorkbookSheet } from './workbook-parts.ts';

export type RowsOf = (sheet: WorkbookSheet) => AsyncGenerator<readonly SheetRow[]>;

/** `scratch`: where a file may be made; `others` is told where the headings are, and of each further sheet once it is read. */
export async function* sheetsAsLines(
  [largest, ...further]: readonly [WorkbookSheet, ...WorkbookSheet[]],
  rowsOf: RowsOf,
  scratch: string,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const first: HeadedSheet = { sheet: largest, headings: await findHeadings(rowsOf(largest)) };
  const all = [first];
  for (const sheet of further) {
    const headings = await findHeadings(rowsOf(sheet)).catch(unlessDamaged(null));
    all.push({ sheet, headings: headings ?? NO_HEADINGS });
  }
  const main = findMain(all, first);
  const rest = all.filter((one) => one !== main);
  const table = joinSheets(main, rest);
  const beside = rest.filter(({ sheet }) => !table.sheets.has(sheet.path));
  others.begin(main.headings.lines);
  const pairs = new SheetPairs(scratch);
  try {
    const read: Beside[] = [];
    for (const headed of beside) read.push(await readBeside(headed, main, rowsOf, pairs));
    const lines = new TableLines(table, pairs);
    for (const { sheet, headings } of [main, ...rest]) {
      const columns = table.sheets.get(sheet.path);
      if (columns === undefined) continue;
      const line = lines.begin(headings, columns);
      let count = 0;
      for await (const rows of rowsOf(sheet)) {
        if (sheet !== main.sheet) count += rows.filter((row) => isBelow(row, headings.row)).length;
        const text = lines.write(rows);
        if (text !== '') yield Buffer.from(text);
      }
      if (sheet !== main.sheet) others.join(sheet.name, count, line);
    }
    for (const one of read) tell(others, one);
  } finally {
    pairs.close();
  }
}

const NO_HEADINGS = { row: 0, cells: [], areNames: false, lines: null };

/** A sheet that is no further part of the table. */
interface Beside {
  readonly name: string;
  readonly rows: number;
  readonly found: AddedPairs | LeftOutReason;
}

/** A sheet that is not the table may be damaged: what was read until there counts. */
async function readBeside(headed: HeadedSheet, main: HeadedSheet, rowsOf: RowsOf, pairs: SheetPairs): Promise<Beside> {
  const { sheet, headings } = headed;
  const pairSheet = findPairSheet(headed, main);
  const found = typeof pairSheet === 'string' ? pairSheet : pairs.begin(pairSheet);
  let count = 0;
  try {
    for await (const rows of rowsOf(sheet)) {
      for (const row of rows) {
        if (!isBelow(row, headings.row)) continue;
        count++;
        if (typeof found !== 'string') pairs.add(found, row.cells);
      }
    }
  } catch (error) {
    unlessDamaged(null)(error);
  }
  return { name: sheet.name, rows: count, found };
}

function tell(others: OtherTableCounts, { name, rows, found }: Beside): void {
  if (typeof found === 'string') others.leaveOut('sheet', name, rows, found);
  else if (found.isTooMuch) others.leaveOut('sheet', name, rows, 'too-many');
  else if (found.used === 0)
    others.leaveOut('sheet', name, rows, rows === found.blank ? 'no-pairs' : 'no-known-product');
  else {
    const { blank, used, beside } = found;
    others.pair({ name, rows, blank, unknown: rows - blank - used, unused: [...beside] });
  }
}

const isBelow = ({ number, cells }: SheetRow, headings: number): boolean =>
  number > headings && cells.some((cell) => cell !== '');

const unlessDamaged =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CatalogFileError) return instead;
    throw error;
  };
